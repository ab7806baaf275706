import { requestWords } from '../request.ts'

/** What a press is called, where it waits and where it could not be stored. */
const acts = {
  onTheWay: requestWords.onTheWay,
  late: requestWords.late,
  done: requestWords.done,
  note: 'Nota',
  price: 'Precio',
  sign: 'Firma',
  pay: 'Pago',
}

type Act = keyof typeof acts

const changedSince: Readonly<Record<Act, string>> = {
  onTheWay:
    'Alguien cambió este trabajo después de lo último que supo su teléfono: su hora de llegada o si está abierto.',
  late: 'Alguien cambió este trabajo después de lo último que supo su teléfono: su hora de llegada o si está abierto.',
  done: 'Alguien cerró o reabrió este trabajo después de lo último que supo su teléfono.',
  note: 'Alguien escribió al mismo tiempo.',
  price: 'Alguien guardó otro precio después de lo último que supo su teléfono de este trabajo.',
  pay: 'La factura cambió.',
  sign: 'Hay otra firma después de lo último que supo su teléfono de este trabajo.',
}

export const pressWords = {
  lostReasons: requestWords.lostReasons,
  acts,
  minutes: requestWords.minutes,
  minutesLate: requestWords.minutesLate,
  title: (count: number) =>
    count === 1 ? '1 paso espera en este dispositivo' : `${count} pasos esperan en este dispositivo`,
  at: (time: string) => `presionado: ${time}`,
  waits: 'En espera. Se envía cuando haya conexión con el servidor.',
  discard: 'Descartar',
  discardOf: (act: string, name: string) => `Descartar “${act}” (${name})`,
  discarded: (act: string, name: string) => `Se descartó “${act}” (${name})`,
  notYours: 'Este trabajo ya no es suyo, o se eliminó.',
  notUnderstood: 'El servidor ya no entiende esto. Por favor hágalo otra vez en la solicitud.',
  changed: (act: Act) => `${changedSince[act]} Lo suyo no se guardó encima.`,
}
