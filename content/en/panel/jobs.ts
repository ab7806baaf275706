/** What the schedule and the first screen say of a job. */
export const jobWords = {
  noYes: 'No yes so far',
  declines: { anotherTime: 'Asks for another time', noAppointment: 'Canceled the appointment' },
  withoutTime: 'No time yet',
  drive: (minutes: number) => `${minutes} min drive`,
}
