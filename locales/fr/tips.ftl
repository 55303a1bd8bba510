### Tips of a first game; each is shown once, at the control it speaks of.
tip-got-it = Compris
tip-no-more = Plus de conseils
tip-choose = Voilà ce que tu poseras plus tard. L’énigme t’attend au dos. Les circuits fermés marquent, 15 points mettent fin à la partie.
tip-solve = Choisis une pièce, puis sa place. Ou fais-la glisser. Chaque geste peut être annulé.
tip-timer = Quelqu’un a résolu son énigme. Tu as jusqu’au dernier grain de sable.
tip-place = Tu peux poser sur toutes les cases marquées. Choisis-en une, puis tourne la tuile à ton goût.
tip-outcome = Ici, tu vois ce que ta tuile fermerait et qui marquerait. Rien ne compte avant que tu confirmes.
tip-networker = Un ingénieur marque toutes les chambres de sa couleur quand le circuit se ferme. Tu en as trois : place-les bien.
tip-wheel = Voici les points. Dès que quelqu’un en a 15, on termine la manche, et celui qui en a le plus gagne.
tip-cipher-compose = Ton mot apparaît en segments pendant que tu écris. Le dé en propose un.
tip-cipher-hand-out = Tu choisis ce qu’ils reçoivent ensuite. Chaque NON te rapporte un point.
tip-cipher-ask = Choisis la zone où ce segment pourrait aller, puis demande. Les segments posés se tournent et se déplacent pour essayer des lettres.
tip-cipher-guess = Qui connaît le mot le dit, à tout moment. Tu as trois jetons.
tip-cipher-bonus = Maintenant chaque segment coûte : le codeur en tire deux points. Propose, demande ou passe.
