import { texts } from '#content/texts.ts'

export const errorWords = texts({
  missing: { title: 'Page not found', text: 'The address may be mistyped, or the page has moved.' },
  refused: { title: 'That didn’t go through', text: 'Your browser sent something this page can’t accept.' },
  away: {
    title: 'This didn’t load',
    text: 'Nothing is lost. It’s usually back in a moment. If you’re locked out, don’t wait for the website: call us.',
  },
  notLoaded: {
    what: {
      testimonials: 'We couldn’t load what customers said.',
      posts: 'We couldn’t load our articles.',
      reviews: 'We couldn’t load the reviews.',
      found: 'We couldn’t search our articles.',
    },
    again: 'Try again in a moment.',
    call: 'If it can’t wait, call',
  },
  busy: 'We’re getting too many requests at once. Try again in a moment.',
  busyCall: 'We’re getting too many requests at once. Try again in a moment, or call {phone}.',
})
