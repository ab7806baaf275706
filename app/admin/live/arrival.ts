import { href } from 'react-router'
import { quotesWords } from '#content/en/admin.ts'
import { messagesWords } from '#content/en/admin-messages.ts'
import { reviewsWords } from '#content/en/admin-reviews.ts'

/** Something that a visitor sent while somebody was looking. */
export type Arrival = { kind: keyof typeof words; id: string; name: string; about: string }

const words = { quote: quotesWords, message: messagesWords, review: reviewsWords }

/** Says one arrival by name, and several of a kind as a number. */
export function arrivalText(arrived: readonly Arrival[]): string {
  const kinds = new Set(arrived.map(({ kind }) => kind))
  const texts = [...kinds].map((kind) => {
    const [first, ...others] = arrived.filter((arrival) => arrival.kind === kind)
    if (first && others.length === 0) return words[kind].arrived(first.name, first.about)
    return words[kind].arrivedTogether(others.length + 1)
  })
  return texts.join('. ')
}

const listPaths = {
  quote: href('/admin/quotes'),
  message: href('/admin/messages'),
  review: href('/admin/reviews'),
} as const

/** The list that shows it. */
export const listPathOf = ({ kind }: Arrival): string => listPaths[kind]

/** Where these are seen: one on top of its list, several in the list of the newest. */
export function arrivalPath(arrived: readonly [Arrival, ...Arrival[]]): string {
  const [first, ...others] = arrived
  const newest = others.at(-1)
  return newest
    ? listPathOf(newest)
    : `${listPathOf(first)}?${first.kind}=${first.id}#${first.kind}-${first.id}`
}
