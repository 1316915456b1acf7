orcs-record 1
rules: 1
edition: a0948a5e3d373c14183dd76c200a437c6be7c2600fa2b0c2bc089967dcfcb658
colours: blue red
start: 1
modules: reinforcement=bomber:lava_golem terrain
undo: no
deal: manual
1 chance tile:tendrils_outer
2 chance tile:stone_field_middle
3 chance tile:road_inner
4 chance tile:road_outer
5 chance tile:stone_field_outer
6 chance tile:tendrils_middle
7 chance marker:bomber
8 chance marker:goblin
9 chance marker:orc
10 chance marker:goblin_shaman
11 chance marker:goblin
12 chance marker:orc_rider
13 chance marker:orc
14 chance marker:goblin
15 chance marker:chief
16 chance marker:orc
17 chance marker:goblin_shaman
18 chance marker:goblin
19 chance spell:fireball
20 chance spell:fireball
21 chance spell:fireball
22 chance spell:switch
23 chance spell:switch
24 chance spell:switch
25 chance card:smash
26 chance card:book_earth_lightning
27 chance card:book_fire_earth
28 chance card:zap
29 chance card:smash
30 chance card:zap
31 chance card:cold_snap
32 chance card:fire_spark
33 chance fate:strong
34 blue reveal:4
35 chance marker:orc_rider
checksum: d16960154d3c49b66cb5268fbffaa0960e93810b5ad27fb28243043362e81be2
