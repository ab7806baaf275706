import type { ContactService, QuoteService, ReviewService, ServiceSlug } from '#content/services.ts'
import { type Either, either } from '#content/texts.ts'

/**
 * Made-up customers and what they say, for DEMO=1 alone: with it an empty store is filled, to look at
 * a site in use. Every name begins with the mark, and every page says so.
 */

export const demonstrationMark = 'Demo –'

export const demonstrationPeople: readonly (readonly [firstName: string, lastName: string])[] = [
  ['Dana', 'Whitfield'],
  ['Marcus', 'Oyelaran'],
  ['Priya', 'Raman'],
  ['Luis', 'Cantú'],
  ['Hannah', 'Brandt'],
  ['Terrence', 'Boone'],
  ['Mai', 'Tran'],
  ['Carla', 'Espinoza'],
  ['Owen', 'McBride'],
  ['Leticia', 'Garza'],
  ['Samir', 'Haddad'],
  ['Joyce', 'Pettway'],
]

export const demonstrationQuotes: readonly { service: QuoteService; message: string | Either }[] = [
  {
    service: 'automotive',
    message: either(
      'Se me quedaron las llaves adentro de una F-150 2019 en Memorial Park{houston}.',
      'Se me quedaron las llaves adentro de una F-150 2019.',
    ),
  },
  {
    service: 'residential',
    message: 'Cambiar la combinación de la puerta de enfrente y la de atrás, tres llaves para cada una.',
  },
  {
    service: 'commercial',
    message: either(
      'Una llave maestra para ocho oficinas en Westheimer{houston}.',
      'Una llave maestra para ocho oficinas.',
    ),
  },
  { service: 'safes', message: 'La perilla de mi caja fuerte para armas gira y no abre.' },
  {
    service: 'access-control',
    message: 'Lectores de tarjeta para dos puertas y unas cuarenta personas.',
  },
  { service: 'surveillance', message: 'Cuatro cámaras alrededor de una bodega, una en el portón.' },
  { service: 'residential', message: 'Un cerrojo que se atora desde la lluvia.' },
  { service: 'automotive', message: '' },
]

export const demonstrationMessages: readonly (string | Either)[] = [
  '¿También hacen llaves para un candado viejo? Se los puedo llevar.',
  '¿Cuánto costaría cambiar la combinación de una casa con cinco puertas?',
  'Nuestro inquilino se fue. ¿Podrían venir el viernes en la mañana?',
  'La chapa nueva funciona bien. Por favor, manden la factura a esta dirección.',
  either('¿Trabajan en Katy los fines de semana{houston}?', '¿Trabajan fuera de {city} los fines de semana?'),
  'El teclado de la puerta de atrás parpadea en rojo desde ayer.',
]

export const demonstrationEmergency =
  'Nos quedamos afuera en la calle Elm con dos niños. La llave se quebró en el cerrojo.'

type DemonstrationReview = {
  rating: number
  title: string
  comment: string
  service: ReviewService
  location: Either
  reply?: string
}

export const demonstrationReviews: readonly DemonstrationReview[] = [
  {
    rating: 5,
    title: 'Adentro del carro en veinte minutos',
    comment: 'Llamé desde el estacionamiento. Llegaron, abrieron la puerta y no dejaron ni un rayón.',
    service: 'Automotive',
    location: either('Memorial{houston}', '{city}'),
    reply: 'Qué bueno que fue rápido. La llave de repuesto por la que preguntó ya está lista.',
  },
  {
    rating: 5,
    title: 'Rápido y limpio',
    comment: 'Cambiaron la combinación de cuatro puertas antes de la comida y barrieron al terminar.',
    service: 'Residential',
    location: either('Montrose{houston}', '{city}'),
  },
  {
    rating: 4,
    title: 'Buen trabajo, un poco tarde',
    comment: 'Media hora más tarde de lo dicho, pero avisaron antes y la chapa quedó firme.',
    service: 'Residential',
    location: either('The Heights{houston}', '{city}'),
    reply: 'Tiene razón, el trabajo anterior tardó más de lo previsto. Gracias por esperar.',
  },
  {
    rating: 5,
    title: 'Una sola llave para toda la oficina',
    comment: 'Explicaron el plan antes de empezar y marcaron cada llave.',
    service: 'Commercial',
    location: either('Galleria{houston}', '{city}'),
  },
  {
    rating: 5,
    title: 'La abrieron sin taladrar',
    comment: 'La caja fuerte de mi papá llevaba años cerrada. Todavía sirve.',
    service: 'Safes',
    location: either('River Oaks{houston}', '{city}'),
  },
  {
    rating: 3,
    title: 'Al final quedó bien',
    comment: 'Tuvieron que venir dos veces porque faltaba una pieza.',
    service: 'Access Control',
    location: either('Centro de Houston{houston}', '{city}'),
  },
  {
    rating: 5,
    title: 'Lectores en cada puerta',
    comment: 'Cuarenta tarjetas, dos puertas, una tarde.',
    service: 'Access Control',
    location: either('Medical Center{houston}', '{city}'),
  },
  {
    rating: 4,
    title: 'Imagen clara de noche',
    comment: 'Cuatro cámaras alrededor del patio. A medianoche se lee hasta el portón.',
    service: 'Surveillance',
    location: either('Centro de Houston{houston}', '{city}'),
  },
  {
    rating: 5,
    title: 'A las dos de la mañana',
    comment: 'Alguien contestó, alguien vino, y el precio fue el que dijeron.',
    service: 'Emergency',
    location: either('Montrose{houston}', '{city}'),
  },
  {
    rating: 5,
    title: 'Cerrojos nuevos',
    comment: 'Antes de irse me enseñaron a probarlos.',
    service: 'Residential',
    location: either('The Heights{houston}', '{city}'),
  },
  {
    rating: 2,
    title: 'Esperando que me llamaran',
    comment: 'Dejé mi número el lunes y supe de ellos el miércoles.',
    service: 'Commercial',
    location: either('Galleria{houston}', '{city}'),
  },
  {
    rating: 5,
    title: 'Llave de repuesto para la camioneta',
    comment: 'La hicieron y la programaron junto a la banqueta.',
    service: 'Automotive',
    location: either('Memorial{houston}', '{city}'),
  },
]

/** `service` is a stored value, as the form of testimonials offers it; pages say its label. */
export const demonstrationTestimonials: readonly { company: string; service: string; comment: string }[] = [
  {
    company: 'Demo Bakery',
    service: 'Commercial Locksmith',
    comment: 'Cambiaron las chapas entre dos turnos, y nadie se quedó afuera.',
  },
  {
    company: 'Demo Dental',
    service: 'Access Control',
    comment: 'Una tarjeta para cada uno de nosotros, y una lista de quién entró y cuándo.',
  },
  {
    company: 'Demo Storage',
    service: 'Security Cameras',
    comment: 'Ahora vemos el portón desde el celular, de día y de noche.',
  },
  {
    company: 'Demo Motors',
    service: 'Automotive Locksmith',
    comment: 'Sesenta llaves en un día, cada una con su etiqueta.',
  },
  {
    company: 'Demo Property Care',
    service: 'Residential Locksmith',
    comment: 'Cada inquilino tiene llaves nuevas el mismo día que se muda.',
  },
  {
    company: 'Demo Jewelers',
    service: 'Safe Services',
    comment: 'La caja fuerte vieja abre otra vez, y la nueva quedó atornillada al piso.',
  },
]

type DemonstrationPrice = {
  name: string
  service: ServiceSlug
  unitCents: number
  isFrom?: true
  isAllIn?: true
  note?: string
}

export const demonstrationPrices: readonly DemonstrationPrice[] = [
  { name: 'Abrir un carro', service: 'automobile', unitCents: 85_00, isFrom: true, isAllIn: true },
  {
    name: 'Cambiar la combinación de una chapa',
    service: 'residential',
    unitCents: 25_00,
    note: 'Cada chapa, con dos llaves',
  },
  {
    name: 'Cerrojo nuevo',
    service: 'residential',
    unitCents: 145_00,
    isFrom: true,
    note: 'Incluye el cerrojo',
  },
  {
    name: 'Cambiar la combinación de una chapa de oficina',
    service: 'commercial',
    unitCents: 35_00,
    note: 'Cada chapa',
  },
  { name: 'Abrir una caja fuerte', service: 'safe', unitCents: 250_00, isFrom: true },
]

type DemonstrationCall = { source: string; service: ContactService; message: string }

export const demonstrationCalls: readonly DemonstrationCall[] = [
  {
    source: 'phone',
    service: 'commercial',
    message: 'El cierrapuertas de la entrada azota la puerta. Solo puede los viernes.',
  },
  { source: 'walk_in', service: 'automotive', message: 'Quiere otra llave para un Civic 2016.' },
]
