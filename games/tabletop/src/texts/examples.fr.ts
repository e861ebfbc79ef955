import type { en } from './examples.en.ts';

/** Les exemples du livret de règles, en français. */
export const fr: Readonly<Record<keyof typeof en, string>> = {
  'enough-losses-to-test.title': 'Les pertes au tir : tester ou non',
  'enough-losses-to-test.says':
    'Fin de la 1re période : le 2e bataillon a franchi le ruisseau en colonne, et les fusiliers tirent sur lui. Une unité régulière teste quand une phase de tir lui coûte 3 hommes par figurine restante. Il en a 12 : 36 suffisent.',
  'enough-losses-to-test.end':
    '37 hommes sont tombés, moins d’une figurine : il en reste 12, et 37 est un de plus qu’il ne faut. La somme : base 4, compagnies d’élite 1, plus d’amis 2 (le 1er bataillon compte double), Roux à moins de 15 cm 1, sous le tir −1, et 1 pour le dé : 8, obéir. Les fusiliers ont perdu 8 hommes et ne testent pas.',
  'light-company-out.title': 'La compagnie légère en rideau',
  'light-company-out.says':
    'Le 2e bataillon a déployé sa compagnie légère en rideau. Les compagnies d’élite n’ajoutent 1 à la base que si toutes sont avec le bataillon. Amenez le général Roux au contact et faites-le tester, pour voir la somme.',
  'light-company-out.end':
    'Base 4 et rien pour les compagnies d’élite ; plus d’amis 2, Roux 1, le dé 1 : 8, obéir. Avec la compagnie légère dans le rang, cela aurait fait 9, et à partir de 9 des troupes régulières partent en avance incontrôlée.',
  'held-back-by-the-general.title': 'Trop de courage',
  'held-back-by-the-general.says':
    'Le même tir que dans l’exemple du test, mais cette fois le dé donnera 5, qui compte 2. Si Roux ajoute 1, le 2e bataillon arrive à 9. Un général à 15 cm ou moins peut aussi retirer 1, et il doit choisir avant le jet du dé.',
  'held-back-by-the-general.end':
    '7, obéir. À 9, le bataillon serait parti sans ordres pendant toute la période suivante, à la vitesse de charge sur l’ennemi le plus proche, sans tirer.',
  'tranches-of-losses.title': '195 pertes comptent une fois',
  'tranches-of-losses.says':
    'Vous êtes le général Kolb. Vos fusiliers avaient 20 figurines au départ et ont perdu 195 hommes. Chaque palier de 5 pertes par figurine de départ, ici 100, coûte 1 point pour toujours. Rejoignez-les jusqu’au contact et faites-les tester.',
  'tranches-of-losses.end':
    '100 est dépassé, 200 ne l’est pas : −1. Avec la base 5, 1 pour le dé et 2 pour Kolb, le total est 7, obéir. Un général de 40 points donne ou retire jusqu’à 2 au contact ; il peut aussi en donner moins.',
  'down-to-half.title': 'Réduits à la moitié',
  'down-to-half.says':
    'Les fusiliers ont perdu 348 hommes : il reste 12 figurines sur 20. Votre 1er bataillon n’a pas bougé et se trouve à 6,5 cm devant eux, où chaque figurine touche 4 hommes.',
  'down-to-half.end':
    '52 de plus font 400 : il reste 10 figurines, la moitié de l’effectif de départ. Cela fait −4 pour les pertes et −5 pour la moitié, 9 en tout, alors que leur base n’est que de 5. Avec plus d’ennemis −2, sous le tir −1, Kolb 1 et le dé 1, ils arrivent à −5 : fuite.',
  'hussars-at-the-brook.title': 'Dans le ruisseau',
  'hussars-at-the-brook.says':
    'Les hussards font 30 cm par période : 7,5 cm par quart, et un demi-mouvement compte deux quarts. Franchir le ruisseau prend aussi un quart, à partir du point où leur socle le touche.',
  'hussars-at-the-brook.end':
    '13,98 cm ont pris 1,86 quart. Le 0,14 restant va au ruisseau : ils sont désorganisés aussitôt et doivent encore 0,86 quart, à payer d’abord dans leur prochain demi-mouvement. Avant cela, même 0,01 cm de plus est impossible.',
  'a-column-at-the-ford.title': 'Une colonne d’attaque au gué',
  'a-column-at-the-ford.says':
    'Le 2e bataillon est à 0,03 cm du ruisseau, devant le gué. Le gué est gratuit pour les colonnes de marche ; une colonne d’attaque y paie le ruisseau comme ailleurs. Elle fait 4 cm par quart.',
  'a-column-at-the-ford.end':
    'Un quart pour le ruisseau, un pour 4 cm : le demi-mouvement est fini, et le bataillon est désorganisé. En colonne de marche, il aurait fait 10 cm en deux quarts et serait resté formé.',
  'a-shot-at-a-column.title': 'Un tir sur une colonne',
  'a-shot-at-a-column.says':
    'Vous commandez les Autrichiens. Les fusiliers ont bougé pendant quatre quarts ; la colonne française est à 12,25 cm devant eux. Un ennemi situé devant eux à 15 cm ou moins passe avant tout autre. Les hussards, à 12,45 cm, sont sur leur côté.',
  'a-shot-at-a-column.end':
    '20 figurines touchent 2 hommes chacune jusqu’à 14 cm : 40. Plus de deux quarts de mouvement −50 %, cible en colonne +25 % : les trois quarts, soit 30. Un 5 compte 125 % : 37 hommes, arrondi vers le bas. Ils ne pouvaient pas tirer sur les hussards, et les Grenzer sont trop loin de toute cible.',
  'a-charge-received.title': 'Une charge est reçue',
  'a-charge-received.says':
    'Une charge porte aussi loin qu’un mouvement d’une période, plus 4 cm pour l’infanterie et 10 cm pour la cavalerie. Pour votre colonne, cela fait 20 cm, et les fusiliers sont à 13,25 cm. Les hussards portent à 40 cm ; les chevau-légers sont à 44 cm d’eux, trop loin.',
  'a-charge-received.end':
    'La cible teste d’abord : 5, obéir ; elle tient donc, et votre bataillon ne teste pas pour avoir chargé. Il teste en revanche pour le tir reçu en arrivant : 20 figurines à 4 chacune, colonne +25 % et désorganisés −25 %, le dé 1 compte 50 % : 40 hommes, une figurine. Il en reste 11, et 33 suffisaient. Il arrive à 8, obéit, et il est au contact.',
  'an-aide-arrives.title': 'Un aide de camp rejoint les hussards',
  'an-aide-arrives.says':
    'Un aide de camp fait 18 cm par quart et dispose ici de deux quarts : 36 cm. Les hussards sont à sa portée. Quand il les touche, ils peuvent tester, si vous le voulez ; vous choisissez alors qui compte, l’aide de camp avec +1 ou Roux, à 24,75 cm, avec −1.',
  'an-aide-arrives.end':
    'Base 5, plus d’amis 2, l’aide de camp 1, le dé 0 : 8, obéir. À partir d’un 3, cela aurait fait 9 ou plus, et les hussards seraient partis en avant d’eux-mêmes. Rien ne vous oblige à tester quand un chef arrive.',
};
