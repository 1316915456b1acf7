orcs-record 1
rules: 1
edition: a0948a5e3d373c14183dd76c200a437c6be7c2600fa2b0c2bc089967dcfcb658
colours: blue red
start: 1
modules: 
undo: no
deal: manual
1 chance marker:goblin
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
13 chance spell:ice_storm
14 chance spell:fireball
15 chance spell:earthquake
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
27 chance fate:weak_strong
28 blue reveal:4
29 chance marker:goblin
30 blue cast:book_earth_lightning
31 blue learn:ice_storm
32 chance spell:fireball
33 blue pass
34 chance card:cold_snap
35 chance card:book_water_fire
36 chance card:fire_spark
37 chance card:book_fire_earth
38 red reveal:1
39 chance marker:goblin
40 red pass
41 chance card:book_earth_lightning
42 chance card:book_lightning_water
43 chance card:book_water_fire
44 chance card:book_fire_earth
45 chance fate:brute_no_skills
46 blue reveal:6
47 chance marker:orc_rider
48 blue pass
49 chance card:ice_storm
50 chance card:cold_snap
51 chance card:book_water_fire
52 chance card:smash
53 red reveal:6
54 chance marker:orc
55 red pass
56 chance card:smash
57 chance card:zap
58 chance card:cold_snap
59 chance card:fire_spark
60 chance fate:weak_strong_exchange
61 chance spell:fireball
62 chance spell:fireball
63 chance spell:fireball
64 chance spell:switch
65 chance spell:switch
66 chance spell:switch
67 blue reveal:4
68 chance marker:goblin
checksum: 6232efc31784b41c2fc31ff62fb11b470a507790223613e3835975e5e96bab02
