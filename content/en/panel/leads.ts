export const leadWords = {
  call: (name: string, phone: string) => `Call ${name}: ${phone}`,
  text: (name: string, phone: string) => `Text ${name}: ${phone}`,
  mail: (name: string, email: string) => `Email ${name}: ${email}`,
  answerBy: { email: 'Email, don’t call', text: 'Text, don’t call' },
  email: 'Email',
  textMessage: 'Text',
  serviceNotSaid: 'Not said',
  noNumber: (phone: string) => `Not a phone number: ${phone}`,

  emergency: 'Emergency',
  /** Leads from quote requests or messages to the customer to call first, of both lists. */
  toInbox: (waiting: number) =>
    `${waiting === 1 ? '1 person is' : `${waiting.toLocaleString('en-US')} people are`} waiting for a call. Open the inbox`,
  waiting: {
    lately: (duration: string) => `Waiting ${duration}`,
    earlier: (moment: string) => `Waiting since ${moment}`,
  },
  callBy: (time: string) => `call by ${time}`,
  answerDue: (time: string) => `answer by ${time}`,
  late: {
    lately: (duration: string) => `call ${duration} overdue`,
    earlier: (moment: string) => `call overdue since ${moment}`,
  },
  contacted: (time: string, after: string) => `Contacted ${time} · ${after} after it came in`,
  completed: (time: string) => `Completed ${time}`,

  suspicious: (because: string) =>
    `Please check before you drive: this looks suspicious, because ${because}.`,

  notSuspicious: 'This is a real person',
  notSuspiciousOf: (name: string) => `${name} is a real person: remove the warning`,
  trusted: (name: string) => `Warning about ${name} removed`,

  status: { new: 'New', contacted: 'Contacted', completed: 'Completed' },
  statusInSentence: { new: 'new', contacted: 'contacted', completed: 'completed' },
  statusOf: (name: string) => `Status of ${name}`,
  statusSaved: (name: string, status: string) => `${name}: ${status}`,
}

export const leadFilterNames = { all: 'All', ...leadWords.status, suspicious: 'Suspicious' }

export const reasonWords = {
  complained: {
    lately: (duration: string) => `Says nobody called, ${duration} ago`,
    earlier: (moment: string) => `Says nobody called, ${moment}`,
  },
  waiting: leadWords.waiting,
  promised: (left: string) => `${left} left`,
  promisedAt: (time: string) => `Call by ${time}`,
  /** Of a customer who asked not to be called. */
  answerAt: (time: string) => `Answer by ${time}`,
  tried: (time: string) => `Not reached ${time}`,
  late: {
    lately: (duration: string) => `${duration} overdue`,
    earlier: (moment: string) => `overdue since ${moment}`,
  },
  followUp: (since: string) => `Follow-up due ${since}`,
  putOff: (time: string) => `Follow up ${time}`,
  wished: (time: string) => `Asks for ${time}`,
  anotherTime: (since: string) => `Asks for another time, ${since}`,
  noAppointment: (since: string) => `Canceled the appointment, ${since}`,
  onTheWay: (time: string) => `On the way, arrives ${time}`,
  scheduled: (time: string) => `Booked for ${time}`,
  taken: {
    lately: (duration: string) => `Taken ${duration} ago`,
    earlier: (moment: string) => `Taken ${moment}`,
  },
  contacted: (time: string) => `Contacted ${time}`,
  suspicious: {
    lately: (duration: string) => `Suspicious, ${duration} old`,
    earlier: (moment: string) => `Suspicious, ${moment}`,
  },
  completed: (time: string) => `Completed ${time}`,
  cancelled: (time: string) => `Canceled ${time}`,
  lost: (time: string) => `No job, ${time}`,
}
