/** A text that staff send with one press; the places in braces are filled in. */
export type ReplyTemplate = {
  id: string
  channel: 'text' | 'mail'
  title: string
  /** Of a mail; empty for a text message. */
  subject: string
  body: string
}
