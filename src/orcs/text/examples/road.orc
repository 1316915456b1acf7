orcs-record 1
rules: 1
edition: a0948a5e3d373c14183dd76c200a437c6be7c2600fa2b0c2bc089967dcfcb658
colours: blue red
start: 1
modules: terrain
undo: no
deal: manual
1 chance tile:tendrils_outer
2 chance tile:stone_field_middle
3 chance tile:road_inner
4 chance tile:road_outer
5 chance tile:stone_field_outer
6 chance tile:tendrils_middle
7 chance marker:orc
8 chance marker:goblin_shaman
9 chance marker:goblin
10 chance marker:orc_rider
11 chance marker:orc
12 chance marker:goblin
13 chance marker:orc
14 chance marker:chief
15 chance marker:chief
16 chance marker:lava_golem
17 chance marker:orc
18 chance marker:goblin_shaman
19 chance spell:fireball
20 chance spell:fireball
21 chance spell:fireball
22 chance spell:switch
23 chance spell:switch
24 chance spell:switch
25 chance card:smash
26 chance card:book_earth_lightning
27 chance card:zap
28 chance card:book_lightning_water
29 chance card:smash
30 chance card:zap
31 chance card:cold_snap
32 chance card:fire_spark
33 chance fate:strong
checksum: 967cee44428e4e502b50c590b344986f7c5633f716050091303836ab085b23f6
