orcs-record 1
rules: 1
edition: a0948a5e3d373c14183dd76c200a437c6be7c2600fa2b0c2bc089967dcfcb658
colours: blue red
start: 1
modules: 
undo: no
deal: manual
1 chance marker:lava_golem
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
14 chance spell:ice_storm
15 chance spell:earthquake
16 chance spell:voodoo
17 chance spell:switch
18 chance spell:wisdom
19 chance card:smash
20 chance card:book_earth_lightning
21 chance card:zap
22 chance card:book_lightning_water
23 chance card:smash
24 chance card:zap
25 chance card:cold_snap
26 chance card:fire_spark
27 chance fate:weak
28 blue reveal:4
29 chance marker:goblin
30 blue cast:book_earth_lightning
31 blue learn:fireball
32 chance spell:fireball
33 blue cast:book_lightning_water
34 blue learn:voodoo
35 chance spell:switch
36 chance card:cold_snap
37 chance card:book_water_fire
38 chance card:fire_spark
39 chance card:book_fire_earth
40 red reveal:6
41 chance marker:orc_rider
42 red pass
43 chance card:book_earth_lightning
44 chance card:book_lightning_water
45 chance card:book_water_fire
46 chance card:book_fire_earth
47 chance fate:strong
48 blue reveal:6
49 chance marker:orc
50 blue pass
51 chance card:fireball
52 chance card:voodoo
53 chance card:smash
54 chance card:zap
55 red reveal:6
56 chance marker:goblin
57 red pass
58 chance card:smash
59 chance card:zap
60 chance card:cold_snap
61 chance card:fire_spark
62 chance fate:weak
63 blue reveal:4
64 chance marker:chief
checksum: d9552c6b622c7501a3f8f8f4ee5eae07ccc8ef290819ecc9217cfddc9b43782f
