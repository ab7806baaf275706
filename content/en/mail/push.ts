export const pushWords = {
  quote: (name: string) => `New request: ${name}`,
  message: (name: string) => `New message: ${name}`,
  call: (name: string) => `New call: ${name}`,
  review: (name: string) => `New review: ${name}`,
  emergency: (name: string) => `EMERGENCY: ${name}`,
  suspicious: (title: string) => `Please check. ${title}`,
  /** What it is about, and how many wait for an answer by now, this one included. */
  about: (about: string, waiting: number) =>
    waiting > 1 ? `${about}. ${waiting} are waiting.` : `${about}. Nobody else is waiting.`,
  writesIn: (language: string) => `Writes in ${language}`,
  stars: (rating: number) => (rating === 1 ? '1 star' : `${rating} stars`),
  test: 'Test from your website',
  testBody: 'Notifications reach this device.',
}
