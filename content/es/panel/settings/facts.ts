import { dotted, type FactTable, factsNamed, lineInWords } from '#content/fact-words.ts'
import { type BusinessProfile, placeInWords } from '#content/profile/business-profile.ts'
import { entered } from '../../entered.ts'
import { timeOfDayInWords } from '../../facts.ts'
import { emergencyArrivalText, holidayNames, hoursInSentence } from '../../hours.ts'
import { contactServiceLabels, quoteServiceLabels } from '../../site/service-choices.ts'
import { practiceNames } from '../setup.ts'

const holidays = { ...holidayNames, washington: 'Natalicio de Washington' }

const deposits = { none: 'Ninguno', forOrders: 'Solo por lo que se pide para un cliente' }

const methods = {
  card: 'Tarjeta de crédito o débito',
  cash: 'Efectivo',
  check: 'Cheque',
  transfer: 'Transferencia',
  invoice: 'Factura',
}

const bookable = { ...quoteServiceLabels, other: contactServiceLabels.other }

/** What the panel calls each fact of the business profile, and how it says its value. */
export const factWords = {
  name: {
    label: 'Nombre del negocio',
    help: 'Con su nombre, lo que afirma el negocio de ejemplo sale del sitio. Luego diga lo que es de usted.',
    said: (name) => name,
    claim: 'Nombre',
  },
  tagline: {
    label: 'Lema',
    help: 'Unas palabras debajo del nombre, por ejemplo: Cerrajero a domicilio.',
    said: (tagline) => entered(tagline).text,
    claimed: (tagline) => entered(tagline).text,
    claim: 'Lema',
  },
  place: {
    claim: 'Lugar',
    claimed: (place) => dotted([place.street, placeInWords(place), place.postalCode]),
  },
  dispatch: {
    label: 'Teléfono principal',
    help: 'Todos los botones de llamada lo marcan.',
    said: ({ display }) => display,
    claim: 'Teléfono principal',
    claimed: lineSaid,
  },
  office: {
    label: 'Teléfono de la oficina',
    help: 'Se muestra en la página de contacto, junto al teléfono principal.',
    said: ({ display }) => display,
    claim: 'Teléfono de la oficina',
    claimed: lineSaid,
  },
  email: { label: 'Correo', said: (email) => email, claim: 'Correo' },
  takesTexts: {
    label: 'El teléfono principal recibe mensajes de texto',
    help: 'Entonces sus páginas invitan a mandar un mensaje, junto al botón para llamar.',
    said: () => 'recibe mensajes de texto',
    claim: 'Mensajes de texto',
  },
  speaksSpanish: {
    label: 'Hablamos español',
    help: 'Entonces su sitio está también en español, y sus páginas dicen “Hablamos español”. Quien contesta el teléfono y quien llega a la puerta tienen que hablarlo.',
    said: () => 'se habla español',
    claim: 'Español',
  },
  officeHours: {
    label: 'Horario de la oficina',
    said: hoursInSentence,
    claim: 'Horario de la oficina',
    claimed: hoursBegun,
  },
  fieldHours: { label: 'Citas', claim: 'Horario del trabajo con cita', claimed: hoursBegun },
  closedDays: { label: 'Días cerrados y días festivos', claim: 'Días cerrados' },
  holidays: {
    label: 'Cerrado cada año en',
    options: holidays,
    claim: 'Días festivos',
    claimed: (days) => days.map((day) => holidays[day]).join(', '),
  },
  travelMinutes: {
    label: 'Tiempo de manejo entre dos trabajos (minutos)',
    help: 'La agenda avisa donde alguien tiene menos, y busca horas libres que lo dejen.',
  },
  bookingMode: {
    label: 'Los clientes eligen una hora en línea',
    help: 'De inmediato: la cita queda fijada en cuanto la reservan. Las solicitudes sospechosas siempre le esperan a usted.',
    options: { '': 'No', ask: 'Sí, y confirmamos cada una', confirm: 'Sí, de inmediato' },
    said: (mode) => (mode === 'ask' ? 'los clientes piden una hora' : 'los clientes reservan una hora'),
  },
  bookingRules: {
    parts: {
      windowMinutes: { label: 'Margen de llegada (minutos)', help: 'De 30 a 360. Vacío: 120.' },
      minutes: { label: 'Un trabajo dura (minutos)', help: 'De 15 a 480. Vacío: 60.' },
      noticeHours: { label: 'Aviso mínimo (horas)', help: 'Vacío: 2.' },
      daysAhead: { label: 'Cuántos días adelante', help: 'De 1 a 28. Vacío: 14.' },
    },
  },
  hiddenBookings: { label: 'Trabajo que se puede reservar', options: bookable },
  nights: {
    label: 'Alguien contesta a cualquier hora',
    help: 'Sin esto, ninguna página promete la noche.',
    said: () => 'A cualquier hora',
    claim: 'Alguien contesta a cualquier hora',
    speech: /24\/7|24 horas|(?:cualquier|toda) hora|todas horas|d[ií]a [yo] (?:de )?noche/i,
  },
  emergencyArrival: {
    label: 'Llegada en emergencias',
    parts: {
      from: { label: 'Llegada en emergencias, desde (minutos)' },
      to: { label: 'Llegada en emergencias, hasta (minutos)' },
    },
    said: emergencyArrivalText,
    claim: 'Llegada en una emergencia',
    claimed: emergencyArrivalText,
  },
  averageArrivalMinutes: {
    label: 'Llegada promedio (minutos)',
    help: 'Se muestra solo en la página de contacto, como promedio y no como promesa.',
    claim: 'Llegada promedio',
    claimed: (minutes) => `${counted(minutes, 'minuto')} en promedio`,
  },
  emergencyCallbackMinutes: {
    label: 'En una emergencia, devolver la llamada en menos de (minutos)',
    help: 'De 1 a 60. A quien envía una emergencia se le dice que espere su llamada a más tardar entonces, y cuando pasa ese tiempo puede alertar a todos los que están de guardia.',
    claim: 'Tiempo para devolver la llamada en una emergencia',
    claimed: (minutes) => `En menos de ${counted(minutes, 'minuto')}`,
  },
  callbackMinutes: {
    label: 'En otras solicitudes, devolver la llamada en menos de (minutos)',
    help: 'En horario de trabajo.',
    claim: 'Tiempo para devolver la llamada',
    claimed: (minutes) => `En menos de ${counted(minutes, 'minuto')} en horario de trabajo`,
  },
  sameDayBefore: {
    label: 'Servicio el mismo día si se reserva antes de',
    help: 'Una hora del día, como en inglés, por ejemplo 2 PM.',
    said: (time) => `el mismo día, si se reserva ${before(time)}`,
    claim: 'Servicio el mismo día',
    claimed: (time) => `Si se reserva ${before(time)}`,
  },
  laborWarrantyDays: {
    label: 'Garantía de la mano de obra (días)',
    said: (days) => `${counted(days, 'día')} de garantía`,
    claim: 'Garantía de la mano de obra',
    claimed: (days) => counted(days, 'día'),
  },
  hiddenServices: { label: 'Servicios', claim: 'Servicios que usted ofrece' },
  licenses: {
    label: 'Número de licencia',
    said: (licenses) => licenses.map(({ number }) => number).join(', '),
    claim: 'Licencias',
    speech: /nuestr[ao]s? (?:números? de )?licencias?|con licencia/i,
    claimed: (licenses) =>
      licenses.flatMap(({ number, covers, holder }) => [number, entered(covers).text, holder]).join(' · '),
  },
  liabilityInsurance: {
    label: 'Seguro de responsabilidad civil',
    said: (amount) => `seguro de ${amount}`,
    claim: 'Seguro',
  },
  bond: { label: 'Fianza', said: (amount) => `fianza de ${amount}`, claim: 'Fianza' },
  since: {
    label: 'En el negocio desde',
    help: 'El año en que empezó.',
    said: (year) => `desde ${year}`,
    claim: 'En el negocio desde',
  },
  crewExperience: {
    label: 'Tiempo del equipo en el oficio',
    help: 'Con palabras en inglés, por ejemplo “over two decades” o “20+ years”: las páginas en español lo dicen en español.',
    claim: 'Experiencia',
  },
  customers: {
    label: 'Clientes atendidos',
    help: 'Como se muestra en el sitio, por ejemplo 1000+.',
    said: (count) => `${count} clientes`,
    claim: 'Clientes atendidos',
  },
  rating: {
    label: 'Calificación en otro lado',
    help: 'Se muestra aparte de las reseñas de este sitio, con su enlace y su fecha. Llene todo, o nada.',
    parts: {
      value: { label: 'Calificación' },
      count: { label: 'De cuántas reseñas' },
      source: { label: 'Dónde, por ejemplo Google' },
      asOf: { label: 'Con fecha del' },
      url: { label: 'Página donde se puede leer' },
    },
    said: ({ value, count }) => `${value} de ${counted(count, 'reseña')}`,
    claim: 'Calificación',
  },
  affiliations: {
    label: 'Asociaciones a las que pertenece',
    help: 'Una en cada renglón. Puede agregar su dirección https.',
    claim: 'Afiliaciones',
    claimed: (names) => names.join(' · '),
  },
  reviewLink: {
    label: 'Página donde los clientes pueden escribir una reseña',
    help: 'Por ejemplo, su enlace de reseñas de Google.',
    claim: 'Enlace para escribir una reseña',
  },
  serviceCall: {
    parts: {
      residential: { label: 'Visita a una casa, desde', said: homeFrom },
      commercial: { label: 'Visita a un negocio, desde', said: businessFrom },
    },
    claim: 'Precio de la visita',
    claimed: ({ residential, commercial }) =>
      dotted([residential && homeFrom(residential), commercial && businessFrom(commercial)]),
  },
  fees: {
    parts: { afterHours: { label: 'Cargo fuera de horario' }, trip: { label: 'Cargo por traslado' } },
    claim: 'Cargos',
    claimed: ({ afterHours, trip }) =>
      dotted([afterHours && `Cargo fuera de horario: ${afterHours}`, trip && `Cargo por traslado: ${trip}`]),
  },
  deposit: {
    label: 'Anticipo',
    options: { '': 'No se dice', ...deposits },
    claim: 'Anticipo',
    speech: /anticipo|se (?:debe|paga)/i,
    claimed: (deposit) => deposits[deposit],
  },
  paymentMethods: {
    label: 'Cómo pagan los clientes',
    options: methods,
    said: methodsInWords,
    claim: 'Formas de pago',
    speech: /\b(?:tarjeta|efectivo|cheque|factura)/i,
    claimed: methodsInWords,
  },
  paymentLink: {
    label: 'Página donde los clientes pagan en línea',
    help: 'De su proveedor de pagos. En las facturas se llenan {amount} y {number}, por ejemplo https://pay.example.com/su-empresa/{amount}.',
    claim: 'Enlace para pagar',
  },
  radiusMiles: {
    parts: {
      service: { label: 'Usted va hasta (millas)', said: (miles) => counted(miles, 'milla') },
      freeTravel: { label: 'Sin cargo por traslado hasta (millas)' },
      arrival: {
        label: 'Su tiempo de llegada en emergencias vale hasta (millas)',
        help: 'Sus páginas lo dicen junto al tiempo. Más lejos, dicen el tiempo de manejo.',
      },
    },
    claim: 'Hasta dónde va usted',
    claimed: ({ service, freeTravel, arrival }) =>
      dotted([
        service !== null && `Hasta ${counted(service, 'milla')}`,
        freeTravel !== null && `sin cargo por traslado hasta ${freeTravel}`,
        arrival !== null && `llegada en emergencias hasta ${arrival}`,
      ]),
  },
  serviceAreas: {
    label: 'Ciudades y barrios',
    help: 'Uno en cada renglón. Aparecen donde el sitio dice hasta dónde va usted.',
    said: (areas) => areas.join(', '),
    claim: 'Zonas',
    claimed: (areas) => areas.join(', '),
  },
} satisfies FactTable

export const { wordsOfFact, claimTitles } = factsNamed(factWords, practiceNames)

function lineSaid(line: BusinessProfile['dispatch']): string {
  return lineInWords({ ...line, label: entered(line.label).text })
}

function before(time: string): string {
  return `antes de ${timeOfDayInWords(time) ?? time}`.replace('de el ', 'del ')
}

function homeFrom(price: string): string {
  return `casa desde ${price}`
}

function businessFrom(price: string): string {
  return `negocio desde ${price}`
}

function counted(count: number, noun: string): string {
  return `${count} ${count === 1 ? noun : `${noun}s`}`
}

function hoursBegun(hours: BusinessProfile['officeHours']): string {
  const said = hoursInSentence(hours)
  return said.charAt(0).toUpperCase() + said.slice(1)
}

function methodsInWords(paid: BusinessProfile['paymentMethods']): string {
  return paid.map((method) => methods[method]).join(', ')
}
