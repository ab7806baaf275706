/** What the data service says to an address that sends too much, whichever form it uses. */
export const submissionErrors = {
  tooMany: 'Many requests came from your connection just now. Please wait a little, or call us.',
  tooManyVotes: 'Many votes came from your connection just now. Please try again later.',
  tooManyOpen: 'Too many connections are open. Close some, or try again in a minute.',
  busy: 'Too much is asked of this site right now. Please try again in a moment, or call us.',
} as const
