import { requestWords } from '../request.ts'
import { workWords } from '../work.ts'

/** What a press is called, where it waits and where it could not be stored. */
const acts = {
  onTheWay: 'On my way',
  late: 'Running late',
  start: workWords.start,
  pause: workWords.pause,
  done: 'Done',
  note: 'Note',
  price: 'Price',
  sign: 'Signature',
  pay: 'Payment',
}

type Act = keyof typeof acts

const changedSince: Readonly<Record<Act, string>> = {
  onTheWay:
    'Somebody changed this job after your phone last heard of it: its arrival time or whether it is open.',
  late: 'Somebody changed this job after your phone last heard of it: its arrival time or whether it is open.',
  start: 'Somebody closed this job after your phone last heard of it.',
  pause: 'Somebody changed the hours.',
  done: 'Somebody closed or reopened this job after your phone last heard of it.',
  note: 'Somebody wrote at the same time.',
  price: 'Somebody saved another price after your phone last heard of this job.',
  pay: 'The invoice changed.',
  sign: 'There is another signature since your phone last heard of this job.',
}

export const pressWords = {
  lostReasons: requestWords.lostReasons,
  acts,
  minutes: requestWords.minutes,
  minutesLate: requestWords.minutesLate,
  title: (count: number) =>
    count === 1 ? '1 step waits on this device' : `${count} steps wait on this device`,
  at: (time: string) => `pressed ${time}`,
  waits: 'Waiting. It is sent when the server can be reached.',
  discard: 'Discard',
  discardOf: (act: string, name: string) => `Discard “${act}” for ${name}`,
  discarded: (act: string, name: string) => `Discarded: ${act} for ${name}`,
  notYours: 'This job is not yours any more, or was deleted.',
  notUnderstood: 'The server does not understand this any more. Please do it again in the request.',
  changed: (act: Act) => `${changedSince[act]} Yours was not saved over it.`,
}
