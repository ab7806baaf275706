import { ended } from '#content/fill-in.ts'
import { clockInSentence } from '../locale.ts'
import { jobWords } from './jobs.ts'
import { screenWords } from './screens.ts'

export const scheduleWords = {
  ...screenWords.schedule,
  ...jobWords,
  failed: 'No se pudo cargar la agenda',
  failedHint: 'No se perdió nada. Intente otra vez en un momento.',
  stale: (since: string) => ended(`Sin actualizar desde ${clockInSentence(since)}`),

  day: 'Día',
  week: 'Semana',
  month: 'Mes',
  views: 'Qué se muestra',
  before: { day: 'El día anterior', week: 'La semana anterior', month: 'El mes anterior' },
  after: { day: 'El día siguiente', week: 'La semana siguiente', month: 'El mes siguiente' },
  who: 'Trabajos de quién',
  everybody: 'De todos',
  mine: 'Míos',
  nobody: 'Todavía de nadie',
  weekOf: (from: string, to: string) => `${from} a ${to}`,

  none: 'No hay nada agendado.',
  jobs: (count: number) => (count === 1 ? '1 trabajo' : `${count} trabajos`),
  more: (count: number) => `+${count} más`,
  closed: 'Cerrado',
  tightDrive: ({ takes, free }: { takes: number; free: number }) =>
    `${takes} min de camino, ${free > 0 ? `solo hay ${free} min` : 'y no hay tiempo'}`,
  freeOfDrive: ({ takes, free }: { takes: number; free: number }) => `${free} de ${takes} min`,
  until: (to: string) => `a ${to}`,
  done: 'Terminado',
  given: (name: string) => `${name}, todavía no acepta`,
  clash: (names: string) => `A la misma hora que ${names}`,
  tight: (names: string) => `Sin tiempo de camino entre este y ${names}`,
  told: (from: string, until: string) => `Se le dijo: entre ${from} y ${until}`,
  closedDay: 'En un día en que está cerrado',
  outsideHours: 'Fuera de su horario de citas',
  past: 'Esta hora ya pasó',
  checkFailed: 'No se pudo revisar si esta hora está libre.',
  mapOf: (address: string) => `Abrir un mapa de ${address}`,
  noAddress: 'Todavía sin dirección',
  open: (name: string) => `Abrir la solicitud de ${name}`,

  withoutTimeHint: 'Ya se tomaron, se hablaron o piden una hora, y nadie ha dicho cuándo.',
  asksFor: (time: string) => `Pide cita para el ${time}`,
  dragHint: 'Arrastre uno hasta las horas, o presione Alt y una flecha sobre su nombre.',
  placing: (column: string, time: string) =>
    `${ended(`${column}, ${time}`)} Enter lo agenda, Escape lo deja.`,
  notPlaced: 'No se agendó.',

  move: 'Mover',
  book: 'Fijar una hora',
  date: 'Fecha',
  time: 'Hora',
  length: 'Duración',
  window: 'Margen de llegada',
  exactTime: 'Hora exacta',
  findTime: 'Buscar una hora libre',
  findingTime: 'Buscando...',
  freeTimes: 'Próximas horas libres:',
  freeTime: (day: string, time: string) => `${day}, ${time}`,
  timeFilledIn: (time: string) => `${ended(`Hora puesta: ${time}`)} Guarde para agendar.`,
  noFreeTime:
    'No hay horas libres en los próximos 60 días. Pruebe con una duración más corta o con otra persona.',
  noHours: 'Su perfil del negocio no tiene horario de citas. Escríbalo ahí primero.',
  findFailed: 'No se pudieron buscar horas libres. Intente otra vez en un momento.',
  resize: 'Jalar para cambiar la duración',
  minutes: (minutes: number) => {
    const hours = Math.floor(minutes / 60)
    const rest = minutes % 60
    return hours === 0 ? `${rest} min` : rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
  },
  assignee: 'Quién va',
  save: 'Guardar',
  mails: (name: string, email: string) => `${name} recibe la hora nueva por correo en ${email}.`,
  mailsNobody: 'El cliente no recibe ningún correo sobre esto.',
  saving: 'Guardando...',
  moved: (name: string, time: string) => `${name}: ${time}`,
  mailed: (moved: string, firstName: string) => `${ended(moved)} Se le envía un correo a ${firstName}.`,
  moveFailed: 'No se pudo mover el trabajo. ¿Existe esa hora ese día?',
  undoFailed: 'No se pudo deshacer. Nada cambió.',
}
