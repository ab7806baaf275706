import type { ServiceWords } from '#content/service-words.ts'
import { either, texts } from '#content/texts.ts'

export const doorServicesWords = texts({
  summary:
    'Cierrapuertas, bisagras, pivotes, marcos y operadores, para que la chapa tenga una puerta que cerrar.',
  title: 'Puertas comerciales en {place} · {company}',
  description:
    'Cierrapuertas, pivotes, puertas de metal y de vidrio, operadores automáticos y sellos, reparados para negocios en {place}. Desde {businessPrice}.',
  hero: {
    heading: 'Servicio de puertas comerciales',
    lead: either(
      'Puertas que azotan, arrastran, rebotan o se quedan abiertas. Arreglamos cierrapuertas, bisagras, pivotes, marcos y operadores; la visita cuesta desde {businessPrice}.',
      'Puertas que azotan, arrastran, rebotan o se quedan abiertas. Arreglamos cierrapuertas, bisagras, pivotes, marcos y operadores.',
    ),
    drawing:
      'Una puerta comercial desarmada sobre un eje: marco, bisagras, hoja, cierrapuertas y barra de pánico, con el umbral abajo.',
  },
  intro: {
    heading: 'La chapa suele ser lo último que falla',
    paragraphs: [
      'Su puerta de entrada trabaja más que cualquier otra cosa del edificio. Primero el cierrapuertas tira aceite, o se acelera porque el calor se lo adelgazó. Luego los azotones gastan los pivotes, la puerta se cuelga, y una tarde el pasador ya no encuentra su agujero. La gente llama por la chapa. Nosotros empezamos por el otro lado y arreglamos el cierrapuertas, los pivotes, la alineación y la chapa, en ese orden, porque una chapa nueva en una puerta caída falla igual{workAsDescribed}.',
      either(
        'Conviene conocer dos reglas. Según la ADA y los Texas Accessibility Standards{texas}, una puerta interior con bisagras debe abrir con no más de 5 libras de fuerza, salvo las puertas contra fuego, y su cierrapuertas debe tardar por lo menos cinco segundos de los 90 grados a los 12 antes del pestillo. Y una puerta contra fuego debe cerrarse y engancharse sola, siempre, así que no se le permite una cuña ni un tope de pie. Lo primero lo medimos con un dinamómetro, lo segundo lo probamos con las manos{workAsDescribed}.',
        'Conviene conocer dos reglas. Según la ADA, una puerta interior con bisagras debe abrir con no más de 5 libras de fuerza, salvo las puertas contra fuego, y su cierrapuertas debe tardar por lo menos cinco segundos de los 90 grados a los 12 antes del pestillo. Y una puerta contra fuego debe cerrarse y engancharse sola, siempre, así que no se le permite una cuña ni un tope de pie. Lo primero lo medimos con un dinamómetro, lo segundo lo probamos con las manos{workAsDescribed}.',
      ),
    ],
  },
  cardsHeading: 'Lo que hacemos en puertas comerciales',
  cards: {
    'hollow-metal-doors': {
      title: 'Puertas de metal',
      description:
        'Puertas y marcos de acero para entradas traseras, escaleras y bodegas. Ponemos nuevas, reconstruimos pies de marco oxidados, tapamos con placas los agujeros viejos y dejamos legible la etiqueta contra fuego.',
      features: [
        'Calibre 18, 16 o 14, según el maltrato',
        'Marcos anclados en bloque o montantes de acero',
        'Puertas contra fuego: no se taladran sin revisar',
        'Protectores de pestillo donde abren hacia afuera',
      ],
      drawing:
        'Una puerta de acero y su marco desde arriba, en corte: dos láminas sobre un relleno de papel, y el pestillo en la contra del marco.',
    },
    'door-closers': {
      title: 'Cierrapuertas',
      description:
        'Tres válvulas deciden cómo se mueve una puerta: cierre, golpe final y freno al abrir. Las ajustamos para la temporada, escogemos el resorte según puerta y viento, y cambiamos los que ya tiran aceite.',
      features: [
        '5 libras para abrir puertas interiores accesibles',
        'Cinco segundos o más de 90 a 12 grados',
        'Puertas contra fuego detenidas solo con imanes de la alarma',
        'De sobreponer, ocultos y de piso',
      ],
      drawing:
        'Un cierrapuertas desde arriba, en corte: brazo, piñón, cremallera y resorte, y las válvulas que frenan el regreso.',
    },
    'hinges-and-pivots': {
      title: 'Bisagras y pivotes',
      description:
        'Una puerta que raspa, o que hay que levantar para cerrarla, cuelga de bisagras o pivotes gastados. Los calzamos o cambiamos, o ponemos una bisagra continua que carga el peso en toda la orilla.',
      features: [
        'Pivotes centrales y desplazados para puertas de aluminio',
        'Pernos fijos en puertas que abren hacia afuera',
        'Agujeros barridos reconstruidos, en acero y madera',
        'Pasador y contra alineados otra vez',
      ],
      drawing:
        'Una bisagra de cinco nudos con el perno afuera, y un pivote de piso que carga la puerta sobre balines.',
    },
    'glass-doors': {
      title: 'Puertas de vidrio sin marco',
      description:
        'Las puertas sin marco cuelgan de herrajes a presión y de un cierrapuertas de piso. El vidrio templado ya no se puede cortar ni taladrar, así que la chapa debe caber en sus muescas.',
      features: [
        'Chapas de parche y chapas en el zoclo',
        'Cierrapuertas de piso ajustados, sellados o cambiados',
        'Puertas que vuelven a parar derechas al centro',
        'Vidrios rotos medidos para su vidriero',
      ],
      drawing:
        'El pie de unas puertas de vidrio sin marco: herrajes a presión, un cierrapuertas en el piso, y un pasador que baja al piso.',
    },
    'automatic-operators': {
      title: 'Operadores automáticos',
      description:
        'Un botón, y la puerta abre para quien no puede usar las manos. Instalamos y damos servicio a operadores de baja energía según ANSI/BHMA A156.19, que limita velocidad y fuerza; las corredizas se las dejamos a su fabricante.',
      features: [
        'Botones puestos al alcance de una silla de ruedas',
        'Velocidad y fuerza al abrir, ajustadas y medidas',
        'El pestillo eléctrico se suelta antes de que arranque el motor',
        'Abre a mano cuando se va la luz',
      ],
      drawing:
        'El cabezal de una puerta en corte: un motor y engranes giran el brazo; un sensor vigila, y un botón pide abrir.',
    },
    'thresholds-and-seals': {
      title: 'Umbrales y sellos',
      description:
        'Agua por debajo de la puerta, aire frío que se sale, cucarachas por la esquina. Instalamos umbrales, guardapolvos, empaques y sellos automáticos, y revisamos que la puerta siga cerrando con ellos.',
      features: [
        'Umbrales de media pulgada en entradas accesibles',
        'Guardapolvos de cepillo o hule, cortados al hueco',
        'Empaques de humo listados para puertas contra fuego',
        'Tiras para el hueco entre puertas dobles',
      ],
      drawing:
        'El pie de una puerta exterior en corte: guardapolvo y labios flexibles cierran sobre el umbral, y la lluvia escurre.',
    },
  },
  action: {
    heading: 'Dos fotos: el cierrapuertas y el hueco',
    text: 'Fotografíe el cierrapuertas con su brazo y el hueco junto al pestillo, y llevamos las piezas correctas. El trabajo de puertas se agenda {bookedHours}. Una puerta que hoy no cierra con llave es emergencia a cualquier hora{nights}{does-emergency}.',
    contact: 'Pida una asesoría',
  },
}) satisfies ServiceWords<'door-services'>
