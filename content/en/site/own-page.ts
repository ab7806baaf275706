import { texts } from '#content/texts.ts'

export const ownPageWords = texts({
  title: '{title} | {company}',
  contents: 'On this page',
  closing: {
    heading: 'Questions about this?',
    text: 'Ask us. A person answers.',
  },
})
