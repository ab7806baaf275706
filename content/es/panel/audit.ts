import { toldFields } from '#content/told-fields.ts'
import { deviceName } from '../device-name.ts'
import { locale } from '../locale.ts'
import { leadWords } from './leads.ts'
import type { ListWords } from './lists.ts'
import { claimTitles, wordsOfFact } from './settings/facts.ts'
import { setupStepWords } from './setup.ts'

/** The log keeps the key of a claim or step; in it people read what the set-up screen calls it. */
const titlesByClaim = new Map<string, string>(Object.entries(claimTitles))
const stepTitles = new Map(Object.entries(setupStepWords.steps).map(([step, { title }]) => [step, title]))

/** What staff change, in the middle of a sentence: with its name, and without. */
const things: Readonly<Record<string, { of?: (label: string) => string; alone: string; many: string }>> = {
  Quote: {
    of: (label) => `la solicitud de cotización de ${label}`,
    alone: 'una solicitud de cotización',
    many: 'solicitudes de cotización',
  },
  Message: { of: (label) => `el mensaje de ${label}`, alone: 'un mensaje', many: 'mensajes' },
  Call: { of: (label) => `la llamada de ${label}`, alone: 'una llamada', many: 'llamadas' },
  LeadNote: { of: (label) => `una nota de ${label}`, alone: 'una nota', many: 'notas' },
  Contact: { of: (label) => `el cliente ${label}`, alone: 'un cliente', many: 'clientes' },
  CustomerPlace: { of: (label) => `el lugar “${label}”`, alone: 'un lugar', many: 'lugares' },
  CustomerTie: { alone: 'quiénes son un mismo cliente', many: 'clientes unidos' },
  Review: { of: (label) => `la reseña de ${label}`, alone: 'una reseña', many: 'reseñas' },
  Testimonial: {
    of: (label) => `el testimonio de ${label}`,
    alone: 'un testimonio',
    many: 'testimonios',
  },
  Blog: { of: (label) => `el artículo “${label}”`, alone: 'un artículo', many: 'artículos' },
  Page: { of: (label) => `la página “${label}”`, alone: 'una página', many: 'páginas' },
  Redirect: {
    of: (label) => `la redirección de ${label}`,
    alone: 'una redirección',
    many: 'redirecciones',
  },
  PriceItem: { of: (label) => `el precio de “${label}”`, alone: 'un precio', many: 'precios' },
  Estimate: { of: (label) => `el presupuesto ${label}`, alone: 'un presupuesto', many: 'presupuestos' },
  Invoice: { of: (label) => `la factura de ${label}`, alone: 'una factura', many: 'facturas' },
  Report: { alone: 'un reporte', many: 'las solicitudes de un reporte' },
  WorkPhotoPair: { alone: 'fotos del trabajo en el sitio', many: 'fotos del trabajo en el sitio' },
  WorkSpan: { alone: 'horas de trabajo', many: 'horas de trabajo' },
  DrawerClosing: { of: (label) => `la caja de ${label}`, alone: 'una caja', many: 'cajas' },
  StockMove: {
    of: (label) => `el inventario de “${label}”`,
    alone: 'el inventario de la camioneta',
    many: 'movimientos del inventario',
  },
  Payment: { alone: 'un pago', many: 'pagos' },
  OwnTexts: { alone: 'los textos', many: 'textos' },
  Image: { of: (label) => `la imagen “${label}”`, alone: 'una imagen', many: 'imágenes' },
  BusinessProfile: { alone: 'el perfil del negocio', many: 'datos del negocio' },
  Administrator: { of: (label) => `la cuenta de ${label}`, alone: 'una cuenta', many: 'personas' },
  Invitation: {
    of: (label) => `la invitación de ${label}`,
    alone: 'una invitación',
    many: 'invitaciones',
  },
  Session: { of: (label) => `la sesión ${label}`, alone: 'una sesión', many: 'sesiones' },
  ApiKey: { of: (label) => `la clave de API ${label}`, alone: 'una clave de API', many: 'claves de API' },
  Backup: {
    of: (label) => `la copia de seguridad ${label}`,
    alone: 'una copia de seguridad',
    many: 'copias de seguridad',
  },
  MailSettings: { alone: 'los ajustes del correo', many: 'ajustes del correo' },
  WebsiteAddress: { alone: 'la URL del sitio web', many: 'URL del sitio web' },
  Claim: {
    of: (label) => `lo que dice el sitio: ${titlesByClaim.get(label) ?? label}`,
    alone: 'una afirmación',
    many: 'afirmaciones',
  },
  SetupStep: {
    of: (label) => `el paso “${stepTitles.get(label) ?? label}” de la puesta en marcha`,
    alone: 'un paso de la puesta en marcha',
    many: 'pasos de la puesta en marcha',
  },
  BackupSettings: {
    alone: 'los ajustes de las copias de seguridad',
    many: 'ajustes de las copias de seguridad',
  },
  // English takes these from their names in the code.
  Attachment: { of: (label) => `el archivo ${label}`, alone: 'un archivo', many: 'archivos' },
  CalendarLink: { alone: 'el enlace del calendario', many: 'enlaces del calendario' },
  InvoicingSettings: {
    alone: 'los ajustes de presupuestos y facturas',
    many: 'ajustes de presupuestos y facturas',
  },
  NotificationSettings: { alone: 'los ajustes de los avisos', many: 'ajustes de los avisos' },
  Person: { alone: 'un cliente', many: 'clientes' },
  PushDevice: { alone: 'un dispositivo con avisos', many: 'dispositivos con avisos' },
  SearchEngines: { alone: 'el acceso de los buscadores', many: 'accesos de los buscadores' },
  ReplyTemplates: { alone: 'las respuestas guardadas', many: 'respuestas guardadas' },
}

/** "NotificationSettings" as "notification settings". */
const spoken = (name: string) => name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase()

const fieldNames: Readonly<Record<string, string>> = {
  fileUrls: 'archivos',
  firstName: 'nombre',
  lastName: 'apellido',
  phoneE164: 'teléfono, como se marca',
  isApproved: 'aprobación',
  isFeatured: 'destacado',
  isVerified: 'verificación',
  isPublished: 'publicación',
  publishedAt: 'fecha de publicación',
  publishAt: 'publicar en esta fecha',
  listedAt: 'fecha en las listas',
  readTime: 'minutos de lectura',
  metaTitle: 'título para buscadores',
  metaDescription: 'descripción para buscadores',
  language: 'idioma',
  imageAlt: 'descripción de la imagen',
  translationOf: 'lo mismo en otro idioma',
  slug: 'dirección web',
  quarantineReasons: 'razones para sospechar',
  filter: 'filtro',
  discountCents: 'descuento en centavos',
  discountRate: 'descuento en milésimas de por ciento',
  searched: 'solo lo que encontró una búsqueda',
  assigneeId: 'quién la tiene',
  followUpAt: 'seguimiento',
  arrivesAt: 'hora de llegada',
  scheduledAt: 'cita',
  scheduledMinutes: 'duración de la cita',
  windowMinutes: 'margen de llegada',
  declinedAppointment: 'cita que el cliente rechazó',
  pickedFrom: 'hora que pidió el cliente',
  pickedUntil: 'fin de esa hora',
  reservedUntil: 'hasta cuándo se aparta',
  quotedCents: 'precio cotizado',
  label: 'nombre corto',
  place: 'enlazada desde',
  from: 'dirección anterior',
  to: 'lleva a',
  unitCents: 'precio en centavos',
  isFrom: 'precio desde',
  isAllIn: 'todo incluido',
  isTaxable: 'con impuesto',
  isCounted: 'se cuenta en la camioneta',
  orderAt: 'cuándo comprar',
  countsStock: 'si se cuenta el inventario',
  isShown: 'visible en el sitio',
  callOutcome: 'resultado de la llamada',
  lostReason: 'por qué se perdió',
  // English takes these from their names in the code.
  address: 'dirección',
  alt: 'descripción de la imagen',
  amountCents: 'monto en centavos',
  approvedAt: 'fecha de aprobación',
  author: 'autor',
  authorName: 'autor',
  calledAt: 'hora de la llamada',
  cashCents: 'efectivo esperado en centavos',
  category: 'categoría',
  channel: 'medio',
  codeWord: 'palabra clave',
  comment: 'comentario',
  company: 'empresa',
  completedAt: 'hora en que se terminó',
  contactBy: 'cómo responder',
  contactedAt: 'hora del contacto',
  content: 'contenido',
  countedCents: 'efectivo contado en centavos',
  date: 'fecha',
  description: 'descripción',
  dueOn: 'fecha de vencimiento',
  email: 'correo',
  ended: 'sesiones cerradas',
  excerpt: 'extracto',
  files: 'archivos',
  givenAt: 'hora en que se asignó',
  helpfulCount: 'votos de utilidad',
  host: 'servidor',
  image: 'imagen',
  invoiceId: 'factura',
  quantity: 'cantidad',
  priceItemId: 'artículo de la lista de precios',
  kind: 'tipo',
  lateMinutes: 'minutos de retraso',
  license: 'licencia',
  lines: 'líneas',
  link: 'enlace',
  location: 'lugar',
  message: 'mensaje',
  method: 'forma de pago',
  name: 'nombre',
  nextStep: 'siguiente paso',
  nightly: 'copia de cada noche',
  note: 'nota',
  notes: 'notas',
  number: 'número',
  onTheWayAt: 'hora de salida',
  page: 'página',
  passphrase: 'frase de contraseña',
  phone: 'teléfono',
  port: 'puerto',
  position: 'posición',
  price: 'precio',
  rating: 'calificación',
  reason: 'razón',
  recipient: 'destinatario',
  recipients: 'destinatarios',
  records: 'registros',
  repeatMonths: 'se repite cada (meses)',
  repliedAt: 'fecha de la respuesta',
  reply: 'respuesta',
  role: 'rol',
  scope: 'alcance',
  seenAt: 'hora en que se abrió',
  service: 'servicio',
  shownAs: 'se muestra como',
  signedAt: 'hora de la firma',
  signedName: 'firma',
  size: 'tamaño',
  skippedParts: 'partes omitidas',
  source: 'cómo llegó',
  status: 'estado',
  submittedAt: 'hora de llegada al sitio',
  summary: 'resumen',
  tags: 'etiquetas',
  takenAt: 'hora en que se tomó',
  taxCents: 'impuesto en centavos',
  taxRate: 'tasa de impuesto',
  templates: 'respuestas guardadas',
  text: 'texto',
  title: 'título',
  totalCents: 'total en centavos',
  type: 'tipo',
  url: 'URL',
  username: 'nombre de usuario',
  validUntil: 'válido hasta',
  value: 'valor',
  version: 'versión',
  wantedAt: 'hora que se pidió',
  webhookOn: 'webhook activado',
  webhookUrl: 'dirección del webhook',
  isEmergency: 'emergencia',
  promisedBy: 'hora prometida',
  assignmentNote: 'nota para quien la recibe',
  appointmentMails: 'correos de la cita',
  cancelledAt: 'fecha de cancelación',
  complainedAt: 'hora en que avisó que nadie llamó',
  reviewAskedAt: 'fecha en que se pidió la reseña',
  reviewAskedBy: 'cómo se pidió la reseña',
  alarmsSent: 'recordatorios enviados',
  nextAlarmAt: 'siguiente recordatorio',
  broughtBy: 'anuncio que la trajo',
  utmSource: 'campaña: origen',
  utmMedium: 'campaña: medio',
  utmCampaign: 'campaña',
  utmTerm: 'campaña: palabra buscada',
  adNetwork: 'red de anuncios',
  referrerHost: 'sitio del que llegó',
  firstPage: 'primera página que vio',
  requestId: 'solicitud',
  authorId: 'quien la escribió',
  contact: 'cliente',
  other: 'el otro cliente',
  others: 'los otros clientes',
  importId: 'importación',
  hits: 'veces que se usó',
  lastUsedAt: 'última vez que se usó',
  taxPlace: 'lugar del impuesto',
  subtotalCents: 'subtotal en centavos',
  sentAt: 'fecha de envío',
  answeredAt: 'fecha de la respuesta del cliente',
  answeredName: 'quién respondió',
  answeredFrom: 'desde dónde se respondió',
  recordedBy: 'quién lo registró',
  outsideNumber: 'número en el otro programa',
  requestNumber: 'número de la solicitud',
  creditOfId: 'factura de la nota de crédito',
  paidBeforeCents: 'pagado antes en centavos',
  paidCents: 'pagado en centavos',
  creditedCents: 'notas de crédito en centavos',
  openCents: 'por cobrar en centavos',
  state: 'estado',
  voidedAt: 'fecha de anulación',
  creditedAt: 'fecha de la nota de crédito',
  width: 'ancho',
  height: 'alto',
  digest: 'huella del archivo',
  personId: 'persona',
  depositCents: 'anticipo en centavos',
  depositRate: 'anticipo en por ciento',
  startedAt: 'inicio',
  endedAt: 'fin',
  ending: 'cómo terminó',
  beforePath: 'foto de antes',
  afterPath: 'foto de después',
  beforeAlt: 'descripción de la foto de antes',
  afterAlt: 'descripción de la foto de después',
  city: 'ciudad',
  isOnHome: 'en la página de inicio',
  person: 'persona',
  by: 'quién',
  file: 'archivo',
  at: 'fecha y hora',
  timeZone: 'zona horaria',
  bookingRules: 'reglas de las reservas',
  hiddenCards: 'tarjetas desactivadas',
  hiddenPractices: 'frases desactivadas',
  serviceCall: 'precio de la visita',
  fees: 'cargos',
  radiusMiles: 'hasta dónde va (millas)',
  areaPlaces: 'lugares de la zona',
  logo: 'logotipo',
  darkLogo: 'logotipo para fondo oscuro',
  icon: 'ícono',
  accent: 'color',
  photos: 'fotos',
  people: 'personas',
  street: 'calle y número',
  postalCode: 'código postal',
  latitude: 'latitud',
  longitude: 'longitud',
  walkIn: 'atiende en el local',
  display: 'como se muestra',
  e164: 'como se marca',
  holder: 'a nombre de',
  covers: 'qué cubre',
  authority: 'emitida por',
  lookUp: 'página para comprobarla',
  count: 'cantidad',
  asOf: 'con fecha del',
  residential: 'residencial',
  commercial: 'comercial',
  afterHours: 'fuera de horario',
  trip: 'traslado',
  freeTravel: 'sin cargo por traslado',
  arrival: 'llegada',
  opens: 'abre',
  closes: 'cierra',
  minutes: 'minutos',
  noticeHours: 'aviso mínimo (horas)',
  daysAhead: 'días adelante',
  subject: 'de quién o de qué',
  taxRates: 'tasas de impuesto',
  rate: 'tasa',
  estimateDays: 'días que vale un presupuesto',
  invoiceDays: 'días para pagar',
  invoiceNote: 'nota al final de las facturas',
  reminderDays: 'días de los recordatorios',
  bookNames: 'nombres en QuickBooks',
  item: 'artículo',
  alarms: 'alarmas',
  customerMailsOff: 'correos a clientes desactivados',
  fromName: 'nombre del remitente',
  fromAddress: 'dirección del remitente',
  publicUrl: 'dirección del sitio',
  security: 'cifrado',
  morning: 'correo de la mañana',
  webhookSecret: 'secreto del webhook',
}

/** A fact of the business is called as where it is entered. */
const fieldName = (name: string) => fieldNames[name] ?? wordsOfFact(name).label ?? spoken(name)

const list = new Intl.ListFormat(locale, { type: 'conjunction' })

type AuditedAct = {
  action: string
  subject: string
  label: string | null
  after: Readonly<Record<string, unknown>>
}

const thingOf = ({ subject, label }: AuditedAct): string => {
  const thing = things[subject]
  if (!thing) return label ? `${spoken(subject)} ${label}` : spoken(subject)
  return label && thing.of ? thing.of(label) : thing.alone
}

/** "del mensaje de Ana", "de la llamada de Ana". */
const ofThing = (act: AuditedAct) => `de ${thingOf(act)}`.replace(/^de el /, 'del ')

/** "al presupuesto E-7", "a la factura de Ana". */
const toThing = (act: AuditedAct) => `a ${thingOf(act)}`.replace(/^a el /, 'al ')

/** Their labels begin with a browser. */
const withDeviceSaid = (act: AuditedAct): AuditedAct =>
  act.label && ['Session', 'PushDevice'].includes(act.subject)
    ? { ...act, label: deviceName(act.label) }
    : act

const statusNames = new Map<string, string>(Object.entries(leadWords.status))

function everydayUpdate(act: AuditedAct): string | undefined {
  const { status, seenAt, isApproved, isFeatured, isPublished } = act.after
  const thing = thingOf(act)
  if (seenAt && Object.keys(act.after).length === 1) return `abrió por primera vez ${thing}`
  if (typeof status === 'string')
    return `puso el estado ${ofThing(act)} en “${statusNames.get(status) ?? status}”`
  if (isApproved === true) return `aprobó ${thing}`
  if (isApproved === false) return `quitó la aprobación ${ofThing(act)}`
  if (isPublished === true) return `publicó ${thing}`
  if (isPublished === false) return `dejó de publicar ${thing}`
  if (isFeatured === true) return `destacó ${thing}`
  if (isFeatured === false) return `dejó de destacar ${thing}`
  return undefined
}

function update(act: AuditedAct): string {
  const everyday = everydayUpdate(act)
  if (everyday) return everyday
  const told = toldFields(act.after).map(fieldName)
  if (told.length === 0) return `cambió ${thingOf(act)}`
  if (told.length > 3) return `cambió ${told.length} campos ${ofThing(act)}`
  return `hizo cambios en ${thingOf(act)}: ${list.format(told)}`
}

/** A call is a request; a contact, a customer. */
const importedOf = (subject: string): string =>
  ({ Contact: 'clientes', Call: 'solicitudes' })[subject] ?? things[subject]?.many ?? spoken(subject)

const where = (label: string | null) => (label ? ` (${label})` : '')

const verbs: Readonly<Record<string, (act: AuditedAct) => string>> = {
  create: (act) => `anotó ${thingOf(act)}`,
  update,
  delete: (act) => `eliminó ${thingOf(act)}`,
  'export person': () => 'exportó todo sobre un cliente',
  'erase person': () => 'eliminó para siempre todo sobre un cliente',
  restore: (act) => `restauró ${thingOf(act)} de la papelera`,
  purge: (act) => `eliminó para siempre ${thingOf(act)}`,
  'add files': (act) => `agregó archivos ${toThing(act)}`,
  'show file': (act) =>
    act.after?.shownAs
      ? `mostró al cliente una foto ${ofThing(act)}`
      : `quitó de la página del cliente una foto ${ofThing(act)}`,
  'delete file': (act) => `eliminó un archivo ${ofThing(act)}`,
  retry: (act) => `envió otra vez el aviso ${ofThing(act)}`,
  export: ({ subject }) => `exportó ${things[subject]?.many ?? spoken(subject)} como CSV`,
  import: ({ subject }) => `importó ${importedOf(subject)} de un archivo`,
  'undo import': ({ subject }) => `deshizo una importación de ${importedOf(subject)}`,
  backup: (act) => `hizo ${thingOf(act)}`,
  download: (act) => `descargó ${thingOf(act)}`,
  invite: ({ label }) => `invitó a ${label ?? 'alguien'}`,
  withdraw: ({ label }) => `retiró la invitación de ${label ?? 'alguien'}`,
  join: () => 'aceptó la invitación',
  reset: ({ label }) => `restableció el inicio de sesión de ${label ?? 'alguien'}`,
  'role changed': ({ label }) => `cambió el rol de ${label ?? 'alguien'}`,
  renamed: () => 'cambió su propio nombre',
  'language chosen': () => 'cambió el idioma de su panel',
  'license saved': () => 'guardó el número de su licencia',
  'license removed': () => 'quitó el número de su licencia',
  'photo saved': () => 'cambió su foto',
  'photo removed': () => 'quitó su foto',
  revoke: (act) => `revocó ${thingOf(act)}`,
  end: ({ label, after }) =>
    after.ended === undefined
      ? `cerró la sesión de un dispositivo de ${label}`
      : 'cerró la sesión de todos sus otros dispositivos',
  'sign in': ({ label }) => `inició sesión${where(label)}`,
  'sign out': ({ label }) => `cerró sesión${where(label)}`,
  'set up': () => 'puso en marcha el sitio como su primer dueño',
  'first administrator': ({ label }) =>
    `hizo a ${label ?? 'alguien'} el primer dueño, como dicen los ajustes del servidor`,
  'join by user pool': () => 'inició sesión por primera vez con el grupo de usuarios',
  'sign-in held': ({ label }) =>
    `no acepta más inicios de sesión de ${label ?? 'alguien'} durante 15 minutos, por demasiadas contraseñas incorrectas`,
  'codes held': ({ label }) =>
    `no acepta más códigos para iniciar sesión de ${label ?? 'alguien'} durante 15 minutos, por demasiados códigos incorrectos`,
  'reset held': ({ label }) =>
    `no acepta más códigos para una contraseña nueva de ${label ?? 'alguien'} durante 15 minutos, por demasiados códigos incorrectos`,
  'email confirmed': () => 'confirmó el correo con el que inicia sesión',
  'password changed': () => 'eligió una contraseña nueva',
  'password reset': () => 'eligió una contraseña nueva con el enlace del correo',
  'email changed': () => 'cambió el correo con el que inicia sesión',
  'authenticator added': () => 'agregó una app de autenticación',
  'authenticator removed': () => 'quitó la app de autenticación',
  'recovery codes made': () => 'creó nuevos códigos de recuperación',
  'recovery code used': () => 'usó un código de recuperación para iniciar sesión',
  'passkey added': () => 'agregó una llave de acceso',
  'passkey renamed': () => 'cambió el nombre de una llave de acceso',
  'passkey removed': () => 'quitó una llave de acceso',
  prove: ({ subject, label }) =>
    subject === 'WebsiteAddress'
      ? `comprobó la URL del sitio web ${label ?? ''}`
      : 'confirmó que el correo llega',
  open: () => 'abrió el sitio a los buscadores',
  close: () => 'cerró el sitio a los buscadores',
  confirm: (act) => `confirmó ${thingOf(act)}`,
  check: (act) => `marcó como listo ${thingOf(act)}`,
  send: (act) => `envió ${thingOf(act)}`,
  accept: (act) => `anotó la aceptación ${ofThing(act)}`,
  decline: (act) => `anotó el rechazo ${ofThing(act)}`,
  'take back answer': (act) => `quitó la respuesta ${toThing(act)}`,
  mail: (act) => `envió por correo ${thingOf(act)}`,
  remind: (act) => `mandó al cliente un recordatorio ${ofThing(act)}`,
  'mail statement': (act) => `envió por correo un estado de cuenta con ${thingOf(act)}`,
  pay: (act) => `anotó un pago ${ofThing(act)}`,
  'pay back': (act) => `anotó un reembolso ${ofThing(act)}`,
  'take back payment': (act) => `quitó un pago ${ofThing(act)}`,
  void: (act) => `anuló ${thingOf(act)}`,
  credit: (act) => `hizo una nota de crédito ${ofThing(act)}`,
  'count stock': (act) => `contó ${thingOf(act)}`,
  'change stock': (act) => `cambió ${thingOf(act)}`,
  'replace the webhook secret': () => 'reemplazó el secreto del webhook',
}

export const auditWords = {
  title: 'Actividad',
  intro:
    'Cada cambio que hace su equipo: quién lo hizo, qué había antes, y los inicios de sesión. Nadie puede cambiar ni quitar un registro.',
  scope:
    'Lo que envían los clientes no aparece aquí. Cuando una solicitud, un mensaje o una reseña se elimina para siempre, el registro conserva quién lo eliminó y cuándo, no lo que decía.',

  filterBy: 'Filtrar por tipo',
  filters: {
    all: 'Todo',
    quotes: 'Solicitudes de cotización',
    messages: 'Mensajes',
    calls: 'Llamadas',
    reviews: 'Reseñas',
    testimonials: 'Testimonios',
    blogs: 'Artículos',
    'sign-ins': 'Inicios de sesión',
    settings: 'Ajustes y datos',
  },
  people: 'Filtrar por persona',
  everybody: 'Todos',
  search: 'Buscar en la actividad',
  searchHint: 'Nombre, persona o palabra',
  listTitle: 'Actividad',

  did: (given: AuditedAct) => {
    const act = withDeviceSaid(given)
    return verbs[act.action]?.(act) ?? `${spoken(act.action)}: ${thingOf(act)}`
  },
  fieldName: (name: string) => {
    const known = fieldName(name)
    return known.charAt(0).toUpperCase() + known.slice(1)
  },
  values: {
    kind: {
      invoice: 'Factura',
      credit: 'Nota de crédito',
      same: 'Un mismo cliente',
      shared: 'Lo usan varias personas',
      added: 'Otro contacto suyo',
      manager: 'Administrador de propiedades',
    },
    shownAs: { before: 'Antes del trabajo', after: 'Después del trabajo' },
    reviewAskedBy: { mail: 'Por correo', link: 'Por un enlace' },
  },
  details: 'Qué cambió',
  field: 'Campo',
  before: 'Antes',
  after: 'Después',
  nothing: 'nada',
  yes: 'sí',
  no: 'no',
  open: 'Abrir',
  gone: 'Ya se eliminó',

  empty: 'Sin actividad',
  emptyHint: 'El próximo cambio que haga cualquier persona aparece aquí.',
  showAll: 'Mostrar toda la actividad',
  loading: 'Cargando la actividad...',
  loadFailed: 'No se pudo cargar la actividad',
  loadFailedHint: 'El registro está a salvo. Intente otra vez en un momento.',
  stale: (since: string) => `No se pudo cargar la actividad. Se muestra la lista anterior (${since}).`,
  older: 'Actividad anterior',
  linked: 'El registro que abrió',
  linkedGone: 'Ese registro no existe.',

  // The list's parts ask for these words, and nothing here has a button that shows them.
  deleteQuestion: 'Un registro de la actividad no se puede eliminar.',
  deleted: () => 'Un registro de la actividad no se puede eliminar.',
} satisfies ListWords & Record<string, unknown>
