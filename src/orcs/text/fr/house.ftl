# House rules: what the rulebooks leave open, read the other way. .text says what changes, .why what leaves it open.

house_rules = Règles maison
    .text = Les livrets laissent ces points ouverts. Si rien n’est choisi, on joue comme le dit notre page des règles.
house_rule-wisdom_points = { card-wisdom } rapporte des points
    .text = Chaque carte { card-wisdom } que vous possédez rapporte 2 points, comme un sort de soutien.
    .why = Un livret range { card-wisdom } parmi les sorts de soutien, un autre parmi les sorts de savoir.
house_rule-chosen_terrain = Terrain au choix
    .text = Avant de retourner les tuiles, vous choisissez chacun à votre tour la section de chaque quartier qui en reçoit une.
    .why = Seul le livret anglais le dit.
house_rule-reinforcement_bonuses = Crapelets et explosions en bonus
    .text = Un crapaud couveur ou un bombardier vaincu donne une action bonus, que vous pouvez prendre ou refuser.
    .why = Selon les livrets, les nouvelles créatures diffèrent par leurs points de vie et leurs actions bonus.
house_rule-toadling_skills = Les crapelets sont des pouvoirs bonus
    .text = « Pas de pouvoirs bonus » arrête aussi les crapelets.
    .why = Le livret allemand n’a qu’un mot pour les deux.
house_rule-unshielded_skills = « Pas de pouvoirs bonus » vaut pour tous
    .text = « Règles immuables » ne protège pas contre « pas de pouvoirs bonus ».
    .why = Les livrets ne disent pas lequel des deux l’emporte.
house_rule-dearest_line = L’effet le plus cher
    .text = Parmi les effets payés qui ont une cible, vous devez choisir le plus cher.
    .why = Le livret anglais lie l’effet à l’énergie vraiment atteinte.
house_rule-strict_enhancement = Attaques apprises, jamais seules
    .text = Vous ne pouvez lancer un sort d’attaque des pioches qu’avec une autre carte de son type.
    .why = Le livret allemand demande au moins un sort du même type.

# The clauses that they change, whole.

clause-E3-wisdom_points = Chaque sort de soutien et chaque carte { card-wisdom } que vous possédez rapporte 2 points, où qu’ils se trouvent. Les autres sorts de savoir ne rapportent rien.
clause-G1-chosen_terrain = Chaque quartier reçoit une tuile de terrain. Chacun à votre tour, en commençant par le joueur de départ, vous choisissez pour chaque quartier, dans l’ordre, la section où sa tuile est posée face cachée. Puis les tuiles sont retournées dans l’ordre des quartiers ; la section pour laquelle une tuile est faite ne compte pas. Vous pouvez convenir d’un nombre de 1 à 9 : s’il y en a moins de six, les quartiers sont tirés au sort ; pour la septième et les suivantes, un quartier avec une section libre est tiré au sort et le joueur suivant choisit la section.
clause-Z2-reinforcement_bonuses = Un crapaud couveur vaincu donne le bonus « crapelet » : un crapelet est posé face cachée sur sa section. On découvre lequel quand quelqu’un le prend.
clause-Z5-reinforcement_bonuses = Un bombardier vaincu donne le bonus « explosion » : chaque créature et chaque crapelet qui se trouve alors sur sa section subit 1 dégât. Ce qui tombe ajoute ses propres bonus. Une explosion qui ne toucherait rien n’est pas proposée.
clause-Z6-reinforcement_bonuses = Crapelets et explosions sont des actions bonus : vous les prenez avec les autres, dans l’ordre de votre choix, ou vous y renoncez. Plusieurs bonus du même genre se prennent dans l’ordre de leurs emplacements. Sans les actions bonus, ni l’un ni l’autre ne se produit.
clause-F10-toadling_skills = « Pas de pouvoirs bonus » : tous les pouvoirs bonus sont ignorés, et les crapelets ne peuvent pas être utilisés.
clause-Z4-toadling_skills = Chaque crapelet s’utilise une fois, entre vos propres actions, même après la dernière, mais pas après avoir passé. Cela ne coûte pas d’action. Selon son type, vous piochez une carte, gagnez une action de plus (jamais plus de dix par tour) ou 1 point d’énergie, ou une créature a 1 point de vie de moins ce tour-ci. Puis il disparaît. C’est un pouvoir bonus : « pas de pouvoirs bonus » l’arrête ; les missions ne le comptent pas pour autant.
clause-F12-unshielded_skills = Le joueur qui a le pouvoir « règles immuables » ignore toutes les règles spéciales sauf l’échange de sorts et « pas de pouvoirs bonus », qui suspend aussi ce pouvoir. Le pouvoir agit dès qu’il est gagné.
clause-C5-dearest_line = Puis un seul effet du sort est exécuté : parmi ceux dont le coût est payé et qui ont une cible, le plus cher. Une attaque doit être exécutée si elle peut l’être ; un sort de soutien peut rester sans effet.
clause-C2-strict_enhancement = Vous pouvez ensuite lui ajouter des cartes de votre main, l’une après l’autre, et vous arrêter quand vous voulez. Pour un sort d’attaque des pioches, vous ne pouvez vous arrêter que si un effet est payé ou s’il ne vous reste en main aucune carte de son type. Une carte peut être ajoutée si elle donne de l’énergie du type du sort ou si elle a un effet propre quand on l’ajoute ; en ajouter plus que nécessaire est permis. Une carte de plusieurs types compte pour le type du sort si elle le peut. Le poison ne peut pas être ajouté.
clause-C7-strict_enhancement = Tout autre sort ne peut être lancé que s’il peut servir à quelque chose : votre main et l’énergie gardée peuvent payer un effet qui a une cible, ou une carte à ajouter vous permet de vous téléporter ou de piocher. Un sort d’attaque des pioches demande en plus une autre carte de votre main qui donne de l’énergie de son type. Si à la fin aucun effet n’est payé ou n’a de cible, le sort reste sans effet.

refusal-F10-toadling_skills = La carte Destin suspend les pouvoirs bonus et les crapelets pendant ce round.

# Choosing where terrain goes, and the bonuses of toad and bomber.

ask-ChooseTileSection = { $seat }, quelle section du quartier { $path } reçoit une tuile de terrain ?
ask-DrawPaths = Quel quartier reçoit du terrain ?
ask-DrawFurtherPath = Quel quartier reçoit une tuile de terrain de plus ?
ask-TurnTile = Quelle tuile de terrain est-ce ?
event-terrain_placed = { $seat } pose une tuile face cachée : { $place }.
step-PlaceTerrain = Vous choisissez où vont les tuiles de terrain ; puis elles sont retournées.
bonus-toadling = poser un crapelet
    .text = un crapelet est posé sur sa section.
bonus-blast = explosion
    .text = tout ce qui se trouve sur sa section subit 1 dégât.

# In the terminal and the lab.

help-house_rules = règles maison, séparées par des virgules : { $list } ; ou all, ou none (par défaut celles de l’édition)
lab-house_rules = règles maison : { $list }
replay-house_rules = règles maison : { $list }
play-hint-no_place_bonus = Selon votre règle maison, crapelets et explosions sont des actions bonus, et cette partie n’en a pas : ni les uns ni les autres ne se produiront.

# In the browser.

setup-hint-no_bonus = Le livret déconseille le crapaud couveur et le bombardier sans les actions bonus.
setup-start = Joueur de départ (selon le livret : le plus jeune)
setup-start-drawn = Tiré au sort
setup-start-seat = Place { $seat } : { $colour }
book-house_rule = Règle maison : { $name }.
