const waited = (minutes: number) => (minutes < 120 ? `${minutes} min` : `${Math.floor(minutes / 60)} h`)

type RingingWords = {
  isEmergency: boolean
  minutes: number
  waiting: number
  by?: string | undefined
  to?: string | undefined
  job?: { scheduledAt: string | null } | undefined
}

/** What an alarm says while a request waits, by why it rings: the push's title, and the mail's subject and heading. */
export const alarmWords = {
  waiting: {
    title: (name: string, { isEmergency, minutes, waiting }: RingingWords) =>
      waiting > 1
        ? `${waiting} ${isEmergency ? 'EMERGENCIAS' : 'solicitudes'} esperan, la más reciente: ${name}`
        : `${isEmergency ? 'EMERGENCIA, sigue' : 'Sigue'} esperando, ${waited(minutes)}: ${name}`,
    heading: (name: string, { isEmergency, minutes, waiting }: RingingWords) =>
      waiting > 1
        ? `${waiting} ${isEmergency ? 'emergencias' : 'solicitudes'} esperan, y nadie las ha tomado. La más reciente es de ${name}.`
        : `${name} lleva ${waited(minutes)} esperando, y nadie ha tomado la solicitud`,
  },
  complained: {
    title: (name: string, { isEmergency }: RingingWords) =>
      `${isEmergency ? 'EMERGENCIA, nadie' : 'Nadie'} ha llamado a ${name}`,
    heading: (name: string) => `${name} dice que nadie le ha llamado`,
  },
  followUp: {
    title: (name: string) => `Dé seguimiento ahora: ${name}`,
    heading: (name: string) => `Es hora de volver a comunicarse con ${name}`,
  },
  given: {
    title: (name: string, { isEmergency, by }: RingingWords) =>
      `${isEmergency ? 'EMERGENCIA para usted' : 'Para usted'}${by ? `, de ${by}` : ''}: ${name}`,
    heading: (name: string, { by }: RingingWords) =>
      `${by || 'Alguien'} le dio la solicitud de ${name}. Ábrala y acéptela, o devuélvala.`,
  },
  unanswered: {
    title: (name: string, { to }: RingingWords) =>
      to ? `${to} no ha aceptado: ${name}` : `Nadie ha aceptado: ${name}`,
    heading: (name: string, { to }: RingingWords) =>
      `La solicitud de ${name} se le dio a ${to || 'alguien'}, que no la ha aceptado`,
  },
  handedBack: {
    title: (name: string, { by }: RingingWords) => `${by || 'Alguien'} la devolvió: ${name}`,
    heading: (name: string, { by }: RingingWords) =>
      `${by || 'Alguien'} devolvió la solicitud de ${name}. Ahora nadie la tiene.`,
  },
  takenAway: {
    title: (name: string) => `Ya no es suya: ${name}`,
    heading: (name: string, { by }: RingingWords) =>
      `${by || 'Alguien'} le quitó la solicitud de ${name}. Ya no tiene que ir.`,
  },
  moved: {
    title: (name: string, { job }: RingingWords) =>
      `${job?.scheduledAt ? 'Nueva hora' : 'Ya no hay cita'}: ${name}`,
    heading: (name: string, { by, job }: RingingWords) =>
      job?.scheduledAt
        ? `${by || 'Alguien'} cambió la hora de la cita con ${name}`
        : `${by || 'Alguien'} quitó la cita con ${name}. El trabajo sigue siendo suyo.`,
  },
}
