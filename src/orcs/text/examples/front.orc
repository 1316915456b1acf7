orcs-record 1
rules: 1
edition: a0948a5e3d373c14183dd76c200a437c6be7c2600fa2b0c2bc089967dcfcb658
colours: blue red
start: 1
modules: new_fate
undo: no
deal: manual
1 chance marker:orc_rider
2 chance marker:chief
3 chance marker:orc
4 chance marker:goblin_shaman
5 chance marker:goblin
6 chance marker:orc_rider
7 chance marker:orc
8 chance marker:goblin
9 chance marker:chief
10 chance marker:lava_golem
11 chance marker:orc
12 chance marker:goblin_shaman
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
27 chance fate:paths_all_outer_life
28 blue reveal:4
29 chance marker:goblin
30 blue pass
31 chance card:cold_snap
32 chance card:book_water_fire
33 chance card:fire_spark
34 chance card:book_fire_earth
35 red reveal:1
36 chance marker:goblin
37 red pass
38 chance card:book_earth_lightning
39 chance card:book_lightning_water
40 chance card:book_water_fire
41 chance card:book_fire_earth
42 chance fate:paths_56_middle
43 blue reveal:4
44 chance marker:orc_rider
45 blue cast:cold_snap
46 blue done
47 blue line:1
checksum: 0d0b5cbdac0511e4da7e6dc7fc6c5196ed028c7025dd7d779cd33abbe321940f
