type Counts = { waiting: number; followUps: number; appointments: number }

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`)

type Held = { total: number; suspicious: number; changes: number; minutes: number }

const ofThem = ({ total, suspicious }: Held) => {
  if (suspicious === 0) return ''
  if (suspicious === total) return total === 1 ? ', it looks made up' : ', all look made up'
  return `, ${suspicious} ${suspicious === 1 ? 'looks' : 'look'} made up`
}

const changed = ({ changes }: Held) =>
  `${counted(changes, 'more request was', 'more requests were')} changed by ${changes === 1 ? 'its customer' : 'customers'}`

const held = (all: Held, came: string) =>
  [
    all.total > 0 && `${counted(all.total, 'more request', 'more requests')}${came}${ofThem(all)}`,
    all.changes > 0 && changed(all),
  ]
    .filter(Boolean)
    .join('; ')

export const heldMailWords = {
  subject: (all: Held) => held(all, ` in ${counted(all.minutes, 'minute', 'minutes')}`),
  heading: (all: Held) => held(all, ' came'),
  text: ({ total, changes }: Held) =>
    total + changes === 1
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
