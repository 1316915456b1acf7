orcs-record 1
rules: 1
edition: a0948a5e3d373c14183dd76c200a437c6be7c2600fa2b0c2bc089967dcfcb658
colours: blue red
start: 1
modules: 
undo: no
deal: manual
1 chance marker:goblin
2 chance marker:chief
3 chance marker:orc_rider
4 chance marker:orc
5 chance marker:orc
6 chance marker:goblin_shaman
7 chance marker:orc
8 chance marker:goblin_shaman
9 chance marker:goblin
10 chance marker:orc_rider
11 chance marker:orc
12 chance marker:goblin
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
24 chance card:zap
25 chance card:cold_snap
26 chance card:fire_spark
27 chance fate:weak
28 blue reveal:4
29 chance marker:chief
30 blue pass
31 chance card:book_earth_lightning
32 chance card:book_lightning_water
33 chance card:book_water_fire
34 chance card:book_fire_earth
35 red reveal:1
36 chance marker:goblin
37 red pass
38 chance card:book_earth_lightning
39 chance card:book_lightning_water
40 chance card:book_water_fire
41 chance card:book_fire_earth
42 chance fate:brute_no_skills
43 blue reveal:2
44 chance marker:goblin
45 blue pass
46 chance card:smash
47 chance card:zap
48 chance card:cold_snap
49 chance card:fire_spark
50 red reveal:1
51 chance marker:orc
checksum: dfebea4fd95598db8533b4657919a09a3aaa20c959c7964c17a0f0dba14d9ca6
