import type { ReportPeriod } from '#content/time/report-periods.ts'
import { locale } from '../locale.ts'
import { callSource } from './calls/sources.ts'
import { screenWords } from './screens.ts'

type Speed = { median: string; share: string; contacted: number; promised: number }

const count = (value: number) => value.toLocaleString(locale)

const origins: Readonly<Record<string, string>> = {
  ad: 'Anuncios',
  campaign: 'Campañas',
  search: 'Buscadores',
  site: 'Otros sitios',
  direct: 'Directo',
  unknown: 'No se sabe',
}

const written = 'call:'
/** Then the name of the key of a program that brings leads. */
const brought = 'program:'

const requests = (value: number) => (value === 1 ? '1 solicitud' : `${count(value)} solicitudes`)

/** The file of hours: a line for each span. */
export const hoursFileWords = {
  name: 'horas',
  columns: {
    day: 'Día',
    person: 'Persona',
    service: 'Servicio',
    request: 'Solicitud',
    start: 'Inicio',
    end: 'Fin',
    minutes: 'Minutos en este periodo',
    ending: 'Cómo terminó',
  },
}

export const reportsWords = {
  ...screenWords.reports,

  failed: 'No se pudo cargar el reporte.',
  failedHint: 'No se perdió nada. Intente otra vez en un momento.',
  stale: (since: string) => `No se pudo cargar el reporte. Se muestra el anterior (${since}).`,

  periods: { week: 'Semana', month: 'Mes', year: 'Año' } satisfies Record<ReportPeriod, string>,
  periodOf: 'Periodo del reporte',
  before: {
    week: 'Semana anterior',
    month: 'Mes anterior',
    year: 'Año anterior',
  } satisfies Record<ReportPeriod, string>,
  after: {
    week: 'Semana siguiente',
    month: 'Mes siguiente',
    year: 'Año siguiente',
  } satisfies Record<ReportPeriod, string>,
  weekOf: (from: string, to: string) => `${from} a ${to}`,
  sofar: 'hasta ahora',
  download: 'Descargar todas las solicitudes (CSV)',
  downloadPayments: 'Descargar los pagos (CSV)',
  downloadHours: 'Descargar las horas (CSV)',

  received: 'Recibidas',
  booked: 'Agendadas',
  done: 'Terminadas',
  lost: 'Perdidas',
  cancelled: 'Canceladas',
  open: 'Todavía abiertas',
  quoted: 'Cotizado',
  invoiced: 'Facturado',
  paid: 'Pagado',
  unpaid: 'Por cobrar',
  collected: 'Cobrado',
  nothingPaid: 'Todavía no hay pagos',
  won: 'Ganadas',
  wonOf: (done: number, ended: number) =>
    `De ${ended} ${ended === 1 ? 'cerrada' : 'cerradas'}, se ${done === 1 ? 'hizo' : 'hicieron'} ${done}`,
  nothingEnded: 'Todavía no se ha cerrado ninguna',
  inTime: (share: string, minutes: number) => `${share} en ${minutes} minutos o menos`,
  ofInvoiced: (invoiced: string) => `de ${invoiced} facturados`,
  payments: 'Pagos por tipo',
  paidByPerson: 'Pagos por persona',
  tips: 'Propinas',
  tipsOnTop: (amount: string) => `aparte, propinas por ${amount}`,
  hoursByPerson: 'Horas por persona',
  hoursByService: 'Horas por servicio',
  hoursWorked: 'Horas',
  jobs: 'Trabajos',
  perHour: 'Por hora',
  hoursOf: (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`,
  hoursCounted:
    'Las horas desde “Empezar” hasta “Pausar” o “Terminado”, en este periodo. Lo facturado es lo que se envió en el mismo periodo por trabajos de la persona, o del servicio.',
  paymentsSummary: (sum: string, parts: string) => `Entraron ${sum}: ${parts}.`,
  paymentsCounted:
    'Lo que se pagó, menos lo que se reembolsó, en el día en que se pagó. Los pagos que se quitaron no cuentan.',
  allFigures: 'Comparado con el periodo anterior',
  howCounted: 'Cómo se cuenta esto',
  paidPart: (method: string, amount: string) => `${method.toLowerCase()} ${amount}`,
  median: 'Mediana de espera',
  share: (minutes: number) => `En ${minutes} minutos o menos`,
  taps: 'Toques para llamar',
  was: {
    week: (value) => `${value} la semana anterior`,
    month: (value) => `${value} el mes anterior`,
    year: (value) => `${value} el año anterior`,
  } satisfies Record<ReportPeriod, (value: string) => string>,
  counted:
    'Las solicitudes que llegaron en este periodo, sin las sospechosas, y qué ha sido de ellas hasta ahora. Las llamadas se anotan mientras se habla, así que no tienen espera. El dinero de las facturas cuenta cuando se facturó y cuando se pagó.',
  tapsCounted:
    'Los toques se cuentan por página y por día, nunca por persona. Un toque significa que alguien empezó una llamada, no que se contestó.',
  none: 'En este periodo no llegaron solicitudes.',

  requests: 'Solicitudes',
  requestsSummary: (now: number, before: number) =>
    `${requests(now)}; ${count(before)} en el periodo anterior.`,
  total: 'Todas',
  others: 'Todos los demás servicios',
  partOf: (part: string, value: string, step: string) => `${step}: ${part} ${value}`,

  origins: 'Llamadas y de dónde vienen las solicitudes',
  originsSummary: (taps: number, came: number) =>
    `${taps === 1 ? '1 toque' : `${count(taps)} toques`} en un botón de llamar del sitio, ${requests(came)}.`,
  source: (key: string): string =>
    key.startsWith(written)
      ? callSource(key.slice(written.length))
      : key.startsWith(brought)
        ? key.slice(brought.length)
        : (origins[key] ?? key),

  speed: 'Primer contacto',
  speedSummary: ({ median, share, promised }: Omit<Speed, 'contacted'>) =>
    `La mitad de quienes recibieron la llamada esperó ${median} o menos; a ${share} de todos se les llamó en ${promised} minutos o menos.`,
  speedNone: 'En este periodo no se ha llamado a nadie ni se ha marcado a nadie como contactado.',
  speedOf: (step: string, { median, share, contacted, promised }: Speed) =>
    `${step}: mediana ${median}, ${share} en ${promised} minutos o menos, ${contacted === 1 ? '1 contactada' : `${contacted} contactadas`}`,
  promise: (minutes: number) => `${minutes} min prometidos`,
  contacted: 'Contactadas',
  nobodyContacted: 'Todavía nadie',
  minutes: (value: number) => `${value} min`,
  hours: (value: number) => `${value} h`,

  step: { week: 'Día', month: 'Día', year: 'Mes' } satisfies Record<ReportPeriod, string>,
  bySource: 'Por origen',
  byService: 'Por servicio',
  byPerson: 'Por persona',
  byReason: 'Perdidas, por motivo',
  sourceColumn: 'Origen',
  service: 'Servicio',
  person: 'Persona',
  reason: 'Motivo',
  unassigned: 'Nadie',
  formerPerson: 'Cuenta eliminada',
}
