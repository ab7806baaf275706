/** What the data service says about a quote that it cannot take. Plain, and telling what to do. */
export const quoteErrors = {
  firstName: 'Enter your first name.',
  lastName: 'Enter your last name.',
  phone: 'Enter a phone number we can call.',
  email: 'Enter your email address, like name@example.com.',
  service: 'Choose a service.',
  tooLong: (characters: number) => `Keep this under ${characters} characters.`,
} as const
