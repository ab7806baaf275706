import type { WrapUpPart } from '#content/wrap-up.ts'
import { requestWords } from './request.ts'

/**
 * What an event says besides its kind. `who`: a person, "El cliente" or "El sistema"; `moment`: the time that was set, undefined
 * when it was taken away; `field` and `before`: what was corrected; `isBack`: by the person who had it.
 */
type EventFacts = {
  who: string
  outcome: string
  reason: string
  moment: string | undefined
  field: string
  before: string
  to: string
  name: string
  minutes: string
  isBack: boolean
  /** Undefined when it was taken away. */
  price: string | undefined
  priceBefore: string | undefined
  count: number
  part: string
}

const corrected: Record<string, string> = {
  firstName: 'el nombre',
  lastName: 'el apellido',
  name: 'el nombre',
  phone: 'el número de teléfono',
  email: 'el correo',
  address: 'la dirección',
  service: 'el servicio',
  message: 'lo que se dijo',
  source: 'cómo llegó',
  wantedAt: 'la hora que se pidió',
  contactBy: 'cómo responder',
  language: 'el idioma del cliente',
}

const skipped: Record<WrapUpPart, string> = {
  price: 'el precio',
  photo: 'las fotos',
  invoice: 'la factura',
  paid: 'el pago',
  review: 'la reseña',
}

const skippedParts: Record<string, string> = skipped

const outcomes: Record<string, string> = requestWords.outcomes
const reasons: Record<string, string> = requestWords.lostReasons

/** A moment has its date: "20 nov 2026, 2:19 p. m." */
const arriving = (moment: string | undefined) => (moment ? `llega más o menos el ${moment}` : 'llega pronto')

const lines: Record<string, (facts: EventFacts) => string> = {
  seen: ({ who }) => `${who} la abrió`,
  taken: ({ who }) => `${who} la tomó`,
  given: ({ who, to }) => `${who} la asignó a ${to || 'alguien'}`,
  released: ({ who, isBack }) => (isBack ? `${who} la devolvió` : `${who} quitó la asignación`),
  called: ({ who, outcome }) => `${who} llamó: ${(outcomes[outcome] ?? outcome).toLowerCase()}`,
  scheduled: ({ who, moment }) => (moment ? `${who} fijó la cita para el ${moment}` : `${who} quitó la cita`),
  onTheWay: ({ who, moment }) => `${who} salió, ${arriving(moment)}`,
  late: ({ who, minutes, moment }) => `${who} avisó de ${minutes} min más, ${arriving(moment)}`,
  contacted: ({ who }) => `${who} la marcó como contactada`,
  completed: ({ who }) => `${who} la marcó como terminada`,
  signed: ({ who, name }) =>
    `${name} firmó por el trabajo terminado, con ${who.replace(/^El (?=equipo|cliente|sistema)/, 'el ')}`,
  priced: ({ who, price, priceBefore }) =>
    `${who} ${price ? `puso el precio en ${price}` : 'quitó el precio'}${priceBefore ? `, antes: ${priceBefore}` : ''}`,
  photos: ({ who, count }) => `${who} agregó ${count === 1 ? 'una foto' : `${count} fotos`}`,
  photosAllowed: ({ who, isBack }) =>
    isBack ? `${who} ya no permite las fotos en el sitio web` : `${who} permitió las fotos en el sitio web`,
  skipped: ({ who, part }) => `${who} omitió ${skippedParts[part] ?? 'una parte'}`,
  reopened: ({ who }) => `${who} la reabrió`,
  lost: ({ who, reason }) => `${who} la marcó como perdida: ${(reasons[reason] ?? reason).toLowerCase()}`,
  followUp: ({ who, moment }) =>
    moment ? `${who} fijó un seguimiento para el ${moment}` : `${who} quitó el seguimiento`,
  estimated: ({ who }) => `${who} envió el presupuesto`,
  accepted: ({ who, name }) => `${who}: presupuesto aceptado${name ? `, por ${name}` : ''}`,
  declined: ({ who, name }) => `${who}: presupuesto rechazado${name ? `, por ${name}` : ''}`,
  anotherTime: ({ who, moment }) =>
    moment ? `${who} pide otra hora que la del ${moment}` : `${who} pide otra hora que la de la cita`,
  appointmentCancelled: ({ who, moment }) =>
    `${who} canceló la cita ${moment ? `del ${moment}` : 'de ese día'}`,
  wished: ({ who, moment }) => (moment ? `${who} pide cita para el ${moment}` : `${who} pide una cita`),
  wishDeclined: ({ who, moment }) =>
    moment ? `${who} dijo que no a la cita del ${moment}` : `${who} dijo que no a esa hora`,
  planned: ({ moment }) =>
    moment ? `El siguiente está previsto para el ${moment}:` : 'El siguiente está anotado, sin hora:',
  recurs: () => 'Se repite, después de la solicitud',
  corrected: ({ who, field, before }) =>
    `${who} cambió ${corrected[field] ?? 'la solicitud'}${before ? `, antes: ${before}` : ''}`,
  added: ({ who }) => `${who} agregó algo`,
  cancelled: ({ who }) => `${who} canceló`,
  complained: ({ who }) => `${who} nos avisó que nadie había llamado`,
  alarm: () => 'Se envió un recordatorio',
}

export const timeLineWords = {
  came: 'Llegó la solicitud',
  wroteDown: 'Anotada',
  staff: 'El equipo',
  customer: 'El cliente',
  system: 'El sistema',
  reviewAsked: (byMail: boolean) =>
    byMail ? 'Se pidió una reseña por correo' : 'Se creó un enlace para la reseña',
  event: (kind: string, facts: EventFacts): string => lines[kind]?.(facts) ?? kind,
}
