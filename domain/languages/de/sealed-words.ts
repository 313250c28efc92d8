import type { sealedWords } from "../en/sealed-words.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof sealedWords> = {
  title: "Versiegelte Worte",
  back: "Kontoeinstellungen",
  unreachable: "Wie deine Worte aufbewahrt sind, ist gerade nicht erreichbar. Nichts hat sich geändert.",
  what: {
    title: "Worte, die nur du lesen kannst",
    promise:
      "Dein Browser verschließt deine Notizen und Namen mit einer Passphrase, die ihn nie verlässt. Wer diesen Server betreibt oder stiehlt, kann sie nicht lesen.",
    works:
      "Sobald du sie auf einem Gerät entsperrt hast, geht dort alles wie bisher: Suche, Einblicke, Briefe, dein Bericht.",
    sealed: "Versiegelt",
    sealedThings: {
      notes: "deine Notizen",
      names: "die Namen deiner Stichwörter, Sternbilder, eigenen Gefühle und Tracker",
      trackers: "die Einheiten deiner Tracker und die Enden ihrer Skalen",
      comparisons: "die Vergleiche, die du aufhebst, mit ihren Namen",
      labels: "die Bezeichnungen deiner Links und die Namen von Dateien, die du mitgebracht hast",
    },
    plain: "Nicht versiegelt",
    plainThings: {
      stars: "wann deine Sterne sind, welches der 36 Gefühle sie haben und wie stark",
      places: "wie angenehm und wie lebhaft deine eigenen Gefühle sind",
      values: "was du misst: die Werte und ihre Zeiten",
      sameTag: "welche Sterne ein Stichwort gemeinsam haben",
      quiz: "Wörter, die du im Quiz eintippst",
      account: "was dein Konto über dich sagt: dein Name, dein Universum, deine Adresse",
    },
  },
  limits: {
    title: "Was das nicht verhindert",
    server:
      "Einen Server, der deinem Browser veränderten Code schickt. Solcher Code könnte mitlesen, während du deine Passphrase eingibst.",
    device: "Jemanden an deinem Gerät, während deine Worte dort entsperrt sind.",
    shapes:
      "Wer die Daten des Servers hat, sieht Zeiten und Gefühle und ungefähr, wie lang eine Notiz ist: in Stufen, nie auf den Buchstaben genau.",
    changes:
      "Wer in die Daten des Servers schreibt, kann dir Worte vorenthalten, dir eine frühere Fassung davon zeigen oder lesbare darunter mischen. Ein versiegeltes Wort ändern kann niemand.",
    backups:
      "In Sicherungskopien von vorher bleiben deine Worte lesbar, bis sie gelöscht werden. Das kann nur tun, wer diesen Server betreibt.",
  },
  start: {
    title: "Bevor du beginnst",
    takes:
      "Es braucht ein paar ruhige Minuten. Du wählst eine Passphrase, verwahrst ein Notfallblatt auf Papier oder als Datei und tippst es zur Sicherheit einmal ab.",
    loss: "Ohne sie kann dir niemand helfen. Verlierst du beides, Passphrase und Notfallblatt, sind deine Worte für immer fort: Keine Mail, keine Hilfe und kein Weg in dein Konto bringt sie zurück.",
    begin: "Meine Worte versiegeln",
    importOpen:
      "Ein Import, den du begonnen hast, ist noch offen. Schließ ihn erst unter „Deine Daten“ ab oder nimm ihn zurück, und versiegle dann deine Worte.",
    http: "Diese Seite ist ohne https geöffnet und kann deshalb nicht versiegeln: Browser bieten ihre Verschlüsselung nur über https an. Wer diesen Server betreibt, kann das ändern.",
    browser:
      "Diesem Browser fehlt, was zum Versiegeln nötig ist, hier lässt sich also nichts versiegeln. Ein neuerer kann es, und dein Handy auch.",
  },
  step: "Schritt {step, number} von {steps, number}",
  next: "Weiter",
  previous: "Zurück",
  passphrase: {
    title: "Wähle eine Passphrase",
    what: "Sie öffnet deine Worte auf jedem Gerät. Vier oder fünf Wörter, die nicht zusammengehören, ergeben eine starke Passphrase, die sich leicht merken lässt.",
    own: "Nimm nicht das Passwort deines Kontos: Das sieht der Server bei jeder Anmeldung.",
    one: { label: "Passphrase", show: "Passphrase anzeigen", hide: "Passphrase verbergen" },
    again: {
      label: "Passphrase, noch einmal",
      show: "Zweite Passphrase anzeigen",
      hide: "Zweite Passphrase verbergen",
    },
    hint: "Mindestens {min, number} Zeichen. Leerzeichen zählen, Groß- und Kleinschreibung auch.",
    short: "Eine Passphrase hat mindestens {min, number} Zeichen.",
    long: "Eine Passphrase hat höchstens {max, number} Zeichen.",
    differs: "Die beiden Passphrasen sind nicht gleich.",
    isPassword: "Das ist das Passwort deines Kontos, und der Server sieht es. Wähle eine andere Passphrase.",
  },
  kit: {
    title: "Verwahre dein Notfallblatt",
    what: "Vergisst du deine Passphrase, öffnet dieses Blatt deine Worte. Drucke es, speichere es als Datei oder schreibe es ab, und verwahre es dort, wo du es auch ohne dieses Gerät findest. Nicht in deinem Tagebuch.",
    code: "Der Code deines Notfallblatts",
    copied: "Notfallblatt kopiert",
    copiedHint: "Füge es dort ein, wo du deine Passwörter verwahrst, und nirgends sonst.",
    of: "Notfallblatt von „{universe}“",
    paperWhat:
      "Dieser Code öffnet die versiegelten Worte deines Tagebuchs in Mood Universe, wenn die Passphrase vergessen ist. Wer ihn hat und dazu einen Weg in das Universum oder eine Kopie seiner Daten, kann sie lesen. Verwahre ihn dort, wo nur du ihn findest.",
    paperHow:
      "So geht es: Melde dich unter {address} an und gib den Code dort ein, wo nach der Passphrase gefragt wird. Groß oder klein, mit oder ohne Leerzeichen: Beides geht. Die Buchstaben I, L und O kommen nicht vor: Was so aussieht, ist eine 1 oder eine 0.",
    madeOn: "Erstellt am {day}. Ein neueres Notfallblatt ersetzt es.",
  },
  typeBack: {
    title: "Tippe dein Notfallblatt einmal ab",
    what: "Tippe es vom Papier oder aus der Datei ab, dann weißt du, dass es vollständig und lesbar ist.",
    label: "Der Code deines Notfallblatts",
    hint: "Groß oder klein, mit oder ohne Leerzeichen, wie du möchtest.",
    incomplete: "Das ist nicht der ganze Code. Er hat {groups, number} Gruppen.",
    mistyped: "In Gruppe {group, number} ist ein Tippfehler. Vergleiche sie mit dem Notfallblatt.",
    other: "Das ist der Code eines anderen Notfallblatts. Tippe den, der gerade erstellt wurde.",
    showAgain: "Notfallblatt noch einmal zeigen",
  },
  sure: {
    title: "Ein Satz, um sicher zu sein",
    what: "Bitte tippe diesen Satz. Er sagt das eine, was dir niemand rückgängig machen kann.",
    sentence: "Verliere ich Passphrase und Notfallblatt, sind meine Worte für immer fort.",
    label: "Der Satz",
    hint: "Großbuchstaben und Satzzeichen sind egal.",
    wrong: "Der Satz ist noch nicht vollständig.",
    begin: "Meine Worte versiegeln",
    busy: "Es beginnt …",
    failed:
      "Das ließ sich gerade nicht starten. Nichts hat sich geändert; du kannst es noch einmal versuchen.",
    overtaken: "Deine Worte wurden woanders schon versiegelt",
    overtakenHint:
      "Es gilt, was dort gewählt wurde. Passphrase und Notfallblatt von hier öffnen nichts: Wirf dieses Blatt weg.",
    begun: "Das Versiegeln hat begonnen",
    begunHint: "Du kannst dein Tagebuch währenddessen benutzen.",
  },
  working: {
    sealing: "Deine Worte werden versiegelt",
    opening: "Deine Worte werden geöffnet",
    rotating: "Deine Worte bekommen ihren neuen Schlüssel",
    done: "{done, number} von {all, number}",
    finding: "Was noch fehlt, wird gesucht …",
    finishing: "Fast fertig: Der Server räumt weg, was er noch aufbewahrt hat.",
    stays:
      "Du kannst dein Tagebuch währenddessen benutzen und diese Seite schließen: Es geht überall weiter, wo dein Universum offen und entsperrt ist. Lesen kannst du jederzeit alles.",
    locked: "Damit es weitergeht, müssen deine Worte auf diesem Gerät entsperrt sein.",
    bothKeys:
      "Bis der neue Schlüssel überall gilt, braucht dieses Gerät beide: Entsperre es mit der neuen Passphrase oder dem neuen Notfallblatt, und dann noch einmal mit der früheren Passphrase oder dem früheren Notfallblatt.",
    earlierKey:
      "Ein Schlüssel ist da. Entsperre dieses Gerät jetzt auch mit der früheren Passphrase oder dem früheren Notfallblatt.",
    unasked:
      "Der Server sagt, dass deine Worte wieder geöffnet werden sollen. Möchtest du das, sage es auch auf diesem Gerät, dann hilft es mit. Warst du es nicht, lass es so: Von hier aus wird nichts geöffnet, und wer diesen Server betreibt, kann nachsehen.",
    offline: "Es wartet auf eine Verbindung und geht dann von selbst weiter.",
    importOpen:
      "Es wartet, bis der begonnene Import abgeschlossen oder zurückgenommen ist. Sieh bitte unter „Deine Daten“ nach.",
    otherTab: "Ein anderer Tab dieses Browsers ist schon dabei.",
    failed: "Es ist kurz stehen geblieben. Nichts ist verloren, und du kannst es weitergehen lassen.",
    stuck:
      "{count, plural, one {Die Worte eines Eintrags lassen sich} other {Die Worte von # Einträgen lassen sich}} mit deinem Schlüssel nicht öffnen, deshalb kann dies noch nicht enden. Sie bleiben, wie sie sind.",
    goOn: "Weiter",
    sealed: "Deine Worte sind versiegelt",
    sealedHint: "Niemand außer dir kann sie jetzt lesen.",
    opened: "Deine Worte sind wieder offen",
    openedHint: "Passphrase und Notfallblatt werden nicht mehr gebraucht.",
    rotated: "Der neue Schlüssel gilt",
    rotatedHint: "Passphrase, Notfallblatt und Passkeys von vorher öffnen nichts mehr.",
  },
  sealed: {
    title: "Deine Worte sind versiegelt",
    what: "Niemand außer dir kann deine Notizen und Namen lesen. Was sie öffnet, steht hier; nichts davon kennt der Server.",
    list: "Was deine Worte öffnet",
    passphrase: "Passphrase",
    kit: "Notfallblatt",
    since: "seit {day}",
    change: "Ändern",
    changePassphrase: "Passphrase ändern",
    newKit: "Neues Notfallblatt",
    check: "Notfallblatt prüfen",
    passkeyHint:
      "Mit einem Passkey entsperrst du deine Worte mit deinem Fingerabdruck, deinem Gesicht oder der Sperre eines Geräts. Er kommt zu Passphrase und Notfallblatt dazu und ersetzt sie nie.",
  },
  proof: {
    what: "Zuerst deine Passphrase oder dein Notfallblatt, denn hier entsteht ein weiterer Weg, deine Worte zu öffnen.",
  },
  change: {
    title: "Eine neue Passphrase",
    save: "Passphrase speichern",
    busy: "Wird gespeichert …",
    saved: "Neue Passphrase",
    savedHint: "Sie öffnet ab jetzt deine Worte, die frühere nicht mehr.",
    learned:
      "Kennt vielleicht jemand die frühere, erstelle danach auch einen neuen Schlüssel, unter „Ein neuer Schlüssel“.",
    failed: "Sie ließ sich nicht speichern. Es gilt weiter die frühere.",
  },
  newKit: {
    title: "Ein neues Notfallblatt",
    save: "Dieses Notfallblatt verwenden",
    saved: "Neues Notfallblatt",
    savedHint: "Das frühere öffnet nichts mehr. Du kannst es wegwerfen.",
    failed: "Es ließ sich nicht speichern. Es gilt weiter das frühere.",
  },
  checkKit: {
    title: "Prüfe dein Notfallblatt",
    what: "Tippe den Code deines Notfallblatts. Er wird hier in deinem Browser verglichen und nirgendwohin geschickt.",
    check: "Prüfen",
    right: "Es ist das richtige Notfallblatt",
    rightHint: "Lege es dorthin zurück, wo du es gefunden hast.",
    wrong:
      "Das ist ein Notfallblatt, aber nicht das, das deine Worte jetzt öffnet. Vielleicht hat ein neueres es ersetzt.",
  },
  passkey: {
    title: "Ein Passkey für deine Worte",
    what: "Vielleicht fragt dein Gerät zweimal: einmal, um den Passkey zu erstellen, und einmal, um ihn zu benutzen.",
    added: "Passkey hinzugefügt",
    addedHint: "„{name}“ entsperrt ab jetzt deine Worte.",
    cannot:
      "Dieser Passkey kann keine Worte entsperren: Deinem Gerät oder Browser fehlt, was dafür nötig ist. Auf dem Gerät kannst du ihn entfernen. Deine Passphrase geht überall.",
    failed: "Der Passkey ließ sich nicht hinzufügen. Nichts hat sich geändert.",
    removeHint: "Er entsperrt deine Worte dann nicht mehr. Passphrase und Notfallblatt tun es weiterhin.",
    removedHint: "Damit lassen sich deine Worte nicht mehr entsperren.",
  },
  yearly: {
    what: "Du hast es am {day} erstellt. Ein Blick genügt: Liegt es, wo du es vermutest, und ist es lesbar?",
    here: "Ja, es ist da",
    thanks: "Gut zu wissen",
    thanksHint: "In einem Jahr wirst du wieder gefragt.",
  },
  rotate: {
    title: "Ein neuer Schlüssel",
    what: "Falls jemand deine Passphrase kennt, dein Notfallblatt gefunden oder ein Gerät mitgenommen hat, auf dem deine Worte entsperrt waren: Alle deine Worte werden neu versiegelt, mit einem neuen Schlüssel. Passphrase, Notfallblatt und Passkeys von vorher öffnen danach nichts mehr.",
    begin: "Neuen Schlüssel erstellen",
    kept: "Deine Passphrase kannst du behalten, wenn nur du sie kennst. Das Notfallblatt ist immer ein neues, und Passkeys fügst du danach wieder hinzu.",
    start: "Mit neuem Schlüssel versiegeln",
    begun: "Der neue Schlüssel ist am Werk",
    begunHint: "Behalte Passphrase oder Notfallblatt von vorher, bis er überall gilt.",
    failed:
      "Das ließ sich gerade nicht starten. Deine Worte sind weiter mit dem früheren Schlüssel versiegelt.",
  },
  unseal: {
    title: "Worte wieder öffnen",
    what: "Deine Worte liegen dann wie früher auf diesem Server, und wer ihn betreibt, kann sie lesen. Passphrase, Notfallblatt und Passkeys werden nicht mehr gebraucht.",
    begin: "Meine Worte öffnen",
    sure: "Deine Worte wieder öffnen?",
    keep: "Versiegelt lassen",
    failed: "Das ließ sich gerade nicht starten. Deine Worte sind weiter versiegelt.",
    begun: "Deine Worte werden geöffnet",
    locked: "Entsperre deine Worte zuerst auf diesem Gerät, um sie wieder zu öffnen.",
  },
};
