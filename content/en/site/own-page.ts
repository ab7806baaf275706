import { texts } from '#content/texts.ts'

/** Around what the owner wrote on a page of the owner's own. */
export const ownPageWords = texts({
  title: '{title} | {company}',
  contents: 'On this page',
  closing: {
    heading: 'Questions about this?',
    text: 'Ask us. A person answers.',
  },
})
