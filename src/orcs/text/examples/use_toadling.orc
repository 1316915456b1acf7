orcs-record 1
rules: 1
edition: a0948a5e3d373c14183dd76c200a437c6be7c2600fa2b0c2bc089967dcfcb658
colours: blue red
start: 1
modules: reinforcement=breeding_toad:goblin_shaman
undo: no
deal: manual
1 chance marker:breeding_toad
2 chance marker:goblin
3 chance marker:orc
4 chance marker:goblin
5 chance marker:orc_rider
6 chance marker:orc
7 chance marker:goblin
8 chance marker:chief
9 chance marker:lava_golem
10 chance marker:orc
11 chance marker:goblin
12 chance marker:orc_rider
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
27 chance fate:brute_no_skills
28 blue reveal:4
29 chance marker:orc
30 blue cast:smash
31 blue add:book_earth_lightning
32 blue add:book_fire_earth
33 blue done
34 blue line:3
35 blue target:1.outer.2
36 blue cast:zap
37 blue done
38 blue line:1
39 blue prey:1.outer
40 chance toadling:life
41 blue end
42 chance card:cold_snap
43 chance card:fire_spark
44 chance card:book_water_fire
45 chance card:book_lightning_water
46 red reveal:6
47 chance marker:goblin
48 red pass
49 chance card:book_earth_lightning
50 chance card:book_lightning_water
51 chance card:book_water_fire
52 chance card:book_fire_earth
53 chance fate:strong
54 blue reveal:4
55 chance marker:chief
checksum: 4c697c3960bad2d418ee87e7fe66cb52b02c681bcf0cd4a0f10d489f7a9a9f94
