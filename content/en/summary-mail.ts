type Counts = { waiting: number; followUps: number; appointments: number }

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`)

/** Words of the morning mail. */
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
