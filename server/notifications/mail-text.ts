import { houstonTimeZone } from '#content/houston-time.ts'
import { oneLine } from './one-line.ts'

/** A person's lines as they typed them, without what only programs would send. */
export const manyLines = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .toWellFormed()
    .trim()

const momentFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
  timeZone: houstonTimeZone,
})

/** A moment as the owner's clock shows it. */
export const shownMoment = (iso: string): string => momentFormat.format(new Date(iso))

/** What a reply can be sent to. Anything stranger stays in the text, where it can do no harm to the headers. */
export const isPlainAddress = (email: string): boolean =>
  /^[^\s\p{Cc}<>()[\]\\,;:"@]+@[^\s\p{Cc}<>()[\]\\,;:"@]+$/u.test(email)

/** The visitor's name for a file, out of its key quote-attachments/{timestamp}-{random}_{name}. */
export function attachmentName(key: string): string {
  const file = key.slice(key.lastIndexOf('/') + 1)
  return oneLine(file.replace(/^\d+-[^_]*_(?=.)/, ''), 120)
}
