orcs-record 1
rules: 1
edition: a0948a5e3d373c14183dd76c200a437c6be7c2600fa2b0c2bc089967dcfcb658
colours: blue green red yellow
start: 1
modules: 
undo: no
deal: manual
1 chance marker:chief
2 chance marker:lava_golem
3 chance marker:orc
4 chance marker:goblin_shaman
5 chance marker:goblin
6 chance marker:orc_rider
7 chance marker:goblin
8 chance marker:chief
9 chance marker:orc
10 chance marker:goblin
11 chance marker:chief
12 chance marker:lava_golem
13 chance spell:fireball
14 chance spell:fireball
15 chance spell:fireball
16 chance spell:switch
17 chance spell:switch
18 chance spell:switch
19 chance card:smash
20 chance card:book_earth_lightning
21 chance card:zap
22 chance card:book_lightning_water
23 chance card:smash
24 chance card:zap
25 chance card:cold_snap
26 chance card:fire_spark
27 chance card:smash
28 chance card:zap
29 chance card:cold_snap
30 chance card:fire_spark
31 chance card:smash
32 chance card:zap
33 chance card:cold_snap
34 chance card:fire_spark
35 chance fate:strong
36 blue reveal:4
37 chance marker:orc_rider
checksum: dda5fe3be6cdcbd3e0423702484158e2ae27884241d272b0f21ff86910b19368
