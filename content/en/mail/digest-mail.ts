type Counts = { waiting: number; followUps: number; appointments: number }

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`)

type Held = { total: number; suspicious: number; minutes: number }

const ofThem = ({ total, suspicious }: Held) => {
  if (suspicious === 0) return ''
  if (suspicious === total) return total === 1 ? ', it looks made up' : ', all look made up'
  return `, ${suspicious} ${suspicious === 1 ? 'looks' : 'look'} made up`
}

export const heldMailWords = {
  subject: (held: Held) =>
    `${counted(held.total, 'more request', 'more requests')} in ${counted(held.minutes, 'minute', 'minutes')}${ofThem(held)}`,
  heading: (held: Held) => `${counted(held.total, 'more request', 'more requests')} came${ofThem(held)}`,
  text: ({ total }: Held) =>
    total === 1
      ? 'It is in the inbox. Please check it before you drive.'
      : 'They are all in the inbox, nothing was thrown away. A real customer may be among them, so please look through them.',
  open: 'Open the inbox',
  footer: (company: string) => `Sent by the ${company} website.`,
}

export const summaryMailWords = {
  subject: ({ waiting, followUps, appointments }: Counts) =>
    `Today: ${[
      waiting > 0 && counted(waiting, 'request waits', 'requests wait'),
      followUps > 0 && counted(followUps, 'follow-up', 'follow-ups'),
      appointments > 0 && counted(appointments, 'appointment', 'appointments'),
    ]
      .filter(Boolean)
      .join(', ')}`,
  heading: 'Good morning. This is on for today.',
  waiting: 'Still waiting for a call',
  followUps: 'Follow up today',
  appointments: 'Appointments today',
  since: (when: string) => `since ${when}`,
  open: 'Open the inbox',
  footer: (company: string) =>
    `Sent by the ${company} website each morning when someone is waiting. Turn it off in Settings, Notifications.`,
}
