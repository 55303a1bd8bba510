### Tips of a first game; each is shown once, at the control it speaks of.
tip-got-it = Compris
tip-no-more = Masquer les conseils
tip-choose = Prends une tuile : son énigme est au dos. Qui la résout pose la tuile sur le plateau pour marquer. À 15 points, c’est fini.
tip-solve = Choisis une pièce, puis sa place. Ou fais-la glisser. Annuler reprend un geste à la fois.
tip-above = Vue d’en haut, ta construction doit ressembler à l’image. Ces boutons la montrent sous d’autres angles.
tip-timer = Quelqu’un a résolu son énigme. Tu as jusqu’au dernier grain de sable.
tip-place = Choisis une case marquée et tourne la tuile pour que ses canaux en rejoignent d’autres. Un circuit sans bout ouvert est fermé et rapporte des points.
tip-outcome = Ici tu vois ce que ta tuile fermerait et qui marquerait. Un canal se ferme aussi contre un bord nu. Rien ne compte avant que tu confirmes.
tip-networker = Quand son circuit se ferme, un ingénieur marque un point par chambre de la couleur où il se tient. Une couleur est à qui arrive d’abord. Tu n’en as que trois.
tip-wheel = Voici les points. Dès que quelqu’un en a 15, on termine la manche, et qui en a le plus gagne.
tip-cipher-compose = Ton mot apparaît en segments pendant que tu écris. Le dé en propose un.
tip-cipher-hand-out = Tu choisis ce qu’ils reçoivent ensuite. Chaque NON te rapporte un point.
tip-cipher-ask = Choisis la zone où ce segment pourrait aller, puis demande. Les segments posés se tournent et se déplacent pour essayer des lettres.
tip-cipher-guess = Qui connaît le mot le dit, à tout moment. Tu as trois jetons.
tip-cipher-bonus = Maintenant chaque segment coûte : le codeur en tire deux points. Propose, demande ou passe.
