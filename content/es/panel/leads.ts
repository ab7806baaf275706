import { locale } from '../locale.ts'

/** "las 2:19 p. m.", "la 1:05 p. m.", "el 20 nov, 2:19 p. m." */
const the = (moment: string) =>
  /^1:/.test(moment) ? `la ${moment}` : /^\d+:/.test(moment) ? `las ${moment}` : `el ${moment}`

const at = (moment: string) => (/^\d+:/.test(moment) ? `a ${the(moment)}` : the(moment))

const before = (moment: string) => `antes de ${the(moment)}`.replace(' de el ', ' del ')

export const leadWords = {
  call: (name: string, phone: string) => `Llamar a ${name}: ${phone}`,
  text: (name: string, phone: string) => `Enviar mensaje de texto a ${name}: ${phone}`,
  mail: (name: string, email: string) => `Enviar correo a ${name}: ${email}`,
  answerBy: { email: 'Por correo, no llame', text: 'Por mensaje de texto, no llame' },
  email: 'Correo',
  textMessage: 'Mensaje',
  serviceNotSaid: 'No lo dijo',
  noNumber: (phone: string) => `No es un número de teléfono: ${phone}`,

  emergency: 'Emergencia',
  /** Leads from quote requests or messages to the customer to call first, of both lists. */
  toInbox: (waiting: number) =>
    `${waiting === 1 ? '1 persona espera' : `${waiting.toLocaleString(locale)} personas esperan`} una llamada. Abrir la bandeja de entrada`,
  waiting: {
    lately: (duration: string) => `Espera desde hace ${duration}`,
    earlier: (moment: string) => `Espera desde ${the(moment)}`,
  },
  callBy: (time: string) => `llamar ${before(time)}`,
  answerDue: (time: string) => `responder ${before(time)}`,
  late: {
    lately: (duration: string) => `llamada atrasada ${duration}`,
    earlier: (moment: string) => `llamada atrasada desde ${the(moment)}`,
  },
  contacted: (time: string, after: string) => `Contacto: ${time} · ${after} después de que llegó`,
  completed: (time: string) => `Terminada: ${time}`,

  suspicious: (because: string) =>
    `Por favor, revise antes de salir: esto parece sospechoso, porque ${because}.`,

  notSuspicious: 'Es una persona real',
  notSuspiciousOf: (name: string) => `${name} es una persona real: quitar la advertencia`,
  trusted: (name: string) => `Se quitó la advertencia sobre ${name}`,

  status: { new: 'Nueva', contacted: 'Contactada', completed: 'Terminada' },
  statusInSentence: { new: 'nueva', contacted: 'contactada', completed: 'terminada' },
  statusOf: (name: string) => `Estado de la solicitud de ${name}`,
  statusSaved: (name: string, status: string) => `${name}: ${status}`,
}

export const leadFilterNames = {
  all: 'Todas',
  new: 'Nuevas',
  contacted: 'Contactadas',
  completed: 'Terminadas',
  suspicious: 'Sospechosas',
}

export const reasonWords = {
  complained: {
    lately: (duration: string) => `Dice que nadie llamó, hace ${duration}`,
    earlier: (moment: string) => `Dice que nadie llamó, ${moment}`,
  },
  waiting: leadWords.waiting,
  promised: (left: string) => `Quedan ${left}`,
  promisedAt: (time: string) => `Llamar ${before(time)}`,
  /** Of a customer who asked not to be called. */
  answerAt: (time: string) => `Responder ${before(time)}`,
  tried: (time: string) => `No contestó ${at(time)}`,
  late: {
    lately: (duration: string) => `${duration} de retraso`,
    earlier: (moment: string) => `con retraso desde ${the(moment)}`,
  },
  followUp: (since: string) => `Seguimiento pendiente desde ${the(since)}`,
  putOff: (time: string) => `Dar seguimiento ${at(time)}`,
  wished: (time: string) => `Pide cita para ${the(time)}`,
  anotherTime: (since: string) => `Pide otra hora, ${since}`,
  noAppointment: (since: string) => `Canceló la cita, ${since}`,
  onTheWay: (time: string) => `En camino, llega ${at(time)}`,
  scheduled: (time: string) => `Agendada para ${the(time)}`,
  taken: {
    lately: (duration: string) => `Tomada hace ${duration}`,
    earlier: (moment: string) => `Tomada ${at(moment)}`,
  },
  contacted: (time: string) => `Contactada ${at(time)}`,
  suspicious: {
    lately: (duration: string) => `Sospechosa, llegó hace ${duration}`,
    earlier: (moment: string) => `Sospechosa, ${moment}`,
  },
  completed: (time: string) => `Terminada ${at(time)}`,
  cancelled: (time: string) => `Cancelada ${at(time)}`,
  lost: (time: string) => `Sin trabajo, ${time}`,
}
