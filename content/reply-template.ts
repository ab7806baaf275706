export type ReplyTemplate = {
  id: string
  channel: 'text' | 'mail'
  title: string
  subject: string
  body: string
  /** Code; null: the site's first. */
  language?: string | null
}

export const replyPlaces = [
  'name',
  'company',
  'link',
  'arrival',
  'minutes',
  'appointment',
  'price',
  'address',
  'technician',
  'estimate',
] as const

export type ReplyPlace = (typeof replyPlaces)[number]

export type ReplyFacts = Partial<Record<ReplyPlace, string | number>>

type ReplyText = Pick<ReplyTemplate, 'subject' | 'body'>

export const placesIn = ({ subject, body }: ReplyText): ReplyPlace[] =>
  replyPlaces.filter((place) => `${subject}${body}`.includes(`{${place}}`))

/** Those for which there is no fact: a reply with them must not leave. */
export const emptyPlaces = (text: ReplyText, facts: ReplyFacts): ReplyPlace[] =>
  placesIn(text).filter((place) => facts[place] === undefined)
