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
        ? `${waiting} ${isEmergency ? 'EMERGENCIES' : 'requests'} wait, the newest: ${name}`
        : `${isEmergency ? 'EMERGENCY, still' : 'Still'} waiting ${waited(minutes)}: ${name}`,
    heading: (name: string, { isEmergency, minutes, waiting }: RingingWords) =>
      waiting > 1
        ? `${waiting} ${isEmergency ? 'emergencies' : 'requests'} wait, and nobody has taken them. The newest is from ${name}.`
        : `${name} has waited ${waited(minutes)}, and nobody has taken the request`,
  },
  complained: {
    title: (name: string, { isEmergency }: RingingWords) =>
      `${isEmergency ? 'EMERGENCY, nobody' : 'Nobody'} has called ${name}`,
    heading: (name: string) => `${name} says that nobody has called`,
  },
  followUp: {
    title: (name: string) => `Follow up now: ${name}`,
    heading: (name: string) => `It is time to get back to ${name}`,
  },
  given: {
    title: (name: string, { isEmergency, by }: RingingWords) =>
      `${isEmergency ? 'EMERGENCY for you' : 'For you'}${by ? ` from ${by}` : ''}: ${name}`,
    heading: (name: string, { by }: RingingWords) =>
      `${by || 'Somebody'} gave you the request of ${name}. Open it and say yes, or hand it back.`,
  },
  unanswered: {
    title: (name: string, { to }: RingingWords) => `${to || 'Nobody'} has not said yes: ${name}`,
    heading: (name: string, { to }: RingingWords) =>
      `The request of ${name} was given to ${to || 'somebody'}, who has not said yes`,
  },
  handedBack: {
    title: (name: string, { by }: RingingWords) => `${by || 'Somebody'} handed back: ${name}`,
    heading: (name: string, { by }: RingingWords) =>
      `${by || 'Somebody'} handed back the request of ${name}. Nobody has it now.`,
  },
  takenAway: {
    title: (name: string) => `Not yours any more: ${name}`,
    heading: (name: string, { by }: RingingWords) =>
      `${by || 'Somebody'} took the request of ${name} from you. You do not need to go.`,
  },
  moved: {
    title: (name: string, { job }: RingingWords) =>
      `${job?.scheduledAt ? 'New time' : 'No appointment any more'}: ${name}`,
    heading: (name: string, { by, job }: RingingWords) =>
      job?.scheduledAt
        ? `${by || 'Somebody'} gave the appointment with ${name} a new time`
        : `${by || 'Somebody'} took off the appointment with ${name}. The job is still yours.`,
  },
}
