/** What the data service says about a quote that it cannot take. Plain, and telling what to do. */
export const quoteErrors = {
  firstName: 'Enter your first name.',
  lastName: 'Enter your last name.',
  phone: 'Enter a phone number we can call.',
  email: 'Enter your email address, like name@example.com.',
  service: 'Choose a service.',
  tooLong: (characters: number) => `Keep this under ${characters} characters.`,
}

/** What the data service answers about a review, a testimonial or a message. */
export const reviewErrors = {
  name: 'Please enter a name.',
  rating: 'Please choose one to five stars.',
  title: 'Please enter a title.',
  comment: 'Please write a few words.',
  service: 'Please choose a service from the list.',
}

/** What the data service says to an address that sends too much, whichever form it uses. */
export const submissionErrors = {
  tooMany: 'Many requests came from your connection just now. Please wait a little, or call us.',
  tooManyVotes: 'Many votes came from your connection just now. Please try again later.',
  tooManyOpen: 'Too many connections are open. Close some, or try again in a minute.',
  busy: 'Too much is asked of this site right now. Please try again in a moment, or call us.',
}
