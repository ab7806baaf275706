import { screenWords } from './screens.ts'

export const scheduleWords = {
  ...screenWords.schedule,
  live: 'Live',
  failed: 'The schedule could not be loaded',
  failedHint: 'Nothing is lost. Try again in a moment.',
  stale: (since: string) => `Not updated since ${since}.`,

  day: 'Day',
  week: 'Week',
  views: 'What is shown',
  before: { day: 'The day before', week: 'The week before' },
  after: { day: 'The next day', week: 'The next week' },
  who: 'Whose jobs',
  everybody: 'Everybody',
  mine: 'Mine',
  nobody: 'Nobody yet',
  weekOf: (from: string, to: string) => `${from} to ${to}`,

  none: 'Nothing is booked.',
  jobs: (count: number) => (count === 1 ? '1 job' : `${count} jobs`),
  until: (to: string) => `to ${to}`,
  done: 'Done',
  given: (name: string) => `${name}, no yes so far`,
  clash: (names: string) => `At the same time as ${names}`,
  tight: (names: string) => `No time to drive between this and ${names}`,
  told: (from: string, until: string) => `Told ${from} to ${until}`,
  declines: { anotherTime: 'Asks for another time', noAppointment: 'Canceled the appointment' },
  closedDay: 'On a day on which you are closed',
  mapOf: (address: string) => `Open a map of ${address}`,
  noAddress: 'No address yet',
  open: (name: string) => `Open the request of ${name}`,

  withoutTime: 'No time yet',
  withoutTimeHint: 'Taken or talked about, and nobody has said when.',

  move: 'Move',
  book: 'Set a time',
  date: 'Date',
  time: 'Time',
  length: 'Length',
  window: 'Arrival window',
  exactTime: 'Exact time',
  findTime: 'Find a free time',
  findingTime: 'Looking...',
  freeTimes: 'Next free times:',
  freeTime: (day: string, time: string) => `${day}, ${time}`,
  timeFilledIn: (time: string) => `${time} is filled in. Save to book it.`,
  noFreeTime: 'No free time in the next 60 days. Try a shorter length or another person.',
  noHours: 'Your business profile has no hours for appointments. Enter them there first.',
  findFailed: 'Failed to look for free times. Try again in a moment.',
  resize: 'Pull to change the length',
  minutes: (minutes: number) => {
    const hours = Math.floor(minutes / 60)
    const rest = minutes % 60
    return hours === 0 ? `${rest} min` : rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
  },
  assignee: 'Who goes',
  save: 'Save',
  mailsCustomer:
    'A customer with an email gets the new time by email, unless that is off for this job or in the settings.',
  saving: 'Saving...',
  moved: (name: string, time: string) => `${name}: ${time}`,
  moveFailed: 'Failed to move the job. Is there such a time on that day?',
  undoFailed: 'Failed to undo. Nothing was changed.',
}
