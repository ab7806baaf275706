import { demonstrationMark, demonstrationMessages, demonstrationPeople, demonstrationQuotes, demonstrationReviews, demonstrationTestimonials } from '#content/en/demonstration.ts'
import type { Call } from '#server/data-service/call.ts'
import { unwrap } from '#server/data-service/errors.ts'
import type { Model } from '#server/data-service/model.ts'
import { create, update } from '#server/data-service/operations.ts'
import { message } from '#server/models/message.ts'
import { quote } from '#server/models/quote.ts'
import { review } from '#server/models/review.ts'
import { testimonial } from '#server/models/testimonial.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const quoteCount = 40
const span = 12 * 7 * day

/**
 * Twelve weeks of a shop at work, through the data service at the times that they are said to have happened. Nobody
 * is told of any of it.
 */
export async function fillWithDemonstration(call: Call, now: Date): Promise<void> {
  const silent = { ...call.services.notifications, enqueue: async () => {}, wake: () => {} }
  const callAt = (at: Date): Call => ({
    ...call,
    now: () => at,
    services: { ...call.services, notifications: silent },
  })
  const before = (ms: number) => new Date(now.getTime() - ms)
  const add = async (model: Model, at: Date, input: Record<string, unknown>) =>
    unwrap(await create(model, input, undefined, callAt(at))).id
  const change = async (model: Model, at: Date, id: string, changes: object) => {
    if (at < now) unwrap(await update(model, { id, ...changes }, callAt(at)))
  }

  for (let index = 0; index < quoteCount; index++) {
    // More of them the nearer to today, the last a moment ago.
    const submitted = before(span * (1 - index / quoteCount) ** 2)
    const contacted = after(submitted, (4 + ((index * 13) % 37)) * minute)
    const id = await add(quote, submitted, { ...sender(index), ...picked(demonstrationQuotes, index) })
    if (index >= quoteCount - 4) continue
    await change(quote, contacted, id, { status: 'contacted' })
    if (index % 5 !== 0) await change(quote, after(contacted, day), id, { status: 'completed' })
  }

  for (const [index, text] of demonstrationMessages.entries()) {
    const { firstName, lastName, ...rest } = sender(index + 5)
    const submitted = before((demonstrationMessages.length - index) * 5 * day - 3 * hour)
    const input = { ...rest, name: `${firstName} ${lastName}`, service: 'other', message: text }
    const id = await add(message, submitted, input)
    if (index < 4) await change(message, after(submitted, 20 * minute), id, { status: 'contacted' })
  }

  for (const [index, { reply, ...written }] of demonstrationReviews.entries()) {
    const { firstName, lastName, email } = sender(index)
    const submitted = before((demonstrationReviews.length - index) * 6 * day)
    const id = await add(review, submitted, { ...written, email, name: `${firstName} ${lastName}` })
    // The newest wait to be looked at.
    if (index >= 9) continue
    const approval = { isApproved: true, isFeatured: index < 3 }
    await change(review, after(submitted, 5 * hour), id, approval)
    if (reply) await change(review, after(submitted, day), id, { reply })
  }

  for (const [index, said] of demonstrationTestimonials.entries()) {
    const { firstName, lastName } = sender(index + 3)
    const date = before((index + 1) * 9 * day)
    const shown = { rating: 5, date, isApproved: true, isFeatured: true }
    await add(testimonial, date, { ...said, ...shown, name: `${firstName} ${lastName}` })
  }
}

const after = (moment: Date, ms: number) => new Date(moment.getTime() + ms)

/** Round and round a list of made-up things. */
function picked<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('the demonstration has an empty list')
  return item
}

/** A made-up person, at an address and a number that are kept free for such. */
function sender(index: number) {
  const [firstName, lastName] = picked(demonstrationPeople, index)
  return {
    firstName: `${demonstrationMark} ${firstName}`,
    lastName,
    email: `${firstName.toLowerCase()}@example.com`,
    phone: `(713) 555-01${String(index % 100).padStart(2, '0')}`,
  }
}
