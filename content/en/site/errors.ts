import { texts } from '#content/texts.ts'

export const errorWords = texts({
  missing: { title: 'Page not found', text: 'The address may be mistyped, or the page has moved.' },
  refused: { title: 'That did not go through', text: 'Your browser sent something this page cannot take.' },
  away: {
    title: 'This could not be loaded just now',
    text: 'Nothing is lost, and it is back in a moment as a rule. If you are locked out, do not wait for the website: call us.',
  },
  notLoaded: {
    what: {
      testimonials: 'What customers said could not be loaded just now.',
      posts: 'Our articles could not be loaded just now.',
      reviews: 'The reviews could not be loaded just now.',
      found: 'Our articles could not be searched just now.',
    },
    again: 'Try again in a moment.',
    call: 'If it cannot wait, call',
  },
  busy: 'Too many pages are asked for at this moment. Try again in a moment.',
  busyCall: 'Too many pages are asked for at this moment. Try again in a moment, or call {phone}.',
})
