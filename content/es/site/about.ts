import { either, texts } from '#content/texts.ts'
import { highlights } from './home.ts'

export const aboutWords = texts({
  title: either(
    'Sobre {company}, cerrajeros en {city} desde {since}',
    'Sobre {company}, cerrajeros en {city}',
  ),
  description: either(
    'Cerrajero a domicilio en {place}, desde {since}, con un equipo que lleva {experience} en el oficio. Con licencia, seguro y fianza.{mobile}{licensed}{has-insurance}{has-bond}',
    'Cerrajero en {place}, desde {since}: quién llega a su puerta, cómo trabajamos una chapa y qué principios seguimos.',
    'Cerrajero en {place}: quién trabaja en su chapa, qué respalda el trabajo, qué revisamos primero y qué principios seguimos.',
  ),

  hero: {
    eyebrow: 'Quiénes somos',
    heading: either(
      'Un taller que llega hasta su puerta{mobile}{carriesParts}',
      'Lo nuestro son las chapas y las puertas',
    ),
    lead: either(
      '{yearsOpen} en {city}, {experience} en el oficio, y las máquinas para hacer llaves van en la camioneta{mobile}{carriesParts}.',
      '{yearsOpen} en {city}, {experience} en el oficio.',
      '{yearsOpen} en {city}, y las máquinas para hacer llaves van en la camioneta{mobile}{carriesParts}.',
      'Antes de hablar de la chapa, revisamos la puerta. Las máquinas para hacer llaves van en la camioneta{mobile}{carriesParts}.',
    ),
  },
  highlights,

  story: {
    heading: 'Nuestra historia',
    paragraphs: [
      either(
        '{company} trabaja en {city} desde {since}. El oficio del equipo viene de antes: llevamos {experience} trabajando con chapas. Una chapa de embutir antigua en The Heights y una chapa inteligente de la primavera pasada piden manos distintas.{houston}',
        '{company} trabaja en {city} desde {since}. Llevamos {experience} trabajando con chapas. Una chapa de embutir antigua y una chapa inteligente de la primavera pasada piden manos distintas.',
      ),
      'Trabajamos a domicilio a propósito{mobile}. Una chapa sobre un mostrador dice poco de por qué falla; la puerta lo dice todo. Por eso el taller va hasta la puerta: máquinas de llaves, pines, cilindros, cierrapuertas y programadores de llaves de carro{mobile}{does-automobile}{carriesParts}.',
      either(
        '{city} trata las puertas a su manera. La madera se hincha con la humedad, el aluminio se dilata con el sol, los cierrapuertas se aceleran en agosto. Mucho de lo que la gente llama una chapa descompuesta es una de estas tres cosas, así que primero revisamos la puerta.{gulf}',
        'El clima trata las puertas a su manera. La madera se hincha cuando se moja, el aluminio se dilata con el sol, los cierrapuertas se aceleran con el calor. Mucho de lo que la gente llama una chapa descompuesta es una de estas tres cosas, así que primero revisamos la puerta.',
      ),
      'La mayoría de los trabajos resultan más pequeños de lo que la gente teme{honestAdvice}. Mover la contra cuesta menos que una chapa nueva, y la chapa que sigue sirviendo después de abrirla se queda en la puerta{honestAdvice}. Si hay que cambiar una pieza, le decimos cuál, por qué y por cuánto, antes de empezar{pricesFirst}.',
    ],
  },

  people: { heading: 'El equipo' },

  credentials: {
    heading: either(
      'Licencia, seguro y fianza{licensed}{has-insurance}{has-bond}',
      'Licencia y seguro{licensed}{has-insurance}',
      'Lo que respalda nuestro trabajo',
    ),
    lead: either(
      'Pídale estas tres cosas a cualquier cerrajero antes de que abra la puerta. Aquí están las nuestras.{licensed}{has-insurance}{has-bond}',
      'Pregúntele a cualquier cerrajero qué respalda su trabajo, antes de que abra la puerta.',
    ),
    license: {
      term: 'Licencia',
      covers: '{covers}. A nombre de {holder}.',
      /** Before the link, and the link to where the State answers. */
      check: either(
        'La licencia de cualquier cerrajero se puede consultar aquí: {licenseAuthority}.{texas}',
        'Quien quiera verificar una licencia puede preguntar a quien la otorga: {licenseAuthority}.',
      ),
      lookUpAt: either(
        'Consultar {number} en el sitio del Estado de Texas{texas}',
        'Consultar {number}: {authority}',
      ),
      lookUp: 'Consultar {number}',
      copy: 'Copiar el número',
      copied: 'Copiado',
    },
    figures: [
      {
        term: 'Seguro de responsabilidad civil',
        figure: '{insurance}',
        text: 'Por si una puerta, un vidrio o un carro se daña mientras trabajamos.',
      },
      { term: 'Fianza', figure: '{bond}', text: 'Su protección si alguien que enviamos no es honesto.' },
    ],
    warranty: 'La mano de obra tiene garantía de {warranty}: si falla lo que instalamos, lo arreglamos.',
  },

  values: {
    heading: 'Nuestros principios',
    items: [
      {
        title: 'Integridad',
        text: 'Usted sabe el precio completo antes de cualquier trabajo, y puede decir que no{pricesFirst}. Si se arregla apretando un tornillo, no le vendemos una chapa{honestAdvice}.',
      },
      {
        title: 'Confiabilidad',
        text: either(
          'Alguien contesta a las tres de la mañana, y la camioneta que llega trae los pines, los cilindros y las llaves más comunes{nights}{mobile}{carriesParts}.',
          'La camioneta que llega trae los pines, los cilindros y las llaves más comunes{mobile}{carriesParts}.',
          'Le decimos qué podemos hacer y para cuándo, y le llamamos si eso cambia.',
        ),
      },
      {
        title: 'Experiencia',
        text: 'Antes de taladrar, intentamos abrir con ganzúa{picksFirst}. Y cuando hay que taladrar una chapa, sabemos dónde, e instalamos un cilindro nuevo antes de irnos{picksFirst}.',
      },
      {
        title: 'Comunidad',
        text: 'Pedimos un comprobante antes de abrir una puerta, porque un cerrajero que le abre a cualquiera también abriría la de su vecino{asksForProof}.',
      },
    ],
  },

  affiliations: {
    heading: 'Asociaciones',
    lead: 'Somos miembros de:',
  },

  action: {
    heading: 'Muéstrenos su puerta',
    text: 'Una foto de la chapa y otra del canto de la puerta nos dicen casi todo lo que necesitamos saber.',
    quote: either('Pida una cotización gratis{freeQuotes}', 'Pida una cotización'),
  },
})
