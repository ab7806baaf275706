import { ended } from '#content/fill-in.ts'
import type { ReplyPlace } from '#content/reply-template.ts'
import { trashDays } from '#content/trash-rules.ts'
import { locale } from '../locale.ts'
import { enteredBy } from './calls/sources.ts'
import { jobActWords } from './job-acts.ts'
import { noteFailures } from './notes.ts'
import { showPhotoWords } from './people/at-the-door.ts'

/** "las 2:19 p. m.", "la 1:05 p. m.", "el 20 nov, 2:19 p. m." */
const the = (moment: string) =>
  /^1:/.test(moment) ? `la ${moment}` : /^\d+:/.test(moment) ? `las ${moment}` : `el ${moment}`

const at = (moment: string) => (/^\d+:/.test(moment) ? `a ${the(moment)}` : the(moment))

export const requestWords = {
  opening: 'Cargando la solicitud...',
  back: 'Todas las solicitudes',
  notYours: {
    missingTitle: 'Este trabajo no es suyo',
    missing: 'Se le dio a otra persona, se devolvió o se eliminó.',
  },
  former: {
    handedBack: 'Usted devolvió este trabajo',
    takenAway: 'Este trabajo ya no es suyo',
    handedBackAt: (time: string) => `Lo devolvió ${ended(at(time))} Ya no tiene que ir.`,
    takenAwayAt: (by: string, time: string) =>
      `${by} lo quitó de su lista ${ended(at(time))} Por favor, no vaya.`,
    noteOf: (by: string) => `Lo que escribió ${by}:`,
    ownNote: 'Lo que usted escribió:',
    toOwn: 'Sus trabajos',
  },
  missingTitle: 'No encontramos esta solicitud',
  missing: 'Se eliminó, o la dirección está mal escrita.',
  failed: 'No se pudo cargar esta solicitud',
  failedHint: 'Está a salvo. Intente otra vez en un momento.',
  stale: (since: string) => ended(`Sin actualizar desde ${the(since)}`),

  number: (number: string) => `Núm. ${number}`,
  kinds: { Quote: 'Solicitud de cotización', Message: 'Mensaje', Call: 'Llamada' },
  wroteDown: (source: string) => (time: string) => `${enteredBy(source)}, anotada ${at(time)}`,
  wanted: (time: string) => ended(`Pedida para ${the(time)}`),
  sent: (time: string) => `Enviada ${at(time)}`,
  when: (moment: string, isSameDay: boolean) => (isSameDay ? `a ${the(moment)}` : the(moment)),
  complained: (when: string) => `Según nos avisó ${when}, nadie le había llamado.`,
  cancelled: (time: string) => ended(`El cliente canceló ${at(time)}`),
  neededAfterAll: '¿Necesita el servicio después de todo?',
  lost: (reason: string) => `Perdida: ${reason}`,

  numberChanged: (time: string, before: string) =>
    `El número de teléfono se cambió en la página del cliente ${ended(at(time))} Antes: ${before}.`,
  mayCostExtra: 'Este número es del extranjero o cobra por las llamadas. Revíselo antes de llamar.',

  call: 'Llamar',
  text: 'Mensaje',
  mail: 'Correo',
  map: 'Mapa',
  mapOf: (address: string) => `Abrir un mapa de ${address}`,

  steps: 'Qué sigue',
  saving: 'Guardando...',
  failures: {
    seen: 'No se pudo marcar como vista',
    take: 'No se pudo tomar la solicitud',
    called: 'No se pudo guardar la llamada',
    'follow-up': 'No se pudo guardar cuándo volver a llamar',
    'on-the-way': 'No se pudo guardar que usted va en camino',
    late: 'No se pudo guardar que usted va con retraso',
    lost: 'No se pudo guardar por qué se perdió',
    work: 'No se pudo guardar cuándo trabaja usted',
    hours: 'No se pudieron guardar las horas',
    'photos-on': 'No se pudieron poner las fotos en el sitio web',
    'photos-off': 'No se pudieron quitar las fotos del sitio web',
    'hours-remove': 'No se pudieron quitar las horas',
    restore: 'No se pudo deshacer. Nada cambió.',
    wish: 'No se pudo responder a la hora que se pidió',
    details: 'No se pudieron guardar los datos',
    customer: 'No se pudo guardar el cliente',
    photos: 'No se pudieron agregar las fotos',
    'remove-file': 'No se pudo quitar el archivo',
    'show-file': showPhotoWords.failed,
    sign: 'No se pudo guardar la firma',
    price: 'No se pudo guardar el precio',
    skip: 'No se pudo omitir',
    ...noteFailures,
    suspicious: 'No se pudo quitar la advertencia',
    ask: 'No se pudo pedir la reseña',
    retry: 'No se pudo enviar otra vez el aviso',
  },

  wished: (time: string) => ended(`Pide esta hora: ${time}`),
  confirmWish: 'Confirmar',
  declineWish: 'No se puede',
  wishOver: (time: string) => `${ended(`Pidió esta hora: ${time}`)} Esa hora ya pasó.`,
  offerAnother: 'Ofrecer otra hora',
  wishOverMails: (customer: string) =>
    `${customer} recibe un correo: la hora no se confirmó y puede elegir otra.`,
  wishMails: (customer: string) =>
    `${customer} recibe un correo: con la cita, o con el aviso de que esta hora no está libre y puede elegir otra.`,
  wishConfirmed: (name: string, time: string) => `${name}: ${time}`,
  wishDeclined: (name: string) => `${name} puede elegir otra hora`,
  wishGone: 'El cliente la cambió mientras tanto. Vea otra vez la hora.',

  take: 'Yo la tomo',
  takeOver: 'Tomarla yo',
  sayYes: 'Sí, yo la tomo',
  give: 'Asignar a',
  giveNote: 'Una nota para esa persona (opcional)',
  given: (name: string, to: string) => `Se le pidió a ${to} que tome la solicitud de ${name}`,
  handBack: 'Devolver',
  handBackNote: '¿Por qué? (opcional)',
  noOneElse: 'Todavía no trabaja nadie más aquí.',
  toPeople: 'Invitar personas',
  nobody: 'Nadie ha tomado esta solicitud.',
  handedBack: (name: string, when: string) => ended(`${name} la devolvió ${when}`),
  someone: 'Alguien va en camino. ¿Es usted?',
  takenBy: (name: string) => `${name} la acaba de tomar. ¿La toma usted?`,
  takenByNobody: 'La acaban de devolver, así que nadie la tiene.',
  mine: (since: string) => ended(`Usted la tiene desde ${the(since)}`),
  theirs: (name: string, since: string) => ended(`${name} la tiene desde ${the(since)}`),
  givenToMe: (by: string, when: string) => `${by} se la asignó ${ended(when)} ¿La toma usted?`,
  givenTo: (name: string, when: string) => `Asignada a ${name} ${ended(when)} Todavía no acepta.`,
  somebody: 'Alguien',
  tookIt: (name: string) => `Usted tomó la solicitud de ${name}`,
  unassigned: (name: string) => `Ahora nadie tiene la solicitud de ${name}`,

  howWasIt: (name: string) => `¿Cómo le fue en la llamada con ${name}?`,
  afterCall: 'Después de una llamada',
  outcomes: { reached: 'Contestó', noAnswer: 'No contestó', voicemail: 'Buzón de voz' },
  calledOn: (outcome: string, time: string) => `${outcome}, ${time}`,
  callSaved: (outcome: string, name: string) => `${name}: ${outcome}`,
  textWeCalled: 'Avisar por mensaje que llamó',
  textThatWeCalled: (name: string) => `Avisar a ${name} por mensaje de texto que llamó`,
  /** Sent from one's own phone; it can be changed before it goes. */
  justCalled: (name: string, company: string, link: string) =>
    `Hola, ${name}, le saluda ${ended(company)} Le acabo de llamar por su solicitud. Llámeme cuando guste, o díganos aquí a qué hora llamarle: ${link}`,
  again: '¿Cuándo quiere dar seguimiento?',
  comesBack: (time: string) => ended(`Dar seguimiento ${at(time)}`),
  cameBack: (time: string) => `El seguimiento era ${ended(at(time))} Llame otra vez.`,
  changeAgain: 'Cambiar',
  followUps: {
    '15': 'En 15 min',
    '60': 'En 1 hora',
    evening: 'Hoy en la tarde',
    morning: 'Mañana temprano',
  },
  followUpsInSentence: {
    '15': 'en 15 min',
    '60': 'en 1 hora',
    evening: 'hoy en la tarde',
    morning: 'mañana temprano',
  },
  noFollowUp: 'Sin seguimiento',
  pickTime: 'Otra hora',
  setTime: 'Fijar',
  followUpSaved: (name: string, time: string) =>
    `Seguimiento con ${name}: ${/^\d/.test(time) ? at(time) : time}`,
  followUpRemoved: (name: string) => `Sin seguimiento con ${name}`,

  /** Beside the button of a step, where taking it mails the customer. */
  stepMails: {
    taken: (name: string) => `${name} recibe un correo que dice que usted le va a llamar.`,
    tried: (name: string) => `Si ${name} no contesta, recibe un correo para que devuelva la llamada.`,
    onTheWay: (name: string) => `${name} recibe un correo con la hora a la que usted llega.`,
    done: (name: string) => `${name} recibe un correo de agradecimiento.`,
  },

  onTheWay: jobActWords.onTheWay,
  minutes: jobActWords.minutes,
  other: 'Otro',
  otherMinutes: 'Otros minutos',
  arrivesAt: (time: string) => ended(`En camino, llega más o menos ${at(time)}`),
  onTheWaySaved: (name: string, time: string) => `Va en camino con ${name}, llega más o menos ${at(time)}`,
  newArrival: 'Nueva hora de llegada',
  late: jobActWords.late,
  minutesLate: jobActWords.minutesLate,
  saidLater: (minutes: number) => `Son ${minutes} min más de lo que dijo al principio.`,
  lateSaved: (name: string, time: string, isMailed: boolean) =>
    isMailed
      ? `Se le avisa a ${name} de la nueva hora: ${time}`
      : `Nueva hora de llegada para ${name}: ${time}`,
  codeWord: 'Palabra clave:',
  codeWordHelp: 'Su cliente también la ve y puede preguntársela en la puerta.',

  done: jobActWords.done,
  doneSaved: (name: string) => `${name}: terminado`,
  doneOn: (time: string) => ended(`Terminado ${at(time)}`),
  reopen: 'Reabrir',
  reopened: (name: string) => `La solicitud de ${name} está abierta otra vez`,
  lose: 'Perdida',
  loseWhy: '¿Por qué se perdió?',
  lostReasons: jobActWords.lostReasons,
  lostSaved: (name: string) => `${name}: perdida`,

  message: 'Lo que escribió',
  messageOfCall: 'Lo que dijo',
  details: 'Trabajo',
  editDetails: 'Editar el trabajo',
  addDetails: 'Agregar dirección, hora y precio',
  addOwnDetails: 'Agregar precio y siguiente paso',
  saveDetails: 'Guardar',
  cancelEdit: 'Cancelar',
  detailsSaved: (name: string) => `Se guardó el trabajo de ${name}`,
  address: 'Dirección',
  appointment: 'Cita',
  date: 'Fecha',
  time: 'Hora',
  asWanted: 'La hora que pidió. Queda agendada cuando usted guarde.',
  length: 'Duración',
  mailAppointment: (name: string) => `Enviar la cita por correo a ${name}`,
  mailAppointmentHelp: (email: string) =>
    `A ${email}, cuando usted la fije o la mueva, con fecha, hora y dirección. También un recordatorio un día antes, si está activado.`,
  comesAgain: 'Se repite',
  comesAgainHelp: 'Cuando este trabajo esté terminado, el siguiente entra en la agenda.',
  comesAgainDoneHelp: 'Si cambia esto, también cambia el trabajo siguiente.',
  notAgain: 'No',
  inMonths: (months: number) => {
    const isYears = months % 12 === 0
    const count = isYears ? months / 12 : months
    const unit = isYears ? (count === 1 ? 'año' : 'años') : count === 1 ? 'mes' : 'meses'
    return `En ${count} ${unit}`
  },
  price: 'Precio cotizado',
  priceExample: '180',
  nextStep: 'Siguiente paso',
  followUp: 'Dar seguimiento',
  none: 'Sin fijar',
  addToCalendar: 'Agregar al calendario',
  badPrice: 'Por favor, escriba un precio como 180 o 180.50.',
  badTime: 'Por favor, escriba tanto la fecha como la hora.',
  checkFields: 'Por favor, revise los campos marcados.',
  conflict: 'Otra persona cambió el trabajo mientras usted lo editaba. Arriba puede ver lo que dice ahora.',
  saveAnyway: 'Guardar el mío',

  notes: 'Notas',
  timeLine: 'Actividad',
}

const dollars = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' })

export const historyWords = {
  title: 'También de este cliente',
  first: 'Nada más.',
  toCustomer: 'Todo sobre este cliente',
  lost: 'perdida',
  price: (price: number) => dollars.format(price),
  as: (name: string) => `como ${name}`,
  review: (rating: number) => `Reseña, ${rating} de 5`,
}

const placeNames: Record<ReplyPlace, string> = {
  name: 'el nombre',
  company: 'el nombre del negocio',
  link: 'una página que usted pueda enviar',
  arrival: 'la hora de llegada',
  minutes: 'la hora de llegada',
  appointment: 'la próxima cita',
  price: 'el precio cotizado',
  address: 'la dirección',
  technician: 'el nombre de quien la tomó',
  estimate: 'un presupuesto vigente',
}

const list = new Intl.ListFormat(locale, { type: 'conjunction' })

export const replyWords = {
  savedReplies: 'Respuestas guardadas',
  /** After the title of the reply, as what follows. */
  textThem: (name: string) => `: mensaje de texto a ${name}`,
  /** After the title of the reply. */
  emptyPlaces: (places: readonly ReplyPlace[]) =>
    `todavía no se puede enviar. Falta: ${list.format(places.map((place) => placeNames[place]))}.`,
  mailThem: (name: string) => `: correo a ${name}`,
}

export const sourceWords = {
  ad: {
    google: 'anuncio de Google',
    microsoft: 'anuncio de Microsoft',
    meta: 'anuncio de Facebook o Instagram',
  },
  campaign: (name: string) => `campaña ${name}`,
  by: (source: string, medium: string | null) => (medium ? `${source} (${medium})` : source),
  term: (words: string) => `buscó “${words}”`,
  link: (host: string) => `enlace en ${host}`,
  firstPage: (page: string) => `Primera página visitada: ${page}`,
  /** By the last part of their path. */
  pages: {
    services: 'Servicios',
    about: 'Nosotros',
    brands: 'Marcas',
    faq: 'Preguntas',
    prices: 'Precios',
    contact: 'Contacto',
    quote: 'Cotización',
    blog: 'Blog',
    reviews: 'Reseñas',
    new: 'Reseña nueva',
    privacy: 'Privacidad',
    accessibility: 'Accesibilidad',
    search: 'Búsqueda',
    sos: 'Página de emergencia',
    receipt: 'Página de la solicitud',
  },
  home: 'Página principal',
}

export const requestOfKindWords = {
  Quote: {
    statusFailed: 'No se pudo cambiar el estado de la solicitud',
    deleteOf: (name: string) => `Eliminar la solicitud de ${name}`,
    deleteQuestion: '¿Seguro que quiere eliminar esta solicitud?',
    deleteWhat: (name: string, service: string) =>
      `${name}, ${service}. Se queda en la papelera ${trashDays} días, con sus archivos y notas.`,
    deleteFailed: 'No se pudo eliminar la solicitud',
  },
  Message: {
    statusFailed: 'No se pudo cambiar el estado del mensaje',
    deleteOf: (name: string) => `Eliminar el mensaje de ${name}`,
    deleteQuestion: '¿Seguro que quiere eliminar este mensaje?',
    deleteWhat: (name: string, service: string) =>
      `${name}, ${service}. Se queda en la papelera ${trashDays} días, con sus notas.`,
    deleteFailed: 'No se pudo eliminar el mensaje',
  },
  Call: {
    statusFailed: 'No se pudo cambiar el estado de la llamada',
    deleteOf: (name: string) => `Eliminar la llamada de ${name}`,
    deleteQuestion: '¿Seguro que quiere eliminar esta llamada?',
    deleteWhat: (name: string, service: string) =>
      `${name}, ${service}. Se queda en la papelera ${trashDays} días, con sus notas.`,
    deleteFailed: 'No se pudo eliminar la llamada',
  },
}

export const attachedFileWords = {
  file: (number: number) => `Archivo ${number}`,
  fileOf: (number: number, name: string) => `Archivo ${number} de ${name}`,
  files: 'Archivos adjuntos',
  protected: 'El PDF puede pedir una contraseña',
}
