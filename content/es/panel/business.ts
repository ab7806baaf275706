import { hoursInWords } from '../hours.ts'
import { locale } from '../locale.ts'

const names = new Intl.ListFormat(locale, { type: 'conjunction' })

export const businessWords = {
  title: 'Perfil del negocio',
  lead: 'Lo que sus páginas, sus correos y los buscadores dicen de su negocio. Lo que deje vacío no se afirma en ningún lado.',
  notSaidOf: (facts: readonly string[]) => `No se dice: ${names.format(facts)}`,

  identity: 'Nombre',
  place: 'Lugar',
  phones: 'Teléfono y correo',
  hours: 'Horario y días cerrados',
  booking: 'Reservas en línea',
  bookingOff: 'Desactivadas',
  promises: 'Noches y promesas',
  services: 'Servicios',
  licenses: 'Licencias y seguro',
  reputation: 'Experiencia y reputación',
  prices: 'Precios y pago',
  area: 'Zona de servicio',
  help: {
    identity: 'Su nombre aparece en cada página, en cada correo y en los resultados de los buscadores.',
    place:
      'Dónde está el negocio. Se necesitan la ciudad, el estado y la zona horaria; deje vacío lo demás si no quiere que se muestre.',
    phones: 'Solo se necesita el teléfono principal; lo demás puede quedar vacío.',
    hours:
      'Cuándo contesta la oficina, y cuándo hacen las camionetas el trabajo con cita. Deje vacía una lista si no afirma nada sobre eso.',
    booking:
      'Los clientes eligen una hora en la página de su solicitud, después de enviarla. Las horas salen de su horario de citas, los días cerrados, la agenda y el tiempo de manejo. Las emergencias nunca se reservan.',
    promises: 'Deje vacío lo que no promete.',
    services:
      'Un servicio desactivado sale del menú, de los formularios, de la búsqueda y del mapa del sitio.',
    licenses:
      'Algunos estados, como Texas (37 TAC 35.9), exigen el número de licencia en cada anuncio. Deje vacío lo que no tenga.',
    reputation: 'Deje vacío aquello de lo que no afirma nada.',
    prices: 'Los montos tal como se muestran, por ejemplo $65. Deje vacío lo que no quiera decir.',
    area: 'Deje el campo vacío si no afirma nada sobre eso.',
  },

  street: 'Calle y número',
  streetHelp: 'Deje el campo vacío si los clientes no van a su local.',
  walkIn: 'Los clientes pueden venir al local',
  city: 'Ciudad',
  state: 'Estado',
  postalCode: 'Código postal (ZIP)',
  latitude: 'Latitud',
  longitude: 'Longitud',
  coordinatesHelp:
    'Para el mapa. Cuando usted escribe otra ciudad u otro código postal, se buscan al guardar. Escríbalas solo si el mapa está mal.',
  timeZone: 'Zona horaria',
  timeZoneHelp: 'Todas las horas de su sitio, de los correos y de este panel se muestran en ella.',
  takeTimeZone: (state: string, zone: string) => `${state}: usar ${zone}`,

  number: 'Número',
  label: 'Texto en la página de contacto',

  from: 'De',
  to: 'A',
  opens: 'Abre',
  closes: 'Cierra',
  closed: 'cerrado',
  addHours: 'Agregar horario',
  fieldLine: (position: number) => `Citas, línea ${position}`,
  officeLine: (position: number) => `Oficina, línea ${position}`,
  closedSaid: (days: readonly string[]) => `cerrado: ${days.join(', ')}`,
  closedDay: (position: number) => `Día cerrado ${position}`,
  addClosedDay: 'Agregar un día cerrado',
  date: 'Fecha',
  dayName: 'Por qué, en una o dos palabras',

  servicesSaid: (on: number, all: number) => `${on} de ${all} servicios`,
  cardsHiddenSaid: (count: number) =>
    count === 1 ? '1 tarjeta está desactivada' : `${count} tarjetas están desactivadas`,
  cardsOn: (on: number, all: number) => (on === all ? `Las ${all} tarjetas` : `${on} de ${all} tarjetas`),

  holder: 'A nombre de',
  covers: 'Qué cubre',
  authority: 'Emitida por',
  lookUp: 'Página donde se puede comprobar',
  lookUpHelp: 'El número en su sitio se convierte en un enlace a ella.',
  addLicense: 'Agregar una licencia',
  license: (position: number) => `Licencia ${position}`,

  removeOf: (what: string) => `Quitar: ${what}`,
  added: (what: string) => `Se agregó: ${what}`,
  removed: (what: string) => `Se quitó: ${what}`,
  weekdays: {
    Monday: 'Lunes',
    Tuesday: 'Martes',
    Wednesday: 'Miércoles',
    Thursday: 'Jueves',
    Friday: 'Viernes',
    Saturday: 'Sábado',
    Sunday: 'Domingo',
  },

  whereItShows: 'Dónde se muestra',
  showsNowhere: 'Ahora ninguna frase del sitio dice algo de esto.',
  moreSentences: (count: number) => (count === 1 ? 'y una frase más' : `y ${count} frases más`),
  newTab: '(se abre en otra pestaña)',
  places: {
    every: 'Todas las páginas',
    home: 'Página principal',
    about: 'Página sobre nosotros',
    contact: 'Página de contacto',
    services: 'Página de servicios',
    faq: 'Preguntas y respuestas',
    brands: 'Página de marcas',
    reviews: 'Página de reseñas',
    privacy: 'Página de privacidad',
  },

  save: 'Guardar',
  saveAndNext: 'Guardar y seguir',
  skipStep: 'Omitir este paso',
  homeBeside: 'Su página principal',
  homeBesideHelp: 'Cambia mientras usted escribe. Los visitantes lo ven cuando usted guarda.',
  failed: 'No se pudo guardar el perfil del negocio',
  saved: 'Guardado. Su sitio está al día.',
  seeSite: 'Ver la página principal',
  next: (section: string) => `Sigue: ${section}`,
  stepOf: (step: number, all: number) => `${step} de ${all}`,
  unread: (values: string) =>
    `No está en su sitio, porque no está completo o ya no es válido: ${values}. Se conserva hasta que usted lo escriba otra vez.`,
  conflict: 'Otra persona guardó el perfil del negocio después de que usted lo abrió.',

  loadFailed: 'No se pudo cargar el perfil del negocio.',
  loadFailedHint: 'Está a salvo, y su sitio lo sigue mostrando. Intente otra vez en un momento.',
}

const time = (opens: string, closes: string) =>
  hoursInWords([{ from: 'Monday', to: 'Monday', opens, closes }])[0]?.hours

const weekdays: Readonly<Partial<Record<string, string>>> = businessWords.weekdays

/** `minutes`: the longer of a window and a job. */
type NoWindowFacts = { hours: number; minutes: number }

export const profileWarnings = {
  exampleNumber: (display: string) =>
    `${display} sigue siendo el ejemplo: los visitantes no le pueden llamar.`,
  exampleEmail: (email: string) => `${email} sigue siendo el ejemplo: los correos a él no le llegan a nadie.`,
  exampleLicense: (number: string) =>
    `La licencia ${number} sigue siendo el ejemplo. Texas exige la de usted en cada anuncio, y este sitio es uno (37 TAC 35.9).`,

  sameNumber:
    'Las dos líneas tienen el mismo número. Entonces la página de contacto lo muestra dos veces, una para emergencias y otra para citas.',

  noLocksmithLicense:
    'Ninguna de estas licencias cubre la cerrajería. Texas exige ese número de licencia en cada anuncio (37 TAC 35.9), y este sitio ofrece cerrajería.',
  noTexasLicense:
    'Texas exige su número de licencia en cada anuncio, y este sitio es uno (37 TAC 35.9). Escríbalo aquí.',
  sameLicense: 'Dos licencias tienen el mismo número.',

  notOnMap: (place: string) =>
    `${place} no está en nuestra tabla de lugares, así que no hay mapa. Revise cómo está escrito, agregue un código postal o escriba las coordenadas.`,
  otherPostalCode: (postalCode: string, state: string) =>
    `${postalCode} no es un código postal de ${state}. Los buscadores y los mapas se guían por él.`,
  otherTimeZone: (timeZone: string, state: string) =>
    `Los relojes de ${state} no marcan la hora de ${timeZone}. Su horario y todas las horas del sitio se guían por ella.`,
  walkInWithoutStreet: 'Los clientes pueden venir al local, pero no hay una dirección a donde venir.',
  textsWithExtension: 'Los mensajes de texto van al número del teléfono principal, sin su extensión.',
  /** What in a label promises the night. */
  night: /\b(?:noches?|nocturn[oa]s?|night|24)\b/i,
  labelSaysNight: (label: string) =>
    `El texto “${label}” promete la noche, pero usted no dice que alguien contesta a cualquier hora.`,
  callbackWithoutHours: (minutes: number) =>
    `Usted promete una llamada dentro de ${minutes === 1 ? '1 minuto' : `${minutes} minutos`} del horario de atención, pero no hay horario de oficina.`,
  bookingWithoutHours: 'No hay ningún horario escrito, así que los clientes no tienen hora que elegir.',
  noWindow: (days: number, why: string) =>
    `Con estas reglas los clientes no tienen hora que elegir ${days === 1 ? 'en el próximo día' : `en los próximos ${days} días`}: ${why}`,
  whyNoWindow: {
    notice: ({ hours }: NoWindowFacts) => `el aviso mínimo de ${hours} horas no deja ninguna.`,
    length: ({ minutes }: NoWindowFacts) =>
      `nunca está abierto durante los ${minutes} minutos que toma un margen de llegada o un trabajo.`,
    closed: () => 'todos son días cerrados o festivos.',
    days: () => 'esos días no abre. Permita ver más días.',
    together: () => 'el aviso, la duración y los días juntos no dejan ninguna.',
  },
  noServices: 'Todos los servicios están desactivados: el sitio no ofrece nada.',
  serviceWithoutCards:
    'Un servicio está activado, pero todas sus tarjetas están desactivadas. Mejor desactive el servicio.',
  linkWithoutMethods: 'Hay un enlace para pagar en línea, pero no está marcada ninguna forma de pago.',
  pastDays: (count: number) =>
    count === 1
      ? 'Un día cerrado ya pasó. Puede quitarlo.'
      : `${count} días cerrados ya pasaron. Puede quitarlos.`,

  futureStart: (since: number) => `${since} está en el futuro.`,
  youngCrew: (experience: string, years: number) =>
    `Las páginas dicen “${years}+ ${years === 1 ? 'año' : 'años'}” desde que usted empezó, pero el equipo lleva en el oficio “${experience}”: menos que la compañía.`,
  ratingTooHigh: 'Una calificación llega hasta 5.',
  noRatings: 'Una calificación de 0 reseñas todavía no es una calificación.',
  futureRating: 'El día de la calificación está en el futuro.',
  oldRating: (asOf: string) => `La calificación es del ${asOf}, de hace más de un año. Consúltela otra vez.`,
  moreRatingsThanCustomers: (count: number, customers: string) =>
    `${count} reseñas de ${customers} clientes: más reseñas que clientes.`,

  windowBackwards: 'El margen de llegada termina antes de empezar.',
  slowAverage: (average: number, most: number) =>
    `Usted promete llegar en ${most} minutos como máximo, pero dice que en promedio tarda ${average}.`,
  noTime: (text: string) => `“${text}” no es una hora del día, como 2 PM.`,
  sameDayTooLate: (text: string) =>
    `A esa hora (${text}) las camionetas ya terminaron el día, así que no puede ser el mismo día.`,

  arrivalBeyondService:
    'Según los datos, su tiempo de llegada en emergencias vale más lejos de lo que usted llega.',
  freeBeyondService:
    'El cargo por traslado empezaría más lejos de lo que usted llega, así que nunca se aplicaría.',

  field: 'Citas',
  office: 'Oficina',
  closesFirst: (whose: string, opens: string, closes: string) =>
    `${whose}: ${time(opens, closes)} pasa de la medianoche. ¿Es lo que quiere decir?`,
  dayTwice: (whose: string, day: string) => `${whose}: este día está dos veces: ${weekdays[day] ?? day}.`,
}
