import type { ServiceWords } from '#content/service-words.ts'
import { either, texts } from '#content/texts.ts'

export const commercialWords = texts({
  summary:
    'Llaves maestras, barras de pánico, chapas de local y cilindros intercambiables para tiendas, oficinas y dueños de edificios.',
  title: 'Cerrajero para negocios en {place} · {company}',
  description:
    'Llave maestra, barras de pánico, chapas de local y cilindros intercambiables para negocios en {place}. Visita desde {businessPrice}.',
  hero: {
    heading: 'Cerrajero para su negocio',
    lead: either(
      'Oficinas, locales de plaza, bodegas, clínicas y conjuntos de departamentos. La visita cuesta desde {businessPrice}, y podemos trabajar mientras está cerrado{nights}, para que ningún cliente tenga que brincar la herramienta.',
      'Oficinas, locales de plaza, bodegas, clínicas y conjuntos de departamentos. La visita cuesta desde {businessPrice}. Podemos trabajar mientras está cerrado{nights}, para que ningún cliente tenga que brincar la herramienta.',
    ),
    drawing:
      'Un sistema de llave maestra en forma de árbol: la gran maestra abre todas las chapas, dos maestras abren una rama cada una, y seis llaves abren un cilindro cada una.',
  },
  intro: {
    heading: 'Cerrada hacia el callejón, abierta desde adentro',
    paragraphs: [
      'La puerta de un negocio tiene dos deberes que se contradicen. No deja entrar a cualquiera y, en un incendio, deja salir a todos: sin llave, sin herramienta y sin explicaciones. Así lo pide el código de construcción, y también NFPA 101, el Life Safety Code. Escogemos herrajes que cumplen con los dos, y le avisamos si lo que hoy tiene la puerta falla en uno, como un pasador arriba de una barra de pánico{workAsDescribed}.',
      'Lo demás son las llaves. Usted quiere saber quién abre qué, quitárselo a quien se va, y no comprar cuarenta chapas para lograrlo. Eso se planea en papel antes de armar un solo cilindro: una lista de llaves y puertas, un perfil de llave que no se vende en los kioscos, y cilindros que su propio gerente puede cambiar{workAsDescribed}. La lista es suya también, para que nunca dependa de nosotros para leerla{workAsDescribed}.',
    ],
  },
  cardsHeading: 'Lo que hacemos en negocios',
  cards: {
    'master-keys': {
      title: 'Sistemas de llave maestra',
      description:
        'Cada llave abre sus puertas; una llave bien guardada las abre todas. Planeamos el sistema en papel, con lugar para crecer, y la llave de un inquilino nunca abre la chapa de otro.',
      features: [
        'Lista por puerta y persona, y es suya',
        'Perfil restringido: los kioscos no tienen esa llave',
        'Solo los niveles que su edificio necesita',
        'Llaves marcadas con número, nunca con dirección',
      ],
      drawing:
        'Una cámara de un cilindro con dos llaves distintas, vista a lo largo: con cada llave, otro extremo del pin maestro queda en la línea de corte.',
    },
    'exit-devices': {
      title: 'Barras de pánico',
      description:
        'Un empujón abre la puerta, aunque afuera esté cerrada con llave. Instalamos y reparamos barras de sobreponer, de embutir y de varillas, probadas con UL 305, y arreglamos las que alguien amarró o encadenó.',
      features: [
        'Barras certificadas contra fuego para puertas con etiqueta',
        'Varillas alineadas para que cierren los dos pestillos',
        'Modo abierto con llave, salvo en puertas contra fuego',
        'Alarmas de salida en puertas hacia el callejón',
      ],
      drawing:
        'Una barra de pánico vista desde arriba: al empujarla giran dos palancas, y su varilla saca el pestillo de la contra en el marco.',
    },
    'storefront-locks': {
      title: 'Chapas de puertas de local',
      description:
        'Una puerta angosta de aluminio pide chapas angostas: ganchos, pestillos y cilindros con la leva correcta. Cambiamos lo gastado dentro del perfil y ajustamos los pivotes, para que el gancho llegue a su lugar.',
      features: [
        'Medida exacta: 31/32, 1-1/8 o 1-1/2 pulgadas',
        'Opresor y anillo: el cilindro no se desenrosca',
        'Pestillo con paleta para salir con un movimiento',
        'Frentes que coinciden: no se corta el perfil',
      ],
      drawing:
        'Un perfil angosto de aluminio con su chapa en corte: el pasador largo sale girando del perfil y entra al marco.',
    },
    'interchangeable-cores': {
      title: 'Cilindros intercambiables',
      description:
        'Una llave de control saca el cilindro completo de la chapa, y otro entra en su lugar. Si falta una llave, su propio gerente cambia la puerta en más o menos un minuto.',
      features: [
        'SFIC: chicos, en forma de ocho, de muchas marcas',
        'LFIC: más grandes, para chapas de una sola marca',
        'Cilindros de repuesto armados y etiquetados de antemano',
        'Llave de control aparte del llavero diario',
      ],
      drawing:
        'La llave de control metió la ceja de un cilindro en forma de ocho, y el cilindro completo sale de su caja.',
    },
    'high-security-cylinders': {
      title: 'Cilindros de alta seguridad',
      description:
        'Los cilindros con UL 437 están probados contra ganzúa, taladro, palanca y jalón. Muchos suman una barra lateral que también debe alinearse. Valen la pena en una puerta fuerte con algo detrás.',
      features: [
        'Copias solo para los nombres de su tarjeta',
        'Pines e insertos templados que desgastan la broca',
        'Para chapas de embutir, de sobreponer y cerrojos',
        'Marco débil: primero acero, luego cilindros',
      ],
      drawing:
        'Un cilindro visto a lo largo: los cortes inclinados de la llave giran cada pin hasta que su ranura deja entrar la barra lateral.',
    },
    'cabinet-locks': {
      title: 'Chapas de escritorio y gabinete',
      description:
        'Escritorios, archiveros, lockers, vitrinas, gabinetes de medicina y cajones de dinero. El código de la chapa muchas veces basta para hacer la llave; si se borró, abrimos, leemos las laminillas o cambiamos.',
      features: [
        'Una oficina entera de cajones con una llave',
        'Barras y portacandados para archiveros sin chapa',
        'Chapas de cremallera y de botón para vitrinas',
        'Llaves por código mientras usted espera',
      ],
      drawing:
        'Una chapa de leva desarmada sobre su eje: llave, cilindro de laminillas, frente del cajón, tuerca, leva y tornillo.',
    },
  },
  action: {
    heading: 'Cuente las puertas, fotografíe las chapas',
    text: either(
      'Para empezar basta una lista de puertas con una foto de cada chapa. Usted sabe el precio completo antes de cualquier trabajo, y puede decir que no{pricesFirst}. Si el dueño de su local pide papeles: tenemos un seguro de responsabilidad civil de {insurance} y una fianza de {bond}.',
      'Para empezar basta una lista de puertas con una foto de cada chapa. Usted sabe el precio completo antes de cualquier trabajo, y puede decir que no{pricesFirst}. Si el dueño de su local pide papeles: tenemos un seguro de responsabilidad civil de {insurance}. Tenemos una fianza de {bond}.',
    ),
    contact: 'Pida una cotización',
  },
}) satisfies ServiceWords<'commercial'>
