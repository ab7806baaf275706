/** What a person reads when a page cannot be shown. */
export const errorWords = {
  missing: { title: 'This page is not here', text: 'The address may be mistyped, or the page has moved.' },
  refused: { title: 'That did not go through', text: 'Your browser sent something this page cannot take.' },
  broken: {
    title: 'Something went wrong on our side',
    text: 'We have noted it. If you are locked out, do not wait for the website: call us.',
  },
  home: 'Back to the home page',
} as const
