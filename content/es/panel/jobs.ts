/** What the schedule and the first screen say of a job. */
export const jobWords = {
  noYes: 'Todavía no acepta',
  declines: { anotherTime: 'Pide otra hora', noAppointment: 'Canceló la cita' },
  withoutTime: 'Todavía sin hora',
  drive: (minutes: number) => `${minutes} min de camino`,
}
