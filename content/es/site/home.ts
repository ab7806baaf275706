import { either, texts } from '#content/texts.ts'

export const highlights = texts([
  { figure: '{yearsOpen}', label: 'atendiendo puertas y chapas en {city} desde {since}' },
  { figure: '24/7', label: 'alguien contesta si se queda afuera{nights}' },
  {
    figure: '{customers} clientes',
    label: either(
      'casas, tiendas, oficinas y carros{does-residential}{does-commercial}{does-automobile}',
      'casas, tiendas y oficinas{does-residential}{does-commercial}',
      'con chapas y puertas que atendimos',
    ),
  },
  {
    figure: either('100% con licencia y seguro{licensed}', 'Con seguro'),
    label: either(
      'seguro de responsabilidad civil de {insurance}, fianza de {bond}',
      'seguro de responsabilidad civil de {insurance}',
    ),
  },
])

export const homeWords = texts({
  title: either('{company}: cerrajero 24 horas en {place}{nights}', '{company}: cerrajero en {place}'),
  description: either(
    '¿Se quedó afuera en {place}? Llegamos en {arrival}, de día y de noche. Casas, negocios, carros y cajas fuertes. Llame al {phone}.{nights}{does-residential}{does-commercial}{does-automobile}{does-safe}',
    '¿Se quedó afuera en {place}? Llegamos a su puerta en {arrival} mientras estamos abiertos{keepsHours}. Abrimos, reparamos e instalamos chapas. Llame al {phone}.',
    'Cerrajero en {place}: abrimos, reparamos e instalamos chapas, y dejamos las puertas cerrando bien. Llame al {phone}, o pida una cotización gratis{freeQuotes}.',
    'Cerrajero en {place}: abrimos, reparamos e instalamos chapas, y dejamos las puertas cerrando bien. Llame al {phone}, o pida una cotización.',
  ),

  hero: {
    eyebrow: either(
      'Cerrajero en {city}, de día y de noche{nights}',
      'Cerrajero en {city}, {bookedHours}',
      'Cerrajero en {city}, {officeHours}',
      'Cerrajero en {city}',
    ),
    question: either('¿Se quedó afuera?{does-emergency}', '¿Una chapa, una llave, una puerta?'),
    promise: either(
      'Llegamos a su puerta en{has-arrival}{nights}',
      'Mientras estamos abiertos, llegamos a su puerta en{has-arrival}{keepsHours}',
      'Llegamos a su puerta en{has-arrival}',
    ),
    arrival: '{arrival}.',
    area: 'Esto vale a menos de {arrivalRadius} del centro; si está más lejos, se lo decimos por teléfono.',
    answer: either('Alguien contesta, de día y de noche{nights}.', 'Llámenos.'),
    lead: either(
      'Vamos a donde está usted. Casas, tiendas, carros y cajas fuertes: abrimos sin dañar cuando la chapa lo permite, y dejamos todo más seguro que antes.{mobile}{picksFirst}{does-residential}{does-commercial}{does-automobile}{does-safe}',
      'Vamos a donde está usted. Casas, tiendas y carros: abrimos sin dañar cuando la chapa lo permite, y dejamos todo más seguro que antes.{mobile}{picksFirst}{does-residential}{does-commercial}{does-automobile}',
      'Vamos a donde está usted{mobile}. Chapas y puertas: abrimos sin dañar cuando la chapa lo permite, y dejamos todo más seguro que antes.{picksFirst}',
      'Chapas y puertas: abrimos sin dañar cuando la chapa lo permite, y dejamos todo más seguro que antes.{picksFirst}',
      'Vamos a donde está usted{mobile}. Chapas y puertas: las abrimos, las reparamos y las dejamos más seguras que antes.',
    ),
    quote: either('Cotización gratis{freeQuotes}', 'Pedir cotización'),
    proofs: 'Por qué la gente confía en nosotros',
    rating: { strong: '{claimedRating}', rest: 'de {claimedReviews}' },
    licensed: 'Licencia',
    drawing: {
      alternative:
        'Un cilindro de pines en corte, con la llave correcta puesta: los pines coinciden en la línea de corte y el rotor puede girar.',
      driverPin: 'contrapín',
      shearLine: 'corte',
      keyPin: 'pin',
    },
  },

  info: {
    title: 'De un vistazo',
    mobile: {
      title: either('Servicio a domicilio{mobile}', 'Un taller que puede visitar'),
      text: either(
        'El taller llega hasta su puerta{mobile}{carriesParts}',
        'Vamos hasta su puerta{mobile}',
        '{street}',
      ),
    },
    years: {
      title: '{yearsOpen} de servicio en {city}',
      text: either('De The Heights al Medical Center{houston}{has-areas}', 'Desde {since}'),
    },
    arrival: {
      title: 'En emergencias, llegamos en {arrival}',
      text: either(
        'A toda hora, todos los días, a menos de {arrivalRadius} del centro{nights}',
        'A toda hora, todos los días{nights}',
        'Mientras estamos abiertos, a menos de {arrivalRadius} del centro{keepsHours}',
        'Mientras estamos abiertos{keepsHours}',
      ),
    },
  },

  services: {
    title: 'Qué abrimos, arreglamos e instalamos',
    all: 'Todos los servicios',
    more: 'Ver más: {service}',
    /** The emergency stands first: a visitor who is locked out reads no further. */
    items: {
      emergency: either(
        'Se quedó afuera, entraron a robar, se quebró la llave: alguien contesta a cualquier hora{nights}.',
        'Se quedó afuera, entraron a robar, se quebró la llave: llamar es lo más rápido.',
      ),
      residential: 'Aperturas, cambios de combinación y cerrojos que quedan en la puerta que usted tiene.',
      automobile: 'Llaves hechas y programadas junto a su carro, para casi todas las marcas.',
      commercial: either(
        'Llaves maestras, barras de pánico y chapas de locales, también fuera de horario{nights}.',
        'Llaves maestras, barras de pánico y chapas de locales.',
      ),
      'door-services': 'Cierrapuertas, bisagras y marcos, para que la chapa pueda hacer su trabajo.',
      'access-control': 'Teclados, lectores y horarios que sus empleados van a respetar.',
      safe: either(
        'Abiertas sin taladrar cuando se puede{picksFirst}. Les damos servicio y las movemos.',
        'Las abrimos, les damos servicio y las movemos.',
      ),
      surveillance: 'Cámaras puestas donde ven caras, no coronillas.',
    },
  },

  quote: {
    title: either('Pida una cotización gratis{freeQuotes}', 'Pida una cotización'),
    lead: either(
      'Díganos qué pasó y mande una foto de la chapa si puede. Sin cuenta, sin compromiso{freeQuotes}. La visita cuesta desde {homePrice} para casas y desde {businessPrice} para negocios.',
      'Díganos qué pasó y mande una foto de la chapa si puede. Sin cuenta, sin compromiso{freeQuotes}. La visita cuesta desde {homePrice}.',
      'Díganos qué pasó y mande una foto de la chapa si puede. Sin cuenta, sin compromiso{freeQuotes}. La visita a una casa cuesta desde {homePrice}. La visita a un negocio cuesta desde {businessPrice}.',
    ),
    nextTitle: 'Qué sigue',
    steps: [
      {
        title: 'La leemos',
        text: either(
          'Su solicitud queda guardada antes de que le demos las gracias, y va a la persona de guardia{someoneOnDuty}.',
          'Su solicitud queda guardada antes de que le demos las gracias.',
        ),
      },
      {
        title: either(
          'Nos comunicamos con usted en menos de {callbackTime} en horario de trabajo{keepsHours}',
          'Nos comunicamos con usted en menos de {callbackTime}',
          'Nos comunicamos con usted',
        ),
        text: either(
          'Por teléfono o por correo, con un precio y una hora{pricesFirst}. Fuera de horario, el tiempo empieza a correr cuando abrimos.{keepsHours}{has-callbackTime}',
          'Por teléfono o por correo, con un precio y una hora{pricesFirst}.',
          'Por teléfono o por correo. Fuera de horario, el tiempo empieza a correr cuando abrimos{keepsHours}{has-callbackTime}.',
        ),
      },
      {
        title: 'Usted decide',
        text: 'Usted sabe el precio completo antes de cualquier trabajo, y puede decir que no{pricesFirst}.',
      },
    ],
    urgent: either(
      '¿Se quedó afuera? Llamar es más rápido.{does-emergency}',
      '¿Tiene prisa? Llamar es más rápido.',
    ),
    follow: {
      text: 'Cada solicitud tiene su propia página: sígala en vivo, vea cuándo salimos, cámbiela o cancélela ahí.',
      example: 'Ejemplo. No es una solicitud real.',
      codeWord: 'piano',
      drawing:
        'Un ejemplo de esa página en un celular: una chapa de combinación en la que un disco cae en su lugar con cada paso, desde recibida hasta terminada.',
    },
  },
})

export const homeSectionWords = texts({
  testimonials: {
    heading: 'Lo que dicen los clientes',
    lead: 'Lo que dijo la gente cuando la puerta ya estaba abierta.',
    empty: 'Todavía no hay testimonios.',
    rating: '{rating} de 5 estrellas',
    from: '{name}, {customer}',
    leave: 'Dejar una reseña',
    all: 'Ver todas las reseñas',
  },

  posts: {
    heading: 'Antes de que nos necesite',
    lead: 'Artículos recientes: revisiones y arreglos que le ahorran una llamada.',
    all: 'Todos los artículos',
  },

  emergency: {
    heading: either('La llave está adentro y usted no{does-emergency}', 'Muéstrenos su puerta'),
    text: either(
      'Quédese en un lugar con buena luz, llámenos y díganos dónde está{does-emergency}.',
      'Una foto de la chapa y otra del canto de la puerta nos dicen casi todo lo que necesitamos saber.',
    ),
    emailNote: either(
      'El correo sirve para todo lo que puede esperar hasta mañana{nights}{has-email}.',
      'El correo sirve para todo lo que puede esperar{has-email}.',
    ),
  },

  about: {
    heading: either('Quién llega a su puerta{mobile}{faces}', 'Quiénes somos'),
    paragraphs: [
      either(
        'Un equipo con {experience} en el oficio, una camioneta con el taller adentro y un número de licencia que usted puede consultar. {company} atiende puertas y chapas en {city} desde {since}.{mobile}{looksUp}{carriesParts}',
        '{company} atiende puertas y chapas en {city} desde {since}. El equipo tiene {experience} en el oficio. La camioneta que llega trae el taller adentro{mobile}{carriesParts}. Usted puede consultar nuestro número de licencia{looksUp}.',
      ),
      'Antes de hablar de la chapa, revisamos la puerta: una puerta hinchada, una bisagra vencida o una contra que se movió suele ser la razón de que la llave no gire.',
    ],
    highlights,
    more: 'Quiénes somos',
  },
})
