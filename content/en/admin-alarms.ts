/** What the settings say about alarms and the mail of the morning. */
export const alarmsWords = {
  title: 'When nobody answers',
  lead: 'A request nobody has taken rings again, by notification and email, until someone takes it or calls.',
  rules: [
    'An emergency: after 2, 5, 10, 20, 30 and 40 minutes, at any hour.',
    'Other requests: 10 minutes before the promised call, when it is due, and twice after that. Requests that come in while you are closed wait for the morning.',
    'Each time one more person is notified. The last time, everyone is.',
  ],
  order: (names: readonly string[]) => `In this order: ${names.join(', ')}.`,
  legend: 'Ring again for',
  choices: { all: 'Every request', emergencies: 'Emergencies only', none: 'Nothing' },
  morning: 'Morning email',
  morningOn: 'Email me at 7 AM who is still waiting',
  morningHelp: 'With today’s follow-ups and appointments. No email on a morning with nothing to do.',
}
