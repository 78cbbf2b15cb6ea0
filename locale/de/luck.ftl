# Die Wörter für die Würfel, die bekommt, wer keines eintippt. Ihre Reihenfolge zählt: Ein neues kommt ans Ende.

luck-words =
    Ahorn Amboss Amsel Anker Apfel Asche Bach Balken Becher Beere Besen Biber Birke Blech Bohne Brille Brombeere Brunnen Brücke
    Buche Dachs Dattel Distel Docht Dohle Donner Dorn Drachen Düne Efeu Eiche Eimer Elster Ente Erbse Esche Eule Faden Falke
    Fass Feder Feige Fenchel Fenster Fichte Fink Flieder Floh Flöte Fuchs Funke Gabel Garten Geige Gerste Glocke Hafen Hafer
    Hagel Hammer Harz Hasel Hecht Hecke Honig Hornisse Igel Ingwer Insel Iris Jasmin Kachel Kaffee Kamin Kanne Karpfen Kastanie
    Keller Kerze Kessel Kiefer Kiesel Klee Knopf Knoten Kompass Koralle Korb Kork Kranich Kreide Kresse Krug Kupfer Laterne
    Laub Leiter Lerche Leuchtturm Libelle Linde Löffel Lupe Malve Mandel Mantel Marder Mohn Moos Motte Mühle Nadel Nebel Nelke
    Nessel Nuss Ofen Orgel Otter Papier Pappel Pfeffer Pfeife Pflaume Pfütze Pinsel Quelle Rabe Regen Reif Ruder Safran Salz
    Samt Sattel Schaufel Schere Schilf Schlehe Schwalbe Sense Senf Specht Spiegel Spule Star Stiefel Storch Stroh Tasche Teller
    Tinte Treppe Trommel Truhe Tulpe Ulme Veilchen Wachs Walnuss Weide Wespe Wiesel Winde Zaunkönig Zimt Zwiebel
