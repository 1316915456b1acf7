orcs-record 1
rules: 1
edition: a0948a5e3d373c14183dd76c200a437c6be7c2600fa2b0c2bc089967dcfcb658
colours: blue red
start: 1
modules: 
undo: no
deal: manual
1 chance marker:lava_golem
2 chance marker:lava_golem
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
21 chance card:book_fire_earth
22 chance card:zap
23 chance card:smash
24 chance card:zap
25 chance card:cold_snap
26 chance card:fire_spark
27 chance fate:weak
28 blue reveal:4
29 chance marker:goblin
30 blue cast:smash
31 blue add:book_earth_lightning
32 blue add:book_fire_earth
33 blue done
34 blue line:3
35 blue target:1.outer.1
36 blue cast:zap
37 blue done
38 blue line:1
39 blue target:1.outer.2
40 chance card:cold_snap
41 chance card:book_lightning_water
42 chance card:book_water_fire
43 chance card:fire_spark
44 red reveal:6
45 chance marker:orc_rider
46 red pass
47 chance card:book_earth_lightning
48 chance card:book_lightning_water
49 chance card:book_water_fire
50 chance card:book_fire_earth
51 chance fate:strong
52 blue reveal:4
53 chance marker:orc
54 blue cast:cold_snap
55 blue add:book_lightning_water
56 blue add:book_water_fire
57 blue done
58 blue line:3
59 blue target:1.outer.1
60 blue cast:fire_spark
61 blue done
62 blue line:1
63 blue target:1.outer.1
64 chance card:smash
65 chance card:book_earth_lightning
66 chance card:book_fire_earth
67 chance card:zap
68 chance marker:chief
69 red reveal:6
70 chance marker:goblin
71 red pass
72 chance card:smash
73 chance card:zap
74 chance card:cold_snap
75 chance card:fire_spark
76 chance fate:weak
77 blue reveal:4
78 chance marker:chief
checksum: e7fa19cacaf2ff887252d7c8bc8fc29aac0bba1073a5d605ad80cbae6fd0073c
