import type { Help } from './help-shape.ts';

const OPPONENTS = `                      ajoutez -bold (hardi) ou -cautious (prudent), sauf à novice : captain-bold ; random et greedy servent
                      de repères`;
const LANGUAGE = `  --language L        en ou fr ; par défaut celle du terminal (LC_ALL, LC_MESSAGES, LANG), sinon en`;
const BOTS = `                      ou "cmd:LIGNE DE COMMANDE" : votre propre programme, qui parle le protocole du moteur (docs/lab-bots.md)`;
const BOT_LIMITS = `  --bot-time S        secondes dont un programme dispose pour une décision ; 10 par défaut
  --bot-battle-time S secondes dont il dispose pour toutes les décisions d’une bataille ; 600 par défaut`;
const CHOICE = `  --scenario S        la bataille, par identifiant ou par nom ; la première du jeu par défaut
  --scenario-file F   votre propre bataille (JSON), vérifiée champ par champ ; l’enregistrement la conserve
  --set CLÉ=VALEUR    une option du jeu, comme edition=en ; peut être répété (« tambour list » les montre)
  --charts F          vos chiffres à la place des tables du jeu (JSON), vérifiés champ par champ`;
const PROMPT = `  NUMÉRO              choisir cette ligne de la liste
  un nom ou des mots  les ordres d’une unité ou d’un chef, vers un lieu, ou avec ces mots
  suite, retour       les lignes suivantes d’une longue liste ; de nouveau la liste entière
  conseil, ok         ce que ferait l’ordinateur ; donner cet ordre
  chances NUMÉRO      les probabilités d’un ordre
  pourquoi NUMÉRO     les modificateurs d’un ordre
  pourquoi UNITÉ LIEU pourquoi une unité ne peut pas y aller ou y agir, et ce qui est permis à la place
  état                la bataille en phrases : heure, points, troupes, qui est près de qui
  unités [NOM]        toutes les unités et leur place ; ou tout sur l’une d’elles
  voir NOM            tout sur une unité, un chef ou un lieu
  objectifs           les points et leur origine
  journal [N]         les N dernières lignes des événements (20 par défaut)
  4, 4 6, lancer      avec vos propres dés : ce qu’ils montrent ; ou laisser le programme lancer
  annuler             annuler votre dernier ordre, tant qu’aucun dé n’a été lancé
  enregistrer FICHIER écrire la partie (« - » la montre)
  aide, quitter       cette liste ; quitter la bataille`;

export const HELP_FR: Help = {
  above: `tambour : jouer, arbitrer et étudier des batailles à la poudre noire.

Utilisation : tambour COMMANDE …`,
  below: `« tambour COMMANDE --help » en dit plus sur chacune, « tambour --version » donne la version.
Toutes les commandes acceptent --language en ou fr ; par défaut, c’est la langue du terminal (LC_ALL, LC_MESSAGES, LANG), sinon
l’anglais. Là où une commande écrit un FICHIER, « - » est la sortie standard. Codes de sortie : 0 succès, 1 la réponse est non
ou c’est impossible, 2 mauvais usage, 3 erreur interne.`,
  does: {
    list: 'montrer les jeux, leurs batailles, camps et options',
    play: 'jouer une bataille dans le terminal',
    simulate: 'jouer une bataille un grand nombre de fois et compter les résultats',
    tournament: 'faire s’affronter des joueurs et les classer',
    history: 'rejouer des batailles réelles : leur issue était-elle probable ?',
    replay: 'rejouer un enregistrement et le vérifier',
    review: 'trouver les pires décisions d’une bataille finie',
    rules: 'lister les règles d’un jeu : où citées, comment testées',
    map: 'imprimer la carte d’une bataille avec sa mise en place',
    print: 'imprimer une bataille sur papier : carte, pions, tables, règles',
    engine: 'répondre à des lignes JSON sur l’entrée et la sortie standard',
    worker: 'jouer des batailles d’études prises dans une file',
    queue: 'montrer une file : tâches, vitesse, processus, échecs',
  },
  prompt: PROMPT,
  of: {
    list: `Utilisation : tambour list [JEU] [options]

Montre les jeux, leurs batailles, options et camps. Partout où une commande prend un identifiant, elle prend aussi le nom, dans
l’une ou l’autre langue, avec ou sans majuscules et accents ; pour une bataille, le lieu suffit : --scenario auneau.

${LANGUAGE}
  --json              {"games":[{"id","title","rules","sides","scenarios","options"}]}`,
    play: `Utilisation : tambour play JEU [options]
              tambour play --resume FICHIER [options]

Joue une bataille dans le terminal. JEU est un jeu ou l’une de ses batailles, par identifiant ou par nom : tambour play auneau.

  --side X            votre camp, par identifiant ou par nom ; « both » pour jouer les deux, « none » pour regarder ; le premier
                      camp par défaut
  --ai NIVEAU         qui joue l’autre : novice, sergeant, captain ou marshal ; captain par défaut
${OPPONENTS}
${BOTS}
${BOT_LIMITS}
  --seed K            graine aléatoire, de 0 à 4294967295 ; au hasard par défaut
  --dice QUI          program, ou own : vous lancez de vrais dés pour les deux camps et les tapez ; l’enregistrement le dit
  --resume FICHIER    reprend une partie enregistrée, même au milieu d’un jet, avec ses propres règles et ses dés
${LANGUAGE}
${CHOICE}

Pendant la partie (unités, chefs, lieux et batailles par nom ou identifiant, avec ou sans majuscules et accents) :
${PROMPT}`,
    simulate: `Utilisation : tambour simulate JEU… [options]

Joue une bataille un grand nombre de fois et donne les victoires avec un intervalle à 95 % (Wilson), la durée, les pertes et les
points. Le résultat ne dépend que de la graine, quel que soit le nombre de fils. JEU est un jeu ou l’une de ses batailles ;
plusieurs, séparés par des virgules ou des espaces, ou « all », sont joués dans une même étude.

  --games N           combien de batailles par réglage ; 100 par défaut, avec --until autant qu’il en faut
  --a NIVEAU          qui commande le premier camp : comme play --ai ; greedy par défaut, le plus rapide qui joue correctement ;
                      plusieurs, séparés par des virgules, font autant de réglages
  --b NIVEAU          qui commande le second camp
${BOTS}
${BOT_LIMITS}
  --seed K            de 0 à 4294967295 ; au hasard par défaut
  --workers N         fils d’exécution ; un par cœur par défaut
  --queue URL         faire jouer les processus d’une file (voir tambour worker) ; par défaut TAMBOUR_QUEUE ; none : jouer ici
${LANGUAGE}
${CHOICE}
                      --scenario en prend plusieurs, ou « all » ; --set prend aussi des chiffres (voir plus bas)
  --sweep CLÉ=1..5    un réglage par valeur ; aussi 0..1..0.25 ou a,b,c ; plusieurs clés forment une grille
  --compare CLÉ=VALEUR  un second réglage avec les mêmes dés, et la différence avec son intervalle ; « ; » entre plusieurs changements
  --even CLÉ=1..9     chercher la valeur où la bataille est équilibrée ; --games est alors le nombre total, 600 par défaut
  --until 2%          s’arrêter quand aucun intervalle ne dépasse cette valeur de part et d’autre (avec --compare : de la différence)
  --resume FICHIER    garder chaque bataille dans FICHIER et continuer avec ce qu’il contient ; sans JEU, le fichier dit ce qu’on joue
  --records DOSSIER   garder chaque bataille comme enregistrement que « tambour replay --verify » accepte
  --json FICHIER      les chiffres en JSON : {games, wins:{a,b,draw}, …}, a = le premier camp
  --html FICHIER      une page autonome avec des graphiques
  --csv FICHIER       une ligne par bataille
  --battle N          rejouer la bataille N de l’étude et écrire son enregistrement (dans --records DOSSIER ; ici par défaut)
FICHIER « - » est la sortie standard, à la place du rapport ; un seul des deux peut l’utiliser.

CLÉ est une option du jeu, « a » ou « b » (qui joue), « turns » (les tours), ou le chemin d’un chiffre : scenario.turns,
charts.fire.range, unit.NOM.strength, leader.NOM.… ; chaque partie se trouve par son nom ou son identifiant, « * » est chacune, « side:P »
celles de ce camp. Outre = il y a +=, -= et *= ; une valeur vide retire un chiffre. Le jeu vérifie le résultat champ par champ.

Ctrl-C termine l’étude et garde ce qui a été joué : sans --resume, dans un nouveau fichier dont le nom est donné.
Un fil qui s’arrête avant la fin est remplacé, et ses batailles sont rejouées. Si cela ne suffit pas, les batailles jouées sont
données et le code de sortie est 1.

Un programme qui s’arrête, ne répond pas, envoie trop de données ou donne des ordres refusés perd sa bataille par forfait : les
forfaits sont donnés à part et ne comptent pour personne. Après trois de suite, les autres batailles ne sont pas jouées.`,
    tournament: `Utilisation : tambour tournament JEU --players A,B,… [options]

Toutes rondes : chaque joueur affronte tous les autres, la moitié des batailles avec les camps échangés. Donne des cotes en points
Elo (1500 en moyenne) selon le modèle de Bradley et Terry, avec des intervalles à 95 %, un tableau croisé, ce que vaut le premier
camp, et les forfaits à part. JEU est un jeu ou l’une de ses batailles. Le résultat ne dépend que de la graine si les
joueurs ne dépendent de rien d’autre.

  --players A,B,…     des joueurs intégrés comme dans play --ai, séparés par des virgules : random,greedy,captain-bold
${BOTS}
  --player P          un joueur de plus ; peut être répété, et sa ligne de commande peut avoir des virgules
  --games N           batailles par paire, un nombre pair ; 20 par défaut
${BOT_LIMITS}
  --seed K            de 0 à 4294967295 ; au hasard par défaut
  --workers N         fils d’exécution, ou batailles à la fois quand un programme joue ; un par cœur par défaut
${LANGUAGE}
${CHOICE}
  --json FICHIER      les chiffres en JSON : {standings:[{player, rating:{value,low,high}, …}], table, forfeits, …}
FICHIER « - » est la sortie standard, à la place du rapport.`,
    history: `Utilisation : tambour history [BATAILLE…|all] [options]

Rejoue, depuis leur mise en place historique et avec le même joueur des deux côtés, les batailles dont l’issue est connue, et montre
où le résultat réel se place parmi elles : combien de fois le même camp gagne, et avec combien de points. Cinq « et si » par bataille,
et les chiffres qu’il a fallu reconstituer, plus bas et plus haut, sont joués avec les mêmes dés ; chaque différence a un
intervalle à 95 %. Ce qu’on sait de chaque bataille est dans data/history.json de son jeu, comme le nombre de fois qu’elle est
rejouée et le niveau des joueurs : une bataille entre capitaines prend des secondes dans un jeu, des minutes dans un autre.

  --games N           combien de fois chaque bataille, et chacun de ses changements, le même nombre pour toutes
  --changes N         combien de fois chaque changement, si ce n’est pas le même nombre
  --level NIVEAU      qui commande les deux camps, avec et sans changement : comme play --ai
  --seed K            de 0 à 4294967295 ; 1 par défaut : la même graine donne les mêmes chiffres
  --workers N         fils d’exécution ; un par cœur par défaut
  --resume FICHIER    garder chaque bataille dans FICHIER et continuer avec ce qu’il contient
${LANGUAGE}
  --json FICHIER      les chiffres en JSON
  --html FICHIER      une page autonome
FICHIER « - » est la sortie standard, à la place du texte ; un seul des deux peut l’utiliser.`,
    replay: `Utilisation : tambour replay FICHIER [options]

Rejoue un enregistrement, ordre par ordre, et compare toutes les empreintes ; s’il a une graine, tous les dés aussi. Donne la
version des règles avec laquelle il a été joué et le premier endroit où il diffère.

Un enregistrement de règles plus anciennes est rejoué avec les règles actuelles, jusqu’au premier ordre où le résultat diffère.

Les dés que les joueurs ont lancés eux-mêmes (play --dice own) sont comptés : ils ne peuvent pas être vérifiés. Tout le
reste l’est.

Code de sortie 0 : toutes les empreintes concordent, et les dés sont ceux de la graine s’il y en a une. 1 : quelque chose diffère,
ses règles sont plus récentes que les règles actuelles, des chiffres manquent, ou ce n’est pas un enregistrement. 2 : mauvais usage.

  --verify            vérifier seulement : ne pas lister les ordres
  --charts F          les tables avec lesquelles il a été joué, s’il ne les contient pas
  --scenario-file F   la bataille avec laquelle il a été joué, s’il ne la contient pas
${LANGUAGE}
  --json              le résultat en JSON`,
    review: `Utilisation : tambour review FICHIER [options]

Cherche dans une bataille finie les trois pires décisions d’un camp : ce que chacune a coûté en points de victoire selon
l’ordinateur, et ce qui aurait été mieux. Chacune est jugée selon ce que le camp voyait alors. Cela peut prendre plusieurs minutes.

  --side X            les décisions de qui, par identifiant ou par nom ; le premier camp par défaut
  --charts F          les tables avec lesquelles elle a été jouée, si l’enregistrement ne les contient pas
  --scenario-file F   la bataille avec laquelle elle a été jouée, si l’enregistrement ne la contient pas
${LANGUAGE}
  --json              {"side", "decisions", "worst":[{"n","turn","loss","given","better"}]}`,
    rules: `Utilisation : tambour rules [JEU] [options]

Compte les règles élémentaires de chaque jeu : combien sont testables et, de celles-là, combien sont citées dans le code et
nommées par un test. Liste ensuite celles auxquelles il manque l’un ou l’autre. La commande lit les sources : il faut un clone.

  --all               toutes les règles, avec l’endroit où elles sont citées et leur nombre de tests
${LANGUAGE}
  --json              {"games":[{"game","rules","testable","cited","tested","missing":[ids]}]} ; avec --all aussi "all"`,
    map: `Utilisation : tambour map SCÉNARIO --svg FICHIER | --png FICHIER [options]

Imprime la carte d’une bataille avec sa mise en place. SCÉNARIO est une bataille ou un jeu (sa première bataille), par
identifiant ou par nom.

  --svg FICHIER       en SVG
  --png FICHIER       en PNG, avec le Chromium de cette machine (CHROME en désigne un autre)
FICHIER « - » est la sortie standard ; un seul des deux peut l’utiliser.

  --width PIXELS      largeur de l’image ; taille réelle par défaut
${LANGUAGE}
${CHOICE}
  --night             thème sombre
  --no-pieces         la carte seule
  --no-numbers        sans numéros d’hexagones ni de zones`,
    print: `Utilisation : tambour print SCÉNARIO --out FICHIER [options]

Crée une page pour imprimer une bataille : la carte en feuilles avec recouvrement et repères de coupe, les pions recto et verso,
les tables, comment gagner et les règles en bref. La page est autonome : ouvrez-la dans un navigateur et imprimez à
100 %. SCÉNARIO est une bataille ou un jeu (sa première bataille), par identifiant ou par nom.

  --out FICHIER       la page (HTML) ; « - » est la sortie standard
  --paper P           a4, letter ou both (au choix sur la page) ; both par défaut
${LANGUAGE}
${CHOICE}`,
    engine: `Utilisation : tambour engine

Répond aux requêtes de l’entrée standard, un objet JSON par ligne, par une ligne chacune sur la sortie standard, jusqu’à la fin de
l’entrée. Une requête a « op » et, si l’on veut, « id », que la réponse répète. Les messages du protocole sont en anglais. Requêtes :

  hello      les jeux disponibles           odds       probabilités des suites d’un ordre
  new        commencer une bataille         explain    toutes les règles contre un ordre, ou ses modificateurs
  position   une position, pour l’analyse   suggest    un ordre, pourquoi, et le plan (level : captain, …)
  status     qui joue, ce qui est demandé   undo       annuler le dernier ordre
  legal      tous les ordres permis         state      la position en JSON (side : ce que ce camp voit)
  apply      exécuter un ordre              record     la partie jusqu’ici, comme « tambour replay » la lit
  dice       les prochains dés              close      oublier une partie
  map        lieux, voisins et coûts d’une bataille

Dans un jeu à ordres cachés, le programme d’un joueur nomme son camp dans chaque requête (« side ») : il apprend alors ce que ce
camp peut savoir. Sans camp, vous arbitrez et voyez tout.

  {"id":1,"op":"new","game":"denain","options":{"edition":"en"},"seed":7}

examples/README.md donne le protocole en une page, docs/engine-protocol.schema.json champ par champ, examples/bot.mjs un joueur.
Un programme que Tambour lance lui-même (« cmd:… ») parle le même protocole : docs/lab-bots.md.`,
    worker: `Utilisation : tambour worker [--queue URL] [options]

Joue des batailles pour « tambour simulate … --queue URL », sur cette machine ou sur une autre. Lancez-en autant que vous voulez,
quand vous voulez. Un processus tué ne perd rien : ses batailles passent à un autre. Celui dont les règles, les chiffres ou les
joueurs diffèrent de ceux d’une étude refuse ses batailles, le dit, et les laisse à d’autres. Ctrl-C rend ce qui n’est pas fini.

  --queue URL         une base PostgreSQL : postgresql://UTILISATEUR@HÔTE:PORT/BASE ; TAMBOUR_QUEUE par défaut
  --workers N         fils d’exécution ; un par cœur par défaut
  --reconnect S       secondes d’attente d’une base injoignable avant d’abandonner ; 300 par défaut
${LANGUAGE}

Un mot de passe donné ici est visible des autres utilisateurs de la machine : mettez-le dans TAMBOUR_QUEUE, PGPASSWORD ou ~/.pgpass.`,
    queue: `Utilisation : tambour queue [--queue URL] [options]

Montre une file d’études : tâches en attente et en cours, batailles par seconde sur la dernière minute, études, processus de
calcul, qui refuse quoi et pourquoi, et les échecs des dernières 24 heures.

  --queue URL         une base PostgreSQL : postgresql://UTILISATEUR@HÔTE:PORT/BASE ; TAMBOUR_QUEUE par défaut
${LANGUAGE}
  --json              {waiting, running, speed, studies, workers, refusals, failures}`,
  },
};
