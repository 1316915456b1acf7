orcs-record 1
rules: 1
edition: a0948a5e3d373c14183dd76c200a437c6be7c2600fa2b0c2bc089967dcfcb658
colours: blue red
start: 1
modules: 
undo: no
deal: manual
1 chance marker:chief
2 chance marker:orc
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
15 chance spell:earthquake
16 chance spell:voodoo
17 chance spell:switch
18 chance spell:wisdom
19 chance card:smash
20 chance card:book_earth_lightning
21 chance card:zap
22 chance card:book_lightning_water
23 chance card:cold_snap
24 chance card:book_water_fire
25 chance card:fire_spark
26 chance card:book_fire_earth
27 chance fate:weak
28 blue reveal:4
29 chance marker:goblin
30 blue cast:book_earth_lightning
31 blue learn:voodoo
32 chance spell:switch
33 blue pass
34 chance card:cold_snap
35 chance card:book_water_fire
36 chance card:fire_spark
37 chance card:book_fire_earth
38 red reveal:6
39 chance marker:orc_rider
40 red pass
41 chance card:smash
42 chance card:book_earth_lightning
43 chance card:zap
44 chance card:book_lightning_water
45 chance fate:strong
46 blue reveal:6
47 chance marker:orc
48 blue pass
49 chance card:voodoo
50 chance card:fire_spark
51 chance card:zap
52 chance card:smash
53 red reveal:6
54 chance marker:goblin
55 red pass
56 chance card:smash
57 chance card:book_earth_lightning
58 chance card:zap
59 chance card:book_lightning_water
60 chance fate:weak
61 blue reveal:4
62 chance marker:chief
checksum: 80fa5f7f2b03793bfdfcd7ded1fb8384fe6f6148912c3697b7386a411667b505
