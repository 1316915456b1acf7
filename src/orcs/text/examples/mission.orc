orcs-record 1
rules: 1
edition: a0948a5e3d373c14183dd76c200a437c6be7c2600fa2b0c2bc089967dcfcb658
colours: blue red
start: 1
modules: missions
undo: no
deal: manual
1 chance marker:orc
2 chance marker:goblin_shaman
3 chance marker:goblin
4 chance marker:orc_rider
5 chance marker:orc
6 chance marker:goblin
7 chance marker:chief
8 chance marker:lava_golem
9 chance marker:orc
10 chance marker:goblin_shaman
11 chance marker:goblin
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
24 chance card:zap
25 chance card:cold_snap
26 chance card:fire_spark
27 chance mission:skills
28 chance mission:weak_pairs
29 chance mission:brutes
30 chance mission:most
checksum: c16cd6bc310573ef96f64e08806ffd713ee26888dd34a6d9c3d104195e431b52
