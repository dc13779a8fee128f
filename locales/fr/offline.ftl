# Sans connexion et sans serveur : lu dans les réglages, à côté d’une partie
# de cet appareil, et par qui ouvre la page depuis un disque.
opened-from-disk = Un navigateur ne laisse pas une page ouverte depuis un fichier charger ses autres fichiers : Pylos ne peut donc pas démarrer ainsi. Mettez ce dossier chez n’importe quel hébergeur web, ou lancez-y un petit serveur, par exemple avec « python3 -m http.server », et ouvrez l’adresse qu’il indique.
offline-use = Hors ligne
offline-keeping = Pylos s’enregistre sur cet appareil…
offline-kept = Toutes les pages et toutes les langues sont enregistrées sur cet appareil : Pylos s’ouvre sans connexion.
offline-incomplete = Tout n’a pas encore pu être enregistré. La prochaine visite essaiera de nouveau ; d’ici là, Pylos a besoin d’une connexion.
offline-impossible = L’usage hors ligne n’est pas possible ici : le navigateur n’enregistre rien pour cette adresse. C’est peut-être une fenêtre privée, il n’y a peut-être plus de place, ou l’adresse est sans https. Avec une connexion, tout fonctionne.
engine-there = Le moteur est inclus : il peut répondre sur cet appareil.
engine-missing = Cette copie a été faite sans le moteur pour navigateurs : les parties, l’analyse et les leçons demandent un serveur.
version = Version { $version }
account-here-only = Les comptes et les cotes demandent un serveur, et cette copie de Pylos n’en a pas. Vos parties et vos réglages restent sur cet appareil.
game-not-kept = Ce navigateur n’enregistre rien pour Pylos : la partie n’est pas gardée, elle sera perdue quand cette page sera fermée ou rechargée.
keep-on-server = La garder sur le serveur
