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
27 chance fate:strong
28 blue reveal:4
29 chance marker:goblin
30 blue cast:smash
31 blue add:book_earth_lightning
32 blue done
33 blue line:2
34 blue target:1.outer.1
35 blue cast:zap
36 blue add:book_lightning_water
37 blue done
38 blue line:2
39 blue target:1.outer.1
40 chance card:cold_snap
41 chance card:book_water_fire
42 chance card:fire_spark
43 chance card:book_fire_earth
44 chance card:smash
45 chance marker:orc
46 red reveal:6
47 chance marker:orc_rider
48 red pass
49 chance card:book_earth_lightning
50 chance card:book_lightning_water
51 chance card:book_water_fire
52 chance card:book_fire_earth
53 chance fate:weak_draw_three
54 blue reveal:4
55 chance marker:orc
checksum: 0f078b6bab7e1d57c8c02a0d833159cd177886e14c8cc9faf0981cd9a4e63918
