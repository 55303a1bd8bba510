### Words that every screen uses.
ui-title = Enigma : Circuit et Cipher
ui-you = Toi
ui-close = Fermer
ui-rules = Règles
ui-chat = Discussion
ui-sound = Son
ui-settings = Réglages
ui-about = À propos
ui-name = Ton nom
ui-language = Langue
ui-theme-light = Passer au clair
ui-theme-dark = Passer au sombre
ui-not-found = Il n’y a rien ici
ui-not-found-text = L’adresse est peut-être mal tapée, ou la table n’existe plus.
ui-load-failed = Impossible de charger cette page. Le serveur est injoignable ou a une version plus récente.
ui-load-again = Recharger
refusal = Cela n’a pas marché
refusal-offline = Le serveur est injoignable. Réessaie dans un instant.
ui-to-home = Retour à l’accueil

### Puzzle categories, short and in full.
category-weight = Balance
category-fragment = Fragments
category-conduit = Tuyaux
category-angular = Équerres
category-word = Mot
