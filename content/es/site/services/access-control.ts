import type { ServiceWords } from '#content/service-words.ts'
import { either, texts } from '#content/texts.ts'

export const accessControlWords = texts({
  summary: 'Teclados, lectores de tarjetas y chapas eléctricas, en puertas que cierran y dejan salir.',
  title: 'Control de acceso en {place} · {company}',
  description:
    'Teclados, lectores, contras eléctricas y videoporteros instalados en {place}: planeados puerta por puerta, pensando en apagones y en la salida.',
  hero: {
    heading: 'Control de acceso',
    lead: 'Teclados, lectores de tarjetas y las chapas que les obedecen, en las puertas que ya tiene. Cuando alguien se va, usted borra un nombre y no hay que cambiar ninguna chapa. Nuestra mano de obra tiene garantía de {warranty}.',
    drawing:
      'Una puerta como sistema: lector de tarjetas, contra eléctrica, contacto de puerta y sensor de movimiento, todos con cable a un controlador y a su fuente con batería.',
  },
  intro: {
    heading: 'Empiece por la chapa, no por la app',
    paragraphs: [
      'Todo sistema tiene una pantalla bonita. Si en tres años todavía funciona, se decide en la puerta. ¿El pestillo llega a la contra? ¿El cierrapuertas la jala hasta cerrar? ¿La batería aguanta la chapa en un apagón? Cada chapa eléctrica tiene que contestar una pregunta. La “fail-secure” se queda cerrada sin corriente, la “fail-safe” se suelta. Las dos palabras hablan solo del lado de afuera. Quien está adentro debe poder salir de todos modos, con un empujón o un giro de la manija.',
      either(
        'Houston pone su propia prueba{houston}. Después de una tormenta puede faltar la luz por días, y con ella el internet. En una tarde de verano una puerta de aluminio crece con el sol hasta que su pestillo aprieta la contra: la tarjeta sirve, la contra hace clic, y nada se abre. Por eso calculamos baterías según lo que gasta la chapa, dejamos que los controladores decidan sin internet, conservamos una entrada con llave, y le pedimos que pruebe las puertas a las cuatro de la tarde{workAsDescribed}.',
        'El clima pone su propia prueba. Después de una tormenta puede faltar la luz, y con ella el internet. En una tarde de verano una puerta de aluminio crece con el sol hasta que su pestillo aprieta la contra: la tarjeta sirve, la contra hace clic, y nada se abre. Por eso calculamos baterías según lo que gasta la chapa, dejamos que los controladores decidan sin internet, conservamos una entrada con llave, y le pedimos que pruebe las puertas a las cuatro de la tarde{workAsDescribed}.',
      ),
    ],
  },
  cardsHeading: 'Lo que instalamos, y dónde conviene',
  cards: {
    keypads: {
      title: 'Teclados',
      description:
        'Una manija con teclado y pilas le da un código a cada persona y no pide cable. Para afuera usamos un teclado que solo lee; el relevador que abre la puerta queda adentro.',
      features: [
        'Manijas grado 1 en puertas de mucho uso',
        'Se borra un código y los demás se quedan',
        'Entrada con llave de su sistema maestro',
        'Chapas mecánicas de botones donde no conviene una pila',
      ],
      drawing:
        'Una chapa de manija con teclado vista de frente, cuatro de sus doce botones marcados como el código, y en corte con su puerta: un perno cruza el embrague y engancha la manija de afuera; las pilas están adentro.',
    },
    'card-readers': {
      title: 'Lectores de tarjeta y celular',
      description:
        'Las tarjetas viejas de 125 kHz se copian en un kiosco. Instalamos lectores de tarjeta cifrada o de celular, cableados con OSDP, que puede cifrar la línea que el viejo Wiegand deja abierta.',
      features: [
        'Lectores que aceptan tarjetas viejas y nuevas durante el cambio',
        'Alerta si alguien arranca el lector del muro',
        'Controlador y relevador adentro, bajo llave',
        'Las claves de tarjetas y el administrador son suyos',
      ],
      drawing:
        'Un lector sin su tapa y una tarjeta enfrente, cada uno con una bobina plana como antena; el campo del lector une las dos y alimenta el chip de la tarjeta.',
    },
    'electric-strikes': {
      title: 'Contras eléctricas',
      description:
        'Toma el lugar de la contra fija del marco y deja pasar el pestillo cuando se da entrada. La manija de adentro funciona como siempre, así que para salir no hace falta electricidad.',
      features: [
        'Fail-secure y listadas para puertas contra fuego',
        'Modelos que sueltan aunque el pestillo apriete',
        'Marcos de madera, acero y aluminio',
        'Ganchos de local cambiados antes por pestillos',
      ],
      drawing:
        'Canto de puerta y marco en corte, desde arriba: la corriente levanta el émbolo de la bobina, la uña gira, y el pestillo pasa sin meterse.',
    },
    'magnetic-locks': {
      title: 'Chapas magnéticas',
      description:
        'Un imán en el marco sujeta una placa de acero en la puerta y la suelta sin corriente. Lo instalamos donde no sirve un pestillo, con el sensor, el botón y los desbloqueos que piden los códigos.',
      features: [
        'Sensor de movimiento, más botón que corta la corriente',
        'Su compañía de alarmas la conecta con la de incendio',
        'Soportes para vidrio sin marco y perfiles angostos',
        'Duración de la batería calculada en horas',
      ],
      drawing:
        'La parte de arriba de una puerta en corte: una bobina en un núcleo de acero en el marco, la placa atornillada a la puerta, el campo por ambas, y el botón de salida que corta la corriente.',
    },
    'video-intercoms': {
      title: 'Videoporteros',
      description:
        'Vea y oiga quién está en el portón, el andén o la recepción, y abra desde un escritorio o un celular. Lo ponemos donde lo alcanza una silla de ruedas y el sol no pega en el lente.',
      features: [
        'Botones al alcance que pide ADA: máximo 48 pulgadas',
        'Portón y puertas se abren desde un solo lugar',
        'Supresores de picos en ambos extremos del cable',
        'Nombres de inquilinos que su oficina puede cambiar',
      ],
      drawing:
        'Una visita frente a la cámara de un videoportero en el muro de afuera, y adentro la pantalla con su cara, arriba del botón que abre la puerta.',
    },
    'schedules-and-logs': {
      title: 'Horarios y registros',
      description:
        'La entrada se abre a la hora de abrir, pero solo si ya llegó el primer empleado. Limpieza tiene dos horas en dos tardes. El registro de entradas se guarda el tiempo que usted decida.',
      features: [
        either(
          'Espera al primer empleado, por si hay huracán{gulf}',
          'Espera al primer empleado, por si nadie viene',
        ),
        'Los días festivos del próximo año, puestos con usted',
        'Pocos grupos en lugar de cuarenta excepciones',
        'Dos administradores, cada uno con segundo factor',
      ],
      drawing:
        'Una carátula de 24 horas con una franja de las 8 a las 18, las horas en que abren las tarjetas, y una lista de cuatro entradas por hora: dos dentro del horario que pasaron, dos fuera que no.',
    },
  },
  action: {
    heading: 'Primero recorra con nosotros cada puerta',
    text: 'Revisamos el canto, el marco y el cierrapuertas de cada puerta, y anotamos para cada una la chapa, su corriente, la salida, y qué pasa cuando faltan la luz y el internet. Después usted decide.',
    contact: 'Pida una asesoría',
  },
}) satisfies ServiceWords<'access-control'>
