orcs-record 1
rules: 1
edition: a0948a5e3d373c14183dd76c200a437c6be7c2600fa2b0c2bc089967dcfcb658
colours: blue red
start: 1
modules: 
undo: no
deal: manual
1 chance marker:orc_rider
2 chance marker:chief
3 chance marker:goblin_shaman
4 chance marker:lava_golem
5 chance marker:goblin
6 chance marker:goblin
7 chance marker:orc_rider
8 chance marker:chief
9 chance marker:goblin_shaman
10 chance marker:chief
11 chance marker:lava_golem
12 chance marker:orc_rider
13 chance spell:fireball
14 chance spell:fireball
15 chance spell:fireball
16 chance spell:switch
17 chance spell:switch
18 chance spell:switch
19 chance card:smash
20 chance card:zap
21 chance card:cold_snap
22 chance card:fire_spark
23 chance card:smash
24 chance card:book_earth_lightning
25 chance card:zap
26 chance card:book_lightning_water
27 chance fate:weak
28 blue reveal:4
29 chance marker:goblin_shaman
30 blue pass
31 chance card:book_earth_lightning
32 chance card:book_lightning_water
33 chance card:book_water_fire
34 chance card:book_fire_earth
35 red reveal:5
36 chance marker:orc_rider
37 red cast:smash
38 red add:book_earth_lightning
39 red done
40 red line:2
41 red target:3.middle.1
42 red pass
43 chance card:cold_snap
44 chance card:fire_spark
45 chance card:book_water_fire
46 chance card:book_fire_earth
47 chance fate:weak
48 blue reveal:4
49 chance marker:lava_golem
50 blue pass
51 chance card:smash
52 chance card:zap
53 chance card:cold_snap
54 chance card:fire_spark
55 red reveal:6
56 chance marker:goblin_shaman
checksum: 2aa35ceafe2787e9ec270e57d03f08d138ff3b7552cded9d74df665d049dc720
