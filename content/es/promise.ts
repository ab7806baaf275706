import { ended } from '#content/fill-in.ts'
import type { SiteProfile } from '#content/profile/business-profile.ts'
import type { ContactWay } from '#content/promise-rules.ts'
import { either, texts, wordsFor } from '#content/texts.ts'
import { speechOf } from './facts.ts'
import { atTimeInWords, callByInWords, type Moment } from './times.ts'

/**
 * What the sender of an emergency reads first: that we were alerted only where an alert is known to have arrived, and the call
 * only where one is promised and still to come.
 */
export function emergencyInWords(
  {
    promisedBy,
    alertedAt,
    contactBy,
  }: { promisedBy: Moment | null; alertedAt: Moment | null; contactBy?: ContactWay | null | undefined },
  now: Date,
  profile: SiteProfile,
): string {
  const { timeZone } = profile
  const here = alertedAt
    ? ended(`Recibimos la alerta ${atTimeInWords(alertedAt, now, timeZone)}`)
    : wordsFor(noticeWords, speechOf(profile)).emergency
  const isAhead = promisedBy !== null && new Date(promisedBy) > now
  return isAhead ? `${here} ${ended(callByInWords(promisedBy, now, timeZone, contactBy))}` : here
}

export const noticeWords = texts({
  /** The specification’s sentences, while they are true: we are open, and it is no emergency. */
  thanks: {
    Quote: '¡Gracias! Nos comunicamos con usted en menos de {callbackTime}.',
    Message: either(
      '¡Gracias por escribirnos! Le respondemos en menos de {callbackTime} en horario de trabajo{keepsHours}.',
      '¡Gracias por escribirnos! Le respondemos en menos de {callbackTime}.',
    ),
  },
  thanked: 'Gracias. Ya nos llegó.',
  unpromised: 'Le llamaremos.',
  closed: 'Gracias. Ya nos llegó, y ahora estamos cerrados.',
  emergency: 'Recibimos su solicitud de emergencia.',
  closedEmergency: 'Ya nos llegó, pero ahora estamos cerrados. Si alguien está en peligro, llame al 911.',
  /** Where no call is promised: it raises no alert, or its time is over. */
  noted: 'Ya nos llegó.',
  toBeSure: 'Por si acaso, llámenos.',
})

/** Below the thanks: for an emergency, and for every other request. The page gives them to its form, which brings no facts along. */
export const callInsteadWords = texts({
  emergency: either(
    'No se quede esperando: ahora mismo alguien contesta el teléfono{nights}.',
    'Mientras estamos abiertos, llamar es más rápido. Si alguien está en peligro, llame al 911.',
  ),
  other: either(
    'Si se quedó afuera, no espere: alguien contesta el teléfono a cualquier hora{nights}.',
    '¿Se quedó afuera? Mientras estamos abiertos, llamar es más rápido.',
  ),
})
