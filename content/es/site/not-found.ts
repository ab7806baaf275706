import { either, texts } from '#content/texts.ts'

export const notFoundWords = texts({
  title: 'Página no encontrada',
  heading: 'Esta llave no abre ninguna página',
  text: 'Quizá la dirección esté mal escrita, o la página cambió de lugar. ¿Está frente a una puerta cerrada? No busque. Llame.',

  drawing:
    'Una llave frente al ojo de una chapa en el que no entra: los extremos de su paletón, en línea punteada, son más largos que la abertura.',

  search: {
    title: 'Buscar',
    callHeading: '¿Prefiere preguntarle a una persona?',
    callText: either(
      'Díganos qué hace la chapa, la puerta o el carro. ¿Está frente a una puerta cerrada? No busque. Llame.{does-automobile}',
      'Díganos qué hace la chapa o la puerta. ¿Está frente a una puerta cerrada? No busque. Llame.',
    ),
    label: 'Busque en nuestros servicios, respuestas y artículos',
    placeholder: either(
      'combinación, llave de carro, precio{does-automobile}{does-safe}',
      'combinación, cerrojo, precio',
    ),
    button: 'Buscar',
    results: { one: 'Una página para “{query}”', many: '{count} páginas para “{query}”' },
    service: 'Servicio',
    answer: 'Respuesta',
    corrected: 'Nada coincide exactamente con “{query}”. Lo más cercano:',
    post: 'Artículo',
    page: 'Página',
    place: {
      kind: 'Dónde trabajamos',
      miles: { one: '1 milla', many: '{count} millas' },
      comes: 'Aproximadamente a {distance} del centro de {city}: vamos a donde está usted.',
      comesForFee: either(
        'Aproximadamente a {distance} del centro de {city}: vamos a donde está usted. Puede haber un cargo por el viaje; usted sabe el precio completo antes de cualquier trabajo{pricesFirst}.',
        'Aproximadamente a {distance} del centro de {city}: vamos a donde está usted. Puede haber un cargo por el viaje.',
      ),
      arrival: either(
        'En una emergencia llegamos a su puerta en {arrival}, de día y de noche{nights}{has-arrivalRadius}.',
        'Mientras estamos abiertos, en una emergencia llegamos a su puerta en {arrival}{keepsHours}{has-arrivalRadius}.',
      ),
      drive: 'El trayecto es de unos {minutes} minutos.',
      far: 'Aproximadamente a {distance} del centro de {city}, más lejos de lo que solemos ir, que es hasta {radius}. Llámenos y pregunte.',
      unknown: 'Aproximadamente a {distance} del centro de {city}. Llámenos y pregunte si vamos.',
    },
    none: 'No hay nada para “{query}”',
    noneText: either(
      '¿Un lugar o un código postal? Pregunte si vamos hasta allá. ¿Una marca de carro o de chapa? Pregunte si la trabajamos. O pruebe con la pieza que falla, como cerrojo, bisagra o control.{does-automobile}',
      '¿Un lugar o un código postal? Pregunte si vamos hasta allá. ¿Una marca de chapa? Pregunte si la trabajamos. O pruebe con la pieza que falla, como cerrojo, bisagra o pestillo.',
    ),
  },

  links: {
    heading: 'Lo que más busca la gente',
    services: 'Todos los servicios',
    quote: either('Pida una cotización gratis{freeQuotes}', 'Pida una cotización'),
    faq: 'Precios, tiempos y otras preguntas',
    home: 'Página de inicio',
  },
})
