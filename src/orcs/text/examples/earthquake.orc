orcs-record 1
rules: 1
edition: a0948a5e3d373c14183dd76c200a437c6be7c2600fa2b0c2bc089967dcfcb658
colours: blue red
start: 1
modules: 
undo: no
deal: manual
1 chance marker:goblin
2 chance marker:goblin
3 chance marker:goblin
4 chance marker:orc
5 chance marker:orc
6 chance marker:goblin_shaman
7 chance marker:goblin
8 chance marker:orc_rider
9 chance marker:orc
10 chance marker:goblin
11 chance marker:chief
12 chance marker:lava_golem
13 chance spell:earthquake
14 chance spell:ice_storm
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
27 chance fate:brute_no_skills
28 blue reveal:4
29 chance marker:orc
30 blue cast:book_earth_lightning
31 blue learn:earthquake
32 chance spell:fireball
33 blue pass
34 chance card:cold_snap
35 chance card:book_water_fire
36 chance card:fire_spark
37 chance card:book_fire_earth
38 red reveal:6
39 chance marker:goblin_shaman
40 red pass
41 chance card:book_earth_lightning
42 chance card:book_lightning_water
43 chance card:book_water_fire
44 chance card:book_fire_earth
45 chance fate:strong
46 blue reveal:6
47 chance marker:goblin
48 blue pass
49 chance card:earthquake
50 chance card:smash
51 chance card:book_fire_earth
52 chance card:cold_snap
53 red reveal:6
54 chance marker:orc_rider
55 red pass
56 chance card:smash
57 chance card:zap
58 chance card:cold_snap
59 chance card:fire_spark
60 chance fate:strong_no_teleport
61 blue reveal:4
62 chance marker:orc
checksum: 7bdd8df68ee3d897c220107cedc9a37844ee372855e727b691bd8f5285bce63e
