import type { exercises } from "../en/exercises.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof exercises> = {
  descriptions: {
    breathing: "Una figura de luz respira contigo, con uno de cuatro ritmos.",
    "sensory-orbit-training": "Una pequeña pregunta para cada uno de tus sentidos.",
    "stellar-focus-conditioner":
      "Cuatro ejercicios cortos para tu atención: seguir, centrar, cambiar y contar.",
    "cosmic-trigger-resolution": "Tres momentos que escuecen y lo que podrías hacer en cada uno.",
    "solar-warmth-journey": "Imagina un día al sol, en cuatro escenas. Tú eliges cómo sigue cada una.",
    "stellar-focus": "Imagina una sola estrella y vuelve a ella cada vez que tu mente se distraiga.",
    "sensory-orbit": "Nota lo que puedes ver, sentir, oír, oler y saborear, justo donde estás.",
    "gravity-grounding": "Siente tu peso y el suelo que lo sostiene.",
    "solar-warmth": "Imagina un pequeño sol en tu pecho y deja que su calor se extienda.",
    "moonlight-reflection": "Mira tu día con amabilidad y deja que llegue a su fin.",
  },
  instructions: {
    breathing: {
      one: "Siéntate o acuéstate de modo que tu vientre pueda moverse con libertad.",
      two: "Sigue la figura: inspira, mantén, espira. El número cuenta los segundos.",
      three:
        "Si una pausa se te hace larga, simplemente respira y vuelve a unirte en la siguiente respiración.",
    },
    sensoryOrbitTraining: {
      one: "Seis preguntas: una para cada uno de tus cinco sentidos y otra para cómo se siente tu cuerpo por dentro.",
      two: "Respira antes de cada respuesta y toca lo que más se acerque. No hay respuesta incorrecta.",
    },
    stellarFocusConditioner: {
      one: "Cuatro ejercicios de un minuto cada uno. El siguiente empieza por sí solo.",
      two: "Tu mente se distraerá, como la de todo el mundo. Simplemente vuelve cuando lo notes.",
    },
    cosmicTriggerResolution: {
      one: "Tres situaciones con cuatro respuestas cada una. Toca la que más se parezca a ti hoy.",
      two: "Después de cada una puedes leer a qué tiende a llevar una respuesta así. Es una reflexión personal, no una prueba de salud.",
    },
    solarWarmthJourney: {
      one: "Cuatro escenas, del amanecer al anochecer. Lee cada una despacio e imagínala.",
      two: "Quédate con cada imagen todo el tiempo que quieras. Después elige una respuesta y empieza la siguiente escena.",
    },
  },
  steps: {
    stellarFocus: {
      one: "Siéntate o acuéstate con comodidad. Deja que se cierren tus ojos o mira con suavidad un punto más abajo.",
      two: "Imagina una sola estrella en un cielo oscuro. Es pequeña y constante, y no tiene prisa.",
      three:
        "Deja que la respiración vaya y venga por sí sola. Cada vez que inspires, mira la estrella con un poco más de claridad.",
      four: "Los pensamientos pasarán como nubes finas. No hace falta apartarlos. Déjalos pasar y mira la estrella que hay detrás.",
      five: "Si perdiste la estrella un rato, no pasa nada. Vuelve a ella tantas veces como necesites.",
      six: "Deja que la estrella se apague y nota otra vez el lugar donde estás. Mueve los dedos y abre los ojos cuando quieras.",
    },
    sensoryOrbit: {
      one: "Acomódate donde estás. Deja caer un poco los hombros y mira despacio a tu alrededor.",
      two: "Encuentra cinco cosas que puedas ver. Las pequeñas cuentan: un rasguño, un hilo, el borde de una sombra.",
      three:
        "Encuentra cuatro cosas que puedas sentir: una manga, el suelo, la temperatura del aire, tu propia mano.",
      four: "Encuentra tres cosas que puedas oír, cerca o lejos.",
      five: "Encuentra dos cosas que puedas oler, o recuerda dos olores que te gusten.",
      six: "Encuentra una cosa que puedas saborear. Después nótalo todo junto: lo que ves, sientes, oyes, hueles y saboreas. Estás aquí.",
    },
    gravityGrounding: {
      one: "Pon los dos pies en el suelo. Si te has acostado, siente todo el largo de tu cuerpo sobre la cama o el suelo.",
      two: "Nota el peso de tu cuerpo. El suelo sostiene todo tu peso y no se cansa.",
      three:
        "Presiona los pies hacia abajo durante una respiración y suelta durante otra. Hazlo dos veces más, a tu ritmo.",
      four: "Deja que pese tu mandíbula, después tus brazos, después tus manos. Que se hundan cuanto quieran.",
      five: "Piensa en algo que lleva mucho tiempo en pie: una montaña, un árbol viejo, un muro de piedra. Quédate en la misma quietud durante unas respiraciones.",
      six: "Siente tu peso una vez más. Cuando te levantes, el suelo estará ahí bajo cada paso.",
    },
    solarWarmth: {
      one: "Frota las palmas hasta que estén calientes y ponlas donde te haga bien: en el pecho, el vientre o las mejillas.",
      two: "Imagina un pequeño sol en medio de tu pecho. Brilla con suavidad, como una estufa en invierno.",
      three:
        "Cada vez que espiras, su calor llega un poco más lejos: a los hombros, por los brazos, hasta las manos.",
      four: "Deja que llegue a un lugar que hoy sientas frío o tenso. Nada tiene que cambiar allí. Solo deja que haya calor.",
      five: "Piensa en alguien a quien le vendría bien un poco de calor. En tu mente, envíale algo del tuyo.",
      six: "Deja que el calor se reúna otra vez en tu pecho. Puedes volver a él cuando quieras.",
    },
    moonlightReflection: {
      one: "Busca una postura cómoda, como si el día hubiera terminado. Baja la luz si puedes.",
      two: "Imagina la luna sobre un agua quieta. Por ahora no tienes que resolver nada.",
      three:
        "Deja pasar tu día, desde la mañana, como el paisaje desde un tren. No hace falta parar en ningún sitio.",
      four: "¿Hubo un momento bueno, por pequeño que fuera? Quédate con él durante unas respiraciones.",
      five: "¿Hubo un momento difícil? Piensa en ti, en ese momento, con la misma amabilidad con que pensarías en una persona amiga.",
      six: "Dite, con tus propias palabras, que este fue tu día y que fue suficiente.",
      seven: "Deja que la luna y el agua se apaguen. Haz una respiración lenta y deja que el día termine.",
    },
  },
  closing: "El ejercicio ha terminado. Haz una respiración lenta y abre los ojos cuando quieras.",
  techniques: {
    box: {
      name: "Respiración cuadrada",
      description:
        "Cuatro partes iguales, como los lados de un cuadrado. Buena para encontrar un ritmo parejo.",
    },
    "4-7-8": {
      name: "Respiración 4-7-8",
      description:
        "Una inspiración corta, una pausa larga y una espiración más larga. A muchas personas les gusta al final del día.",
    },
    triangle: {
      name: "Respiración triangular",
      description: "Tres partes iguales, sin pausa después de espirar. Suave para empezar.",
    },
    star: {
      name: "Respiración de estrella",
      description: "Cinco partes lentas, como las puntas de una estrella. En la última solo descansas.",
    },
  },
  focus: {
    follow: {
      title: "Seguir",
      description: "Una luz va de un lugar a otro. Síguela con los ojos y tócala donde se detenga.",
    },
    center: {
      title: "Centrar",
      description:
        "Mira la luz mientras se atenúa despacio. Cuando notes que tu mente se ha distraído, toca la luz y volverá a brillar. Notarlo es todo el ejercicio.",
    },
    switch: {
      title: "Cambiar",
      description: "Lleva tu atención a la cosa que se nombra y tócala cuando estés ahí.",
    },
    count: {
      title: "Contar",
      description:
        "Toca una vez cada vez que espires despacio y cuenta hasta diez. Después de diez, empieza otra vez en uno.",
    },
  },
  senses: {
    touch: {
      prompt: "Nota qué toca tu cuerpo ahora mismo. ¿Qué sientes primero?",
      options: {
        one: "El suelo bajo mis pies",
        two: "Aquello que me sostiene",
        three: "Tela contra mi piel",
        four: "Aire en la cara o en las manos",
      },
    },
    sound: {
      prompt: "Escucha durante una o dos respiraciones, sin esfuerzo. ¿Qué sonido notas primero?",
      options: {
        one: "Mi propia respiración",
        two: "Algo que zumba o hace tictac aquí",
        three: "Voces, pasos o tráfico más lejos",
        four: "Casi todo es silencio",
      },
    },
    sight: {
      prompt: "Deja descansar los ojos en algo cercano. ¿Qué notas?",
      options: {
        one: "Un color",
        two: "Una luz o una sombra",
        three: "Una forma o un borde",
        four: "La oscuridad, con los ojos cerrados",
      },
    },
    smell: {
      prompt: "Toma aire despacio por la nariz. ¿Qué hueles?",
      options: {
        one: "Café, té o comida",
        two: "Jabón, tela o piel",
        three: "Lluvia, tierra o plantas",
        four: "Nada en particular",
      },
    },
    taste: {
      prompt: "Ahora nota tu boca y tu lengua. ¿A qué te sabe?",
      options: {
        one: "A algo que comí o bebí",
        two: "A menta o pasta de dientes",
        three: "Tengo la boca seca, querría un poco de agua",
        four: "A nada que pueda nombrar",
      },
    },
    internal: {
      prompt: "Ahora nota tu pecho y tu vientre. ¿Cómo se siente por dentro?",
      options: {
        one: "Algo está tenso",
        two: "Algo está caliente o pesado",
        three: "Algo aletea o está inquieto",
        four: "Hay calma",
      },
    },
  },
  scenes: {
    dawn: {
      title: "Primera luz",
      description:
        "Es temprano y nadie te necesita todavía. En el este, el cielo pasa del gris al rosa y sientes el primer calor en la cara.",
      ask: "¿Dónde estás?",
      options: {
        one: "En una playa de olas lentas",
        two: "En una colina sobre un valle",
        three: "En un prado húmedo de rocío",
        four: "En casa, ante una ventana abierta",
      },
    },
    morning: {
      title: "El calor que sube",
      description:
        "El sol se eleva sobre el horizonte. Su calor baja de tu cara a tus hombros, a tu pecho y a tus manos abiertas.",
      ask: "¿Dónde te sienta mejor?",
      options: {
        one: "En los hombros",
        two: "En el pecho",
        three: "En las manos",
        four: "En el vientre",
      },
    },
    noon: {
      title: "Pleno mediodía",
      description:
        "El sol está alto y todo a tu alrededor es claro y cálido. Puedes soltar lo que hoy llevas a cuestas.",
      ask: "¿Qué querrías soltar por un rato?",
      options: {
        one: "Una preocupación",
        two: "Mi cansancio",
        three: "Algo que no he dicho",
        four: "Nada, solo quiero estar aquí",
      },
    },
    evening: {
      title: "Luz del atardecer",
      description:
        "El sol baja, pero su calor se queda: en las piedras, en el aire y en ti. Puedes llevarte un poco a casa.",
      ask: "¿Qué te llevas?",
      options: {
        one: "Un poco de calma",
        two: "Un poco de valor",
        three: "Una mirada más amable hacia mí",
        four: "El color de esta luz",
      },
    },
  },
  responses: {
    adaptive: {
      kind: "Adaptativa",
      name: "encontrar otro camino",
      tendency: "Decir cómo te sientes y buscar otro día suele conservar tanto el plan como la cercanía.",
    },
    reactive: {
      kind: "Reactiva",
      name: "responder en caliente",
      tendency:
        "Soltarlo enseguida alivia, y una palabra más tranquila después suele decir mejor lo que querías.",
    },
    constructive: {
      kind: "Constructiva",
      name: "construir a partir de ello",
      tendency: "Hablarlo con la otra persona suele hacer que la próxima vez sea más fácil para las dos.",
    },
    avoidant: {
      kind: "Evitativa",
      name: "guardar distancia",
      tendency:
        "Dejarlo a un lado te da algo de descanso, y el sentimiento suele volver más tarde, cuando quizá haya más espacio para él.",
    },
    assertive: {
      kind: "Asertiva",
      name: "ponerte de tu parte",
      tendency: "Decir con calma lo que te importa suele hacer que te escuchen, sin pelea.",
    },
    aggressive: {
      kind: "Agresiva",
      name: "defender lo tuyo",
      tendency:
        "Contraatacar protege algo que te importa, y la gente suele oír primero la rabia y después la razón.",
    },
    passive: {
      kind: "Pasiva",
      name: "mantener la paz",
      tendency:
        "Hacerlo más pequeño mantiene la calma por ahora, y lo que querías suele pasar inadvertido hasta que lo dices.",
    },
    understanding: {
      kind: "Comprensiva",
      name: "dar espacio",
      tendency: "Pensar en lo que puede estar viviendo la otra persona suele hacer la espera más llevadera.",
    },
    resilient: {
      kind: "Resiliente",
      name: "cuidarte primero",
      tendency: "Dejar que duela y tratarte con amabilidad suele hacer más ligero el siguiente paso.",
    },
    flexible: {
      kind: "Flexible",
      name: "cambiar de rumbo",
      tendency: "Hacer otra cosa con ese tiempo suele devolverte la noche.",
    },
    anxious: {
      kind: "Ansiosa",
      name: "buscar qué salió mal",
      tendency:
        "Darle vueltas muestra cuánto te importa, y suele subir el volumen de la preocupación, así que puede ayudar una palabra amable hacia ti.",
    },
  },
  moments: {
    meeting: {
      heading: "Momento 1",
      scenario:
        "En una reunión, alguien de tu equipo presenta una idea que le contaste la semana pasada. La gente asiente, y tu nombre no aparece.",
      avoidant: "Dejarlo pasar y guardármelo",
      assertive: "Decir con calma que me alegra que guste y que lo hablamos la semana pasada",
      aggressive: "Interrumpir y decir ante todo el mundo de quién es esa idea",
      constructive: "Hablarlo después con esa persona, para que la próxima vez suenen los dos nombres",
    },
    message: {
      heading: "Momento 2",
      scenario:
        "Le escribiste a una amistad un mensaje largo y sincero. Lo leyó ayer y todavía no hay respuesta.",
      anxious: "Leerlo una y otra vez, buscando en qué me equivoqué",
      resilient: "Sentir el pinchazo, hacer algo amable por mí y volver a preguntar en unos días",
      passive: "Escribir “da igual, no era nada”, aunque era algo",
      understanding: "Pensar en cómo puede ser su semana y darle tiempo",
    },
    evening: {
      heading: "Momento 3",
      scenario:
        "Te reservaste esta noche y la esperaste con ilusión todo el día. Diez minutos antes de salir, el plan se cancela.",
      flexible: "Convertirla en una noche para algo que echaba de menos",
      reactive: "Escribir cuánto me molesta y pulsar enviar",
      adaptive: "Decir que me decepciona y proponer otro día",
      avoidant: "Poner una serie y no pensar en ello",
    },
  },
};
