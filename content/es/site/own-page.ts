import { texts } from '#content/texts.ts'

export const ownPageWords = texts({
  title: '{title} | {company}',
  contents: 'En esta página',
  closing: {
    heading: '¿Preguntas sobre esto?',
    text: 'Pregúntenos. Le contesta una persona.',
  },
})
