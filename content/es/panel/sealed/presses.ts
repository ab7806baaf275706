import { jobActWords } from '../job-acts.ts'

/** What a press is called, where it waits and where it could not be stored. */
const actsOnJobs = {
  onTheWay: jobActWords.onTheWay,
  late: jobActWords.late,
  start: jobActWords.start,
  pause: jobActWords.pause,
  done: jobActWords.done,
  note: 'Nota',
  price: 'Precio',
  sign: 'Firma',
  pay: 'Pago',
  photo: 'Foto',
  estimate: 'Presupuesto, como borrador',
  invoice: 'Factura, como borrador',
}

const acts = { ...actsOnJobs, call: 'Solicitud nueva' }

type JobAct = keyof typeof actsOnJobs

const changedSince: Readonly<Record<JobAct, string>> = {
  onTheWay:
    'Alguien cambió este trabajo después de lo último que supo su teléfono: su hora de llegada o si está abierto.',
  late: 'Alguien cambió este trabajo después de lo último que supo su teléfono: su hora de llegada o si está abierto.',
  start: 'Alguien cerró este trabajo después de lo último que supo su teléfono.',
  pause: 'Alguien cambió las horas.',
  done: 'Alguien cerró o reabrió este trabajo después de lo último que supo su teléfono.',
  note: 'Alguien escribió al mismo tiempo.',
  price: 'Alguien guardó otro precio después de lo último que supo su teléfono de este trabajo.',
  pay: 'La factura cambió.',
  sign: 'Hay otra firma después de lo último que supo su teléfono de este trabajo.',
  photo: 'Este trabajo ya no es suyo, o se eliminó.',
  estimate: 'Hay otro presupuesto después de lo último que supo su teléfono de este trabajo.',
  invoice: 'Hay otra factura después de lo último que supo su teléfono de este trabajo.',
}

/** "2.1 MB", "40 MB". */
export const photoSize = (bytes: number): string => {
  const megabytes = bytes / 1024 / 1024
  return `${megabytes < 10 ? Math.max(0.1, Math.round(megabytes * 10) / 10) : Math.round(megabytes)} MB`
}

export const pressWords = {
  lostReasons: jobActWords.lostReasons,
  acts,
  minutes: jobActWords.minutes,
  minutesLate: jobActWords.minutesLate,
  title: (count: number) =>
    count === 1 ? '1 paso espera en este dispositivo' : `${count} pasos esperan en este dispositivo`,
  at: (time: string) => `presionado: ${time}`,
  waits: 'En espera. Se envía cuando haya conexión con el servidor.',
  saved: 'Guardado.',
  savedTitle: 'Lo que esperaba en este dispositivo está guardado',
  hide: 'Ocultar',
  hideOf: (act: string, name: string) => `Ocultar “${act}” (${name})`,
  hidden: (act: string, name: string) => `Se ocultó “${act}” (${name})`,
  again: 'Intentar otra vez',
  againOf: (act: string, name: string) => `Intentar otra vez “${act}” (${name})`,
  photoGone: 'La foto ya no está en este dispositivo.',
  line: (quantity: string, name: string, amount: string) => `${quantity} × ${name}: ${amount}`,
  total: (amount: string) => `Total: ${amount}`,
  discard: 'Descartar',
  discardOf: (act: string, name: string) => `Descartar “${act}” (${name})`,
  discarded: (act: string, name: string) => `Se descartó “${act}” (${name})`,
  notYours: 'Este trabajo ya no es suyo, o se eliminó.',
  notUnderstood: 'El servidor ya no entiende esto. Por favor, hágalo otra vez en la solicitud.',
  changed: (act: JobAct) => `${changedSince[act]} Lo suyo no se guardó encima.`,
}
