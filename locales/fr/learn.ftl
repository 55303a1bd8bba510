### Le tutoriel : deux manches de Circuit contre un bot patient.
learn-title = Tutoriel
learn-welcome = Circuit en cinq minutes
learn-welcome-text = On joue pour des points : un circuit sans bout ouvert est fermé, et les ingénieurs qui s’y trouvent marquent. Chaque manche a trois étapes. Tu choisis une tuile. Tu résous l’énigme au dos. Puis tu la poses et tu peux envoyer un ingénieur.
learn-welcome-patient = Tu arrives à la quatrième manche. { $name } joue contre toi et attend aussi longtemps que tu veux. Dans une vraie partie, le sable coule dès que quelqu’un a résolu son énigme.
learn-begin = Commencer
learn-leave = Quitter
learn-leave-text = Tu peux partir à tout moment et recommencer plus tard.
learn-go-on = Continuer
learn-help = Montre-moi une étape
learn-to-place = Poser ta tuile
learn-choose = Choisis { $category }, puis prends la tuile
learn-choose-text = Dans une vraie partie, tu choisis librement.
learn-solved = Résolu ! La tuile est à toi
learn-solved-text = Pose-la maintenant sur le plateau.
learn-spot = Choisis la case marquée
learn-spot-text = Dans une vraie partie, toute case libre à côté d’une tuile est ouverte.
learn-turn = Tourne ta tuile
learn-turn-text = Tourne-la jusqu’à ce que son canal rejoigne le canal voisin. Un côté vide le terminerait trop tôt.
learn-lay = Les canaux se rejoignent
learn-lay-text = Appuie sur « { $button } ».
learn-send = Envoie un ingénieur
learn-send-text = Choisis la chambre rose : trois comptent pour l’instant. Pour l’ambre, deux.
learn-send-more = Envoies-en un autre
learn-send-more-text = Choisis la chambre ambre : elle rapporte trois points tout de suite.
learn-held = Confirme ton coup
learn-held-text = Tu tiens déjà l’ambre ici, alors celui-ci reste avec toi. L’autre marque maintenant.
learn-confirm = Confirme ton coup
learn-confirm-text = Ton ingénieur reste là jusqu’à ce que le circuit soit fermé.
learn-confirm-more = Confirme ton coup
learn-confirm-more-text = Le circuit se ferme, et tes ingénieurs marquent.
learn-hint-networker = Envoies-en un cette fois
learn-hint-networker-text = Seuls les ingénieurs marquent. Choisis une chambre de ta nouvelle tuile : le rose compte trois chambres pour l’instant, l’ambre deux.
learn-second = Le circuit grandit
learn-second-text = Ton ingénieur marquera quand le dernier bout ouvert sera fermé. { $name } a choisi en premier cette fois. Ta prochaine tuile n’a qu’un seul bout : juste ce qu’il te faut.
learn-done = C’est ça, Circuit
learn-done-text =
    { $points ->
        [one] Tu as marqué un point.
       *[other] Tu as marqué { $points } points.
    } Chaque ingénieur a compté les chambres de sa couleur dans le circuit fermé, puis est rentré.
learn-done-more = Dans une vraie partie, toutes les cases libres sont ouvertes, on joue jusqu’à quatre, et dès que quelqu’un atteint 15, on termine la manche et qui a le plus de points gagne.
learn-next = Maintenant une vraie partie : { $name } joue contre toi, les énigmes sont douces, et tu peux partir à tout moment. Le sable ne coule qu’une fois que quelqu’un a résolu.
learn-play = Jouer une première partie
learn-later = Pas maintenant
learn-offline = Pas de connexion
learn-offline-text = Impossible de demander si l’énigme est résolue. Bouge une pièce pour réessayer.
