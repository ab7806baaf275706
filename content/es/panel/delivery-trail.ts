import { ended } from '#content/fill-in.ts'
import type { notificationsWords } from './notifications.ts'

/** What the trail on a card needs to know of a delivery; dates as Date or as ISO text from the data service. */
export type TrailDelivery = {
  topic: string
  channel: string
  state: string
  nextAttemptAt: Date | string | null
  sentAt: Date | string | null
  sentVia: string | null
  lastError: string | null
}

/**
 * `tone`: `sent` only when it certainly left; `unproven`: a mail server took it, and its mails were never proven to
 * arrive. `reason`: why the last attempt failed, while the line itself says only when the next one is.
 */
export type TrailLine = {
  text: string
  tone: 'sent' | 'unproven' | 'file' | 'waiting' | 'failed'
  reason: string | null
  canRetry: boolean
}

type CustomerMailKind = keyof typeof notificationsWords.customerMails

const customerTopics: Record<`customer.${CustomerMailKind}`, string> = {
  'customer.received': 'el correo de confirmación',
  'customer.taken': 'el correo “Alguien va a llamar”',
  'customer.tried': 'el correo “No contestó”',
  'customer.appointment': 'el correo de la cita',
  'customer.reminder': 'el recordatorio de la cita',
  'customer.onTheWay': 'el correo “En camino”',
  'customer.copy': 'la copia de lo que hizo el cliente',
  'customer.done': 'el correo de agradecimiento',
}

/** Of deliveries that are not the news of a new lead. */
const topics: Record<string, string> = {
  ...customerTopics,
  'review.asked': 'el correo para pedir una reseña',
  'request.cancelled': 'el aviso de cancelación',
  'request.added': 'el aviso de datos nuevos',
  'request.corrected': 'el aviso de datos cambiados',
  'request.accepted': 'el aviso de presupuesto aceptado',
  'request.declined': 'el aviso de presupuesto rechazado',
  'request.anotherTime': 'el aviso de que se pide otra hora',
  'request.appointmentCancelled': 'el aviso de la cita cancelada',
  'request.booked': 'el aviso de la reserva',
  'request.wished': 'el aviso de la hora que se pidió',
  'estimate.sent': 'el correo con el presupuesto',
  'invoice.sent': 'el correo con la factura',
  'invoice.statement': 'el correo con el estado de cuenta',
  'lead.waiting': 'el recordatorio',
}

const channels: Record<string, string> = {
  mail: 'el correo',
  customer: 'el correo al cliente',
  webhook: 'el webhook',
  push: 'el aviso push',
}

/** One line of a card's delivery trail, for example "Se envió el correo, 9:41 p. m." `time`: a moment as the panel writes it. */
export function describeDelivery(
  delivery: TrailDelivery,
  now: Date,
  time: (moment: Date | string) => string,
): TrailLine {
  const name = topics[delivery.topic] ?? channels[delivery.channel] ?? `el canal ${delivery.channel}`
  const reason = delivery.lastError
  if (delivery.state === 'sent') {
    const when = delivery.sentAt ? `, ${time(delivery.sentAt)}` : ''
    const { text, tone } = leftBy(delivery, name, when)
    return { text: reason ? `${ended(text)} ${reason}` : text, tone, reason: null, canRetry: false }
  }
  if (delivery.state === 'dead') {
    const failed = `No se pudo entregar ${name}`
    const text = reason ? `${failed}: ${reason}` : failed
    return { text, tone: 'failed', reason: null, canRetry: true }
  }
  if (!reason) return { text: `Enviando ${name}`, tone: 'waiting', reason: null, canRetry: false }
  const wait = delivery.nextAttemptAt ? new Date(delivery.nextAttemptAt).getTime() - now.getTime() : 0
  const next = wait > 0 ? `se intenta otra vez en ${duration(wait)}` : 'se intenta otra vez ahora'
  return { text: `Falló ${name}, ${next}`, tone: 'waiting', reason, canRetry: wait > 0 }
}

function leftBy(
  { channel, sentVia }: TrailDelivery,
  name: string,
  when: string,
): Pick<TrailLine, 'text' | 'tone'> {
  if (sentVia === 'file') return { text: `No se envió ${name}: se guardó como archivo`, tone: 'file' }
  if (sentVia === 'unproven')
    return { text: `${ended(`Se envió ${name}${when}`)} El correo aún no está probado`, tone: 'unproven' }
  if (channel === 'mail' && sentVia === null)
    return { text: `El servidor recibió ${name}${when}`, tone: 'unproven' }
  return { text: `Se envió ${name}${when}`, tone: 'sent' }
}

export const filesInsteadOfMails = (count: number) =>
  `${count} correos guardados como archivos; no se enviaron`

/** Rounded up: "en 5 min" must not come true after four. */
function duration(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  if (seconds < 60) return `${seconds} s`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 60 ? `${minutes} min` : `${Math.ceil(minutes / 60)} h`
}
