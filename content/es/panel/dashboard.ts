import { clockInSentence, locale } from '../locale.ts'
import { jobWords } from './jobs.ts'
import { screenWords } from './screens.ts'

export const dashboardWords = {
  ...screenWords.dashboard,

  waiting: 'Quién está esperando',
  nobody: 'Nadie espera una respuesta.',
  open: (name: string) => `Abrir la solicitud de ${name}`,
  today: 'Trabajos de hoy',
  noJobs: 'No hay nada agendado para hoy.',
  jobsDone: (count: number) =>
    count === 1 ? 'El de hoy está terminado.' : `Los ${count} de hoy están terminados.`,
  doneOf: ({ done, all }: { done: number; all: number }) =>
    `${done} de ${all} ${all === 1 ? 'terminado' : 'terminados'}`,
  done: (count: number) => (count === 1 ? '1 terminado' : `${count} terminados`),
  moreJobs: (count: number) => `${count} más hoy`,
  route: (stops: number) => (stops === 1 ? 'Ruta de 1 parada' : `Ruta de ${stops} paradas`),
  earlierOpen: (count: number) =>
    count === 1 ? '1 trabajo de antes no está terminado' : `${count} trabajos de antes no están terminados`,
  you: 'Usted',
  jobOfNobody: 'Todavía de nadie',
  nobodyGoes: 'Nadie lo tiene',
  now: 'Ahora',
  underWay: (until: string) => `Ahora, hasta ${clockInSentence(until)}`,
  past: (until: string) => `Previsto hasta ${clockInSentence(until)}, sin terminar`,
  drive: jobWords.drive,
  leaveAt: (time: string) => `salir a ${clockInSentence(time)}`,
  leaveNow: 'salir ya',
  tight: 'el trabajo anterior termina demasiado tarde',
  sameTime: (names: string) => `A la misma hora que ${names}`,
  declines: jobWords.declines,
  noYes: jobWords.noYes,
  willYou: '¿Lo toma usted?',
  noTime: jobWords.withoutTime,
  withoutTime: (count: number) =>
    count === 1 ? '1 trabajo todavía no tiene hora' : `${count} trabajos todavía no tienen hora`,
  inbox: 'Abrir la bandeja de entrada',
  allWaiting: (count: number) =>
    `Mostrar ${count === 1 ? 'la única' : `las ${count.toLocaleString(locale)}`} en la bandeja de entrada`,
  suspicious: (count: number) =>
    count === 1 ? '1 solicitud sospechosa' : `${count} solicitudes sospechosas`,

  money: 'Dinero',
  collected: 'Cobrado hoy',
  openMoney: 'Por cobrar',
  overdueMoney: 'Vencido',
  onInvoices: (count: number) => (count === 1 ? '1 factura' : `${count} facturas`),
  depositsWaiting: 'Depósitos por decidir',
  depositDue: ({ amount, since }: { amount: string; since: string }) =>
    `Depósito de ${amount} por cobrar desde el ${since}. Si ya lo pagaron, anótelo.`,
  depositHeld: (amount: string) =>
    `Depósito de ${amount} de un trabajo que ya no se hace. Devuélvalo o quédese con él.`,
  depositsMore: (count: number) => (count === 1 ? '1 depósito más' : `${count} depósitos más`),

  backupTroubles: {
    backup: 'Sus copias de seguridad están fallando.',
    copy: 'Los duplicados de sus copias de seguridad están fallando.',
    drill: 'La copia de seguridad más reciente no se puede abrir.',
  },
  openBackups: 'Abrir las copias de seguridad',

  notifications: 'Avisos',
  undelivered: (count: number) =>
    count === 1 ? '1 aviso todavía no se ha entregado.' : `${count} avisos todavía no se han entregado.`,
  undeliveredMore: (count: number) =>
    count === 1 ? 'Detrás de estos espera 1 más.' : `Detrás de estos esperan ${count} más.`,
  undeliveredAbout: {
    Quote: 'Solicitud de cotización',
    Message: 'Mensaje',
    Call: 'Llamada anotada',
    Review: 'Reseña',
    Invoice: 'Factura',
    Account: 'Correo para iniciar sesión',
    Summary: 'Resumen o advertencia',
    NotificationTest: 'Prueba',
  },
  undeliveredTo: (recipient: string) =>
    `Para ${recipient === 'administrators' ? 'todos los que trabajan con solicitudes' : recipient}`,
  unnamed: 'Eliminado',
  delivered: {
    notSetUp: 'Los correos se guardan como archivos; no se envían.',
    notProven: 'No hay nada en espera. El correo aún no está probado.',
    proven: 'Todos los avisos se entregaron.',
  },

  overview: 'Resumen',
  cards: {
    posts: 'Artículos en total',
    publishedPosts: 'Artículos publicados',
    testimonials: 'Testimonios en total',
    approvedTestimonials: 'Testimonios aprobados',
    quotes: 'Solicitudes en total',
    newQuotes: 'Solicitudes nuevas',
    reviews: 'Reseñas en total',
    approvedReviews: 'Reseñas aprobadas',
  },

  quickActions: 'Acciones rápidas',
  createPost: 'Crear un artículo',
  addTestimonial: 'Agregar un testimonio',

  failed: 'No se pudieron cargar las cifras.',
  failedHint: 'No se perdió nada. Intente otra vez en un momento.',
  stale: (since: string) => `No se pudieron cargar las cifras. Se muestran las anteriores (${since}).`,
}

export const chartWords = {
  figures: 'Todas las cifras',
  figuresOf: (title: string) => `Todas las cifras: ${title}`,
}
