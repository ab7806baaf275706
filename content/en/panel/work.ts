import { jobActWords } from './job-acts.ts'
/** Hours of a job: pressed by who works on it, corrected by hand. */
export const workWords = {
  title: 'Hours',
  yours: 'Your hours',
  start: jobActWords.start,
  pause: jobActWords.pause,
  goOn: 'Go on',
  help: 'Start when you get there. Done ends it. The customer sees nothing of this.',
  since: (time: string) => `You have been working on this since ${time}.`,
  mine: (hours: string) => `Your time on this job: ${hours}.`,
  all: (hours: string) => `Time in all: ${hours}.`,
  none: 'No hours yet.',

  span: (person: string, from: string, to: string) => `${person}, ${from} to ${to}`,
  running: (person: string, from: string) => `${person}, since ${from}`,
  endings: {
    running: 'Still running',
    paused: 'Paused',
    done: 'Job done',
    nextJob: 'Went on to another job',
    handedOver: 'Job given to somebody else',
    forgotten: 'Forgotten: ended by itself after 12 hours',
    corrected: 'Entered by hand',
  },
  forgotten: 'Forgotten, ended by itself after 12 hours. Please correct it.',

  add: 'Add hours',
  correct: 'Correct',
  correctOf: (span: string) => `Correct the hours of ${span}`,
  person: 'Person',
  from: 'Start',
  to: 'End',
  save: 'Save hours',
  saved: (person: string) => `Hours of ${person} saved`,
  remove: 'Remove',
  removeOf: (span: string) => `Remove the hours of ${span}`,
  removed: (person: string) => `Hours of ${person} removed`,
}
