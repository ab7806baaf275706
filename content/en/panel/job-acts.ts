/** What is done to a job: on its screen, and by a phone that waits for a connection, which loads no words of the screen. */
export const jobActWords = {
  onTheWay: 'On my way',
  late: 'Running late',
  minutes: (minutes: number) => `${minutes} min`,
  minutesLate: (minutes: number) => `${minutes} min late`,
  done: 'Done',
  start: 'Start',
  pause: 'Pause',
  lostReasons: {
    price: 'The price',
    noAnswer: 'No answer',
    elsewhere: 'Went with someone else',
    outOfArea: 'Out of our area',
    notOurWork: 'Not our kind of work',
    other: 'Something else',
  },
}
