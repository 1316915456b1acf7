orcs-record 1
rules: 1
edition: a0948a5e3d373c14183dd76c200a437c6be7c2600fa2b0c2bc089967dcfcb658
colours: blue red
start: 1
modules: 
undo: no
deal: manual
1 chance marker:orc
2 chance marker:goblin_shaman
3 chance marker:goblin
4 chance marker:orc_rider
5 chance marker:orc
6 chance marker:goblin
7 chance marker:chief
8 chance marker:lava_golem
9 chance marker:orc
10 chance marker:goblin_shaman
11 chance marker:goblin
12 chance marker:orc_rider
13 chance spell:fireball
14 chance spell:fireball
15 chance spell:earthquake
16 chance spell:switch
17 chance spell:wisdom
18 chance spell:voodoo
19 chance card:smash
20 chance card:zap
21 chance card:cold_snap
22 chance card:fire_spark
23 chance card:smash
24 chance card:zap
25 chance card:cold_snap
26 chance card:fire_spark
27 chance fate:weak
28 blue reveal:4
29 chance marker:orc
30 blue pass
31 chance card:book_earth_lightning
32 chance card:book_lightning_water
33 chance card:book_water_fire
34 chance card:book_fire_earth
35 red reveal:1
36 chance marker:goblin
checksum: 532cb0af1e3bcc0401748be6d0d4dc73e36aa16cf7f12f73fddfd05a93dcf859
