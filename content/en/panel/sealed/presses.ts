import { jobActWords } from '../job-acts.ts'

/** What a press is called, where it waits and where it could not be stored. */
const actsOnJobs = {
  onTheWay: jobActWords.onTheWay,
  late: jobActWords.late,
  start: jobActWords.start,
  pause: jobActWords.pause,
  done: jobActWords.done,
  note: 'Note',
  price: 'Price',
  sign: 'Signature',
  pay: 'Payment',
  photo: 'Photo',
  estimate: 'Estimate, as a draft',
  invoice: 'Invoice, as a draft',
}

const acts = { ...actsOnJobs, call: 'New request' }

type JobAct = keyof typeof actsOnJobs

const changedSince: Readonly<Record<JobAct, string>> = {
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
  photo: 'This job is not yours any more, or was deleted.',
  estimate: 'There is another estimate since your phone last heard of this job.',
  invoice: 'There is another invoice since your phone last heard of this job.',
}

/** "2.1 MB", "40 MB". */
export const photoSize = (bytes: number): string => {
  const megabytes = bytes / 1024 / 1024
  return `${megabytes < 10 ? Math.max(0.1, Math.round(megabytes * 10) / 10) : Math.round(megabytes)} MB`
}

export const pressWords = {
  lostReasons: jobActWords.lostReasons,
  acts,
  minutes: jobActWords.minutes,
  minutesLate: jobActWords.minutesLate,
  title: (count: number) =>
    count === 1 ? '1 step waits on this device' : `${count} steps wait on this device`,
  at: (time: string) => `pressed ${time}`,
  waits: 'Waiting. It is sent when the server can be reached.',
  saved: 'Saved.',
  savedTitle: 'What waited on this device is saved',
  hide: 'Hide',
  hideOf: (act: string, name: string) => `Hide “${act}” for ${name}`,
  hidden: (act: string, name: string) => `Hidden: ${act} for ${name}`,
  again: 'Try again',
  againOf: (act: string, name: string) => `Try “${act}” for ${name} again`,
  photoGone: 'The photo is not on this device any more.',
  line: (quantity: string, name: string, amount: string) => `${quantity} × ${name}: ${amount}`,
  total: (amount: string) => `Total: ${amount}`,
  discard: 'Discard',
  discardOf: (act: string, name: string) => `Discard “${act}” for ${name}`,
  discarded: (act: string, name: string) => `Discarded: ${act} for ${name}`,
  notYours: 'This job is not yours any more, or was deleted.',
  notUnderstood: 'The server does not understand this any more. Please do it again in the request.',
  changed: (act: JobAct) => `${changedSince[act]} Yours was not saved over it.`,
}
