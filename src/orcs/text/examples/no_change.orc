orcs-record 1
rules: 1
edition: a0948a5e3d373c14183dd76c200a437c6be7c2600fa2b0c2bc089967dcfcb658
colours: blue red
start: 1
modules: 
undo: no
deal: manual
1 chance marker:goblin_shaman
2 chance marker:goblin_shaman
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
14 chance spell:ice_storm
15 chance spell:fireball
16 chance spell:switch
17 chance spell:switch
18 chance spell:switch
19 chance card:smash
20 chance card:book_earth_lightning
21 chance card:book_fire_earth
22 chance card:zap
23 chance card:smash
24 chance card:zap
25 chance card:cold_snap
26 chance card:fire_spark
27 chance fate:brute_no_skills
28 blue reveal:4
29 chance marker:goblin
30 blue cast:smash
31 blue add:book_earth_lightning
32 blue add:book_fire_earth
33 blue done
34 blue line:3
35 blue target:1.outer.1
36 blue pass
37 chance card:cold_snap
38 chance card:book_lightning_water
39 chance card:book_water_fire
40 chance card:fire_spark
41 red reveal:6
42 chance marker:orc_rider
43 red pass
44 chance card:book_earth_lightning
45 chance card:book_lightning_water
46 chance card:book_water_fire
47 chance card:book_fire_earth
48 chance fate:weak
49 blue reveal:4
50 chance marker:orc
51 blue cast:cold_snap
52 blue add:book_lightning_water
53 blue add:book_water_fire
54 blue done
55 blue line:3
56 blue target:1.outer.1
57 blue pass
58 chance card:smash
59 chance card:book_earth_lightning
60 chance card:book_fire_earth
61 chance card:zap
62 chance marker:chief
63 red reveal:6
64 chance marker:goblin
65 red pass
66 chance card:smash
67 chance card:zap
68 chance card:cold_snap
69 chance card:fire_spark
70 chance fate:weak_no_learning
71 blue reveal:4
72 chance marker:chief
checksum: ae56d7207a78f38f10f8eadfbc13233f6f3205790816ad1b607bad68a601059c
