/** A file of its own: every screen of the panel brings it along. */
export const bareErrorWords = {
  broken: {
    title: 'Something went wrong on our side',
    text: 'We have noted it. If you’re locked out, don’t wait for the website: call us.',
  },
  home: 'Back to the home page',
}
