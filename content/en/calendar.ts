/** What the calendars of staff say. */
export const calendarWords = {
  name: (company: string) => `${company}: my appointments`,
  title: (name: string, service: string) => `${name}, ${service}`,
}
