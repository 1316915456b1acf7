orcs-record 1
rules: 1
edition: a0948a5e3d373c14183dd76c200a437c6be7c2600fa2b0c2bc089967dcfcb658
colours: blue red
start: 1
modules: reinforcement=breeding_toad:goblin_shaman
undo: no
deal: manual
1 chance marker:breeding_toad
2 chance marker:chief
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
27 chance fate:weak
28 blue reveal:4
29 chance marker:orc
checksum: fdffc80cc697dadcfa1832696ef9ee493dc318f397598a95dd3268563fa7a155
