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
