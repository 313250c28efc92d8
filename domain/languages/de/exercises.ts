import type { exercises } from "../en/exercises.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof exercises> = {
  descriptions: {
    breathing: "Eine Figur aus Licht atmet mit dir, in einem von vier Mustern.",
    "sensory-orbit-training": "Eine kleine Frage für jeden deiner Sinne.",
    "stellar-focus-conditioner":
      "Vier kurze Übungen für deine Aufmerksamkeit: folgen, sammeln, wechseln und zählen.",
    "cosmic-trigger-resolution": "Drei Momente, die wehtun, und was du in jedem davon tun könntest.",
    "solar-warmth-journey":
      "Stell dir einen Tag in der Sonne vor, in vier Szenen. Du wählst, wie jede weitergeht.",
    "stellar-focus":
      "Stell dir einen einzelnen Stern vor und komm zu ihm zurück, wenn deine Gedanken abschweifen.",
    "sensory-orbit":
      "Nimm wahr, was du sehen, spüren, hören, riechen und schmecken kannst, genau da, wo du bist.",
    "gravity-grounding": "Spüre dein Gewicht und den Boden, der es trägt.",
    "solar-warmth": "Stell dir eine kleine Sonne in deiner Brust vor und lass ihre Wärme sich ausbreiten.",
    "moonlight-reflection": "Sieh freundlich auf deinen Tag zurück und lass ihn zu Ende gehen.",
  },
  instructions: {
    breathing: {
      one: "Setz oder leg dich so hin, dass dein Bauch sich frei bewegen kann.",
      two: "Folge der Figur: einatmen, halten, ausatmen. Die Zahl zählt die Sekunden.",
      three: "Wenn dir eine Pause zu lang ist, atme einfach und steig beim nächsten Atemzug wieder ein.",
    },
    sensoryOrbitTraining: {
      one: "Sechs Fragen: eine für jeden deiner fünf Sinne und eine dafür, wie sich dein Körper innen anfühlt.",
      two: "Atme vor jeder Antwort einmal durch und tippe dann an, was am ehesten passt. Falsche Antworten gibt es nicht.",
    },
    stellarFocusConditioner: {
      one: "Vier Übungen von je einer Minute. Die nächste beginnt von selbst.",
      two: "Deine Gedanken werden abschweifen, wie bei allen. Komm einfach zurück, wenn du es merkst.",
    },
    cosmicTriggerResolution: {
      one: "Drei Situationen mit je vier Antworten. Tippe die an, die heute am ehesten zu dir passt.",
      two: "Danach kannst du jeweils lesen, wozu so eine Antwort oft führt. Es ist eine Selbstreflexion, kein Gesundheitstest.",
    },
    solarWarmthJourney: {
      one: "Vier Szenen, vom Morgengrauen bis zur Dämmerung. Lies jede langsam und stell sie dir vor.",
      two: "Bleib bei jedem Bild, so lange du magst. Wähle dann eine Antwort, und die nächste Szene beginnt.",
    },
  },
  steps: {
    stellarFocus: {
      one: "Setz oder leg dich bequem hin. Lass deine Augen zufallen, oder lass den Blick weich auf einer Stelle unter dir ruhen.",
      two: "Stell dir einen einzelnen Stern an einem dunklen Himmel vor. Er ist klein und ruhig, und er hat es nicht eilig.",
      three:
        "Lass deinen Atem von selbst kommen und gehen. Sieh den Stern mit jedem Einatmen ein wenig klarer.",
      four: "Gedanken ziehen vorbei wie dünne Wolken. Du musst sie nicht wegschieben. Lass sie ziehen und sieh auf den Stern dahinter.",
      five: "Wenn du den Stern eine Weile verloren hast, macht das nichts. Kehr zu ihm zurück, so oft es nötig ist.",
      six: "Lass den Stern verblassen und nimm den Raum um dich wieder wahr. Beweg deine Finger und öffne die Augen, wenn du magst.",
    },
    sensoryOrbit: {
      one: "Komm an, wo du bist. Lass deine Schultern ein wenig sinken und sieh dich langsam um.",
      two: "Finde fünf Dinge, die du sehen kannst. Auch kleine zählen: ein Kratzer, ein Faden, der Rand eines Schattens.",
      three:
        "Finde vier Dinge, die du spüren kannst: einen Ärmel, den Boden, wie warm die Luft ist, deine eigene Hand.",
      four: "Finde drei Dinge, die du hören kannst, nah oder weit weg.",
      five: "Finde zwei Dinge, die du riechen kannst, oder erinnere dich an zwei Gerüche, die du magst.",
      six: "Finde eine Sache, die du schmecken kannst. Nimm dann alles zusammen wahr: was du siehst, spürst, hörst, riechst und schmeckst. Du bist hier.",
    },
    gravityGrounding: {
      one: "Stell beide Füße auf den Boden. Wenn du liegst, spüre deinen Körper in seiner ganzen Länge auf dem Bett oder dem Boden.",
      two: "Spüre, wie schwer du bist. Der Boden trägt dein ganzes Gewicht, und er wird nicht müde.",
      three:
        "Drück deine Füße einen Atemzug lang nach unten und lass einen Atemzug lang los. Tu das noch zweimal, in deinem eigenen Tempo.",
      four: "Lass deinen Kiefer schwer werden, dann deine Arme, dann deine Hände. Lass sie sinken, so weit sie wollen.",
      five: "Denk an etwas, das schon lange steht: einen Berg, einen alten Baum, eine Steinmauer. Sei ein paar Atemzüge lang genauso still.",
      six: "Spüre noch einmal dein Gewicht. Wenn du aufstehst, ist der Boden unter jedem Schritt da.",
    },
    solarWarmth: {
      one: "Reib deine Handflächen aneinander, bis sie warm sind, und leg sie dorthin, wo es guttut: auf die Brust, den Bauch oder die Wangen.",
      two: "Stell dir eine kleine Sonne mitten in deiner Brust vor. Sie glüht sanft, wie ein Ofen im Winter.",
      three:
        "Mit jedem Ausatmen reicht ihre Wärme ein wenig weiter: in deine Schultern, die Arme hinab, in deine Hände.",
      four: "Lass sie zu einer Stelle kommen, die sich heute kalt oder eng anfühlt. Dort muss sich nichts ändern. Lass sie einfach warm sein.",
      five: "Denk an jemanden, dem etwas Wärme guttäte. Schick in Gedanken ein wenig von deiner hin.",
      six: "Lass die Wärme sich wieder in deiner Brust sammeln. Du kannst zu ihr zurückkommen, wann immer du magst.",
    },
    moonlightReflection: {
      one: "Mach es dir bequem, als wäre der Tag vorbei. Dimm das Licht, wenn es geht.",
      two: "Stell dir den Mond über stillem Wasser vor. Gerade musst du nichts lösen.",
      three:
        "Lass deinen Tag vorüberziehen, vom Morgen an, wie die Landschaft vor einem Zugfenster. Du musst nirgends anhalten.",
      four: "Gab es einen Moment, der gut war, so klein er auch sein mag? Bleib ein paar Atemzüge bei ihm.",
      five: "Gab es einen Moment, der schwer war? Denk an dich in diesem Moment so freundlich wie an einen Menschen, den du magst.",
      six: "Sag dir in deinen eigenen Worten, dass das dein Tag war und dass er genug war.",
      seven:
        "Lass den Mond und das Wasser verblassen. Atme einmal langsam durch und lass den Tag vorbei sein.",
    },
  },
  closing: "Die Übung ist vorbei. Atme einmal langsam durch und öffne die Augen, wenn du magst.",
  techniques: {
    box: {
      name: "Box-Atmung",
      description:
        "Vier gleiche Teile, wie die Seiten eines Quadrats. Gut, um einen gleichmäßigen Takt zu finden.",
    },
    "4-7-8": {
      name: "4-7-8-Atmung",
      description:
        "Ein kurzes Einatmen, eine lange Pause und ein längeres Ausatmen. Viele mögen sie am Abend.",
    },
    triangle: {
      name: "Dreiecksatmung",
      description: "Drei gleiche Teile und keine Pause nach dem Ausatmen. Sanft für den Anfang.",
    },
    star: {
      name: "Sternatmung",
      description: "Fünf langsame Teile, wie die Zacken eines Sterns. Im letzten ruhst du einfach aus.",
    },
  },
  focus: {
    follow: {
      title: "Folgen",
      description: "Ein Licht wandert von Ort zu Ort. Folge ihm mit den Augen und tippe es an, wo es anhält.",
    },
    center: {
      title: "Sammeln",
      description:
        "Schau auf das Licht, während es langsam dunkler wird. Wenn du merkst, dass deine Gedanken abgeschweift sind, tippe das Licht an, und es leuchtet wieder. Es zu merken, ist die ganze Übung.",
    },
    switch: {
      title: "Wechseln",
      description:
        "Lenke deine Aufmerksamkeit auf das, was genannt wird, und tippe es an, wenn du dort bist.",
    },
    count: {
      title: "Zählen",
      description:
        "Tippe bei jedem langsamen Ausatmen einmal und zähle bis zehn. Nach zehn fang wieder bei eins an.",
    },
  },
  senses: {
    touch: {
      prompt: "Achte darauf, was dein Körper gerade berührt. Was spürst du zuerst?",
      options: {
        one: "Den Boden unter meinen Füßen",
        two: "Das, worauf ich sitze oder liege",
        three: "Stoff auf meiner Haut",
        four: "Luft im Gesicht oder an den Händen",
      },
    },
    sound: {
      prompt: "Horch ein, zwei Atemzüge lang, ohne dich anzustrengen. Welches Geräusch bemerkst du zuerst?",
      options: {
        one: "Meinen eigenen Atem",
        two: "Etwas, das hier im Raum summt oder tickt",
        three: "Stimmen, Schritte oder Verkehr weiter weg",
        four: "Es ist fast still",
      },
    },
    sight: {
      prompt: "Lass deinen Blick auf etwas in deiner Nähe ruhen. Was bemerkst du?",
      options: {
        one: "Eine Farbe",
        two: "Ein Licht oder einen Schatten",
        three: "Eine Form oder eine Kante",
        four: "Das Dunkel, mit geschlossenen Augen",
      },
    },
    smell: {
      prompt: "Atme langsam durch die Nase ein. Was riechst du?",
      options: {
        one: "Kaffee, Tee oder Essen",
        two: "Seife, Stoff oder Haut",
        three: "Regen, Erde oder Pflanzen",
        four: "Nichts Bestimmtes",
      },
    },
    taste: {
      prompt: "Achte nun auf deinen Mund und deine Zunge. Was schmeckst du?",
      options: {
        one: "Etwas, das ich gegessen oder getrunken habe",
        two: "Minze oder Zahnpasta",
        three: "Mein Mund ist trocken, ich hätte gern Wasser",
        four: "Nichts, was ich benennen kann",
      },
    },
    internal: {
      prompt: "Achte nun auf deine Brust und deinen Bauch. Wie fühlt es sich innen an?",
      options: {
        one: "Etwas ist eng",
        two: "Etwas ist warm oder schwer",
        three: "Etwas flattert oder ist unruhig",
        four: "Es ist ruhig",
      },
    },
  },
  scenes: {
    dawn: {
      title: "Erstes Licht",
      description:
        "Es ist früh, und noch braucht dich niemand. Im Osten wird der Himmel von Grau zu Rosa, und du spürst die erste Wärme im Gesicht.",
      ask: "Wo stehst du?",
      options: {
        one: "An einem Strand mit langsamen Wellen",
        two: "Auf einem Hügel über einem Tal",
        three: "Auf einer Wiese, nass vom Tau",
        four: "Zu Hause an einem offenen Fenster",
      },
    },
    morning: {
      title: "Steigende Wärme",
      description:
        "Die Sonne steigt über den Horizont. Ihre Wärme wandert von deinem Gesicht hinab zu den Schultern, zur Brust und in deine offenen Hände.",
      ask: "Wo tut dir die Wärme am meisten gut?",
      options: {
        one: "Auf den Schultern",
        two: "In der Brust",
        three: "In den Händen",
        four: "Im Bauch",
      },
    },
    noon: {
      title: "Hoher Mittag",
      description:
        "Die Sonne steht hoch, und alles um dich ist hell und warm. Du kannst ablegen, was du heute mit dir herumträgst.",
      ask: "Was möchtest du für eine Weile ablegen?",
      options: {
        one: "Eine Sorge",
        two: "Meine Müdigkeit",
        three: "Etwas, das ich nicht gesagt habe",
        four: "Nichts, ich möchte einfach hier sein",
      },
    },
    evening: {
      title: "Abendglühen",
      description:
        "Die Sonne sinkt, aber ihre Wärme bleibt: in den Steinen, in der Luft und in dir. Du kannst etwas davon mit nach Hause nehmen.",
      ask: "Was nimmst du mit?",
      options: {
        one: "Ein wenig Ruhe",
        two: "Ein wenig Mut",
        three: "Einen freundlicheren Blick auf mich",
        four: "Die Farbe dieses Lichts",
      },
    },
  },
  responses: {
    adaptive: {
      kind: "Anpassungsfähig",
      name: "einen anderen Weg finden",
      tendency:
        "Zu sagen, wie es dir geht, und einen anderen Tag zu suchen, erhält oft beides: den Plan und die Nähe.",
    },
    reactive: {
      kind: "Spontan",
      name: "direkt aus dem Gefühl heraus",
      tendency:
        "Es sofort herauszulassen, erleichtert, und ein ruhigeres Wort danach sagt oft besser, was du gemeint hast.",
    },
    constructive: {
      kind: "Aufbauend",
      name: "daraus etwas machen",
      tendency:
        "Mit der anderen Person darüber zu reden, macht es beim nächsten Mal oft für euch beide leichter.",
    },
    avoidant: {
      kind: "Ausweichend",
      name: "Abstand halten",
      tendency:
        "Es beiseitezulegen, gibt dir Ruhe, und das Gefühl kommt oft später wieder, wenn vielleicht mehr Raum dafür ist.",
    },
    assertive: {
      kind: "Bestimmt",
      name: "zu dir stehen",
      tendency: "Ruhig zu sagen, was dir wichtig ist, verschafft dir oft Gehör, ohne Streit.",
    },
    aggressive: {
      kind: "Angreifend",
      name: "verteidigen, was dir gehört",
      tendency:
        "Sich zu wehren, schützt etwas, das dir wichtig ist, und andere hören oft zuerst die Wut und erst später den Grund.",
    },
    passive: {
      kind: "Zurückhaltend",
      name: "den Frieden bewahren",
      tendency:
        "Es kleiner zu machen, hält es fürs Erste ruhig, und was du wolltest, bleibt oft ungehört, bis du es sagst.",
    },
    understanding: {
      kind: "Verständnisvoll",
      name: "anderen Raum geben",
      tendency:
        "Daran zu denken, was die andere Person gerade durchmacht, macht das Warten oft erträglicher.",
    },
    resilient: {
      kind: "Resilient",
      name: "zuerst für dich sorgen",
      tendency: "Es wehtun zu lassen und gut zu dir zu sein, macht den nächsten Schritt oft leichter.",
    },
    flexible: {
      kind: "Flexibel",
      name: "den Kurs ändern",
      tendency: "Aus der Zeit etwas anderes zu machen, gibt dir oft den Abend zurück.",
    },
    anxious: {
      kind: "Besorgt",
      name: "suchen, was falsch war",
      tendency:
        "Es immer wieder durchzugehen, zeigt, wie wichtig es dir ist, und macht die Sorge oft lauter; ein freundliches Wort an dich selbst kann da helfen.",
    },
  },
  moments: {
    meeting: {
      heading: "Moment 1",
      scenario:
        "In einer Besprechung stellt ein Teammitglied eine Idee vor, von der du ihm letzte Woche erzählt hast. Köpfe nicken, und dein Name fällt nicht.",
      avoidant: "Es vorbeigehen lassen und für mich behalten",
      assertive:
        "Ruhig sagen, dass es mich freut, wenn sie gefällt, und dass wir letzte Woche darüber gesprochen haben",
      aggressive: "Dazwischengehen und allen sagen, wessen Idee das ist",
      constructive: "Danach darüber reden, dass beim nächsten Mal beide Namen fallen",
    },
    message: {
      heading: "Moment 2",
      scenario:
        "Du hast jemandem, der dir nahesteht, eine lange und offene Nachricht geschrieben. Sie wurde gestern gelesen, und noch immer kommt keine Antwort.",
      anxious: "Sie wieder und wieder lesen und suchen, was ich falsch gemacht habe",
      resilient: "Den Stich spüren, mir etwas Gutes tun und in ein paar Tagen noch einmal fragen",
      passive: "„Schon gut, war nichts“ schreiben, obwohl etwas war",
      understanding: "Überlegen, was dort diese Woche vielleicht los ist, und Zeit lassen",
    },
    evening: {
      heading: "Moment 3",
      scenario:
        "Du hast dir diesen Abend freigehalten und dich den ganzen Tag darauf gefreut. Zehn Minuten bevor du losgehst, wird abgesagt.",
      flexible: "Daraus einen Abend für etwas machen, das mir gefehlt hat",
      reactive: "Schreiben, wie sehr mich das ärgert, und auf „Senden“ drücken",
      adaptive: "Sagen, dass ich enttäuscht bin, und einen anderen Tag vorschlagen",
      avoidant: "Eine Serie anmachen und nicht daran denken",
    },
  },
};
