import { randomUUID } from 'node:crypto'
import { enteredKey } from '#content/entered-texts.ts'
import { type Language, languages, type ServerWords } from '#content/languages.ts'
import { wordsFor } from '#content/texts.ts'
import type { Call } from '#server/data-service/call.ts'
import { unwrap } from '#server/data-service/errors.ts'
import type { StaffOrSystem } from '#server/data-service/extra-calls.ts'
import type { Model } from '#server/data-service/model.ts'
import { create, update } from '#server/data-service/operations.ts'
import type { Database } from '#server/database/database.ts'
import { loadSecret } from '#server/database/secrets.ts'
import type { Log } from '#server/log.ts'
import { languagesOffered } from '#server/models/content/own-texts/entered-texts.ts'
import { publishTexts } from '#server/models/content/own-texts/own-texts.ts'
import { priceItem } from '#server/models/content/price-item.ts'
import { review } from '#server/models/content/review.ts'
import { testimonial } from '#server/models/content/testimonial.ts'
import { call as phoneCall } from '#server/models/leads/call.ts'
import { message } from '#server/models/leads/message.ts'
import { quote } from '#server/models/leads/quote.ts'
import { addDemonstrationWork } from './demo-work.ts'
import { demonstrationMark } from './demonstration-store.ts'

type Content = ServerWords['demonstration']

/** DEMO=1 fills an empty store, once; another one was refused before (demonstration-store.ts). */
export async function openDemonstration(
  call: Call,
  { isDemonstration, db, log }: { isDemonstration: boolean; db: Database; log: Log },
  content = languages[0].words.demonstration,
): Promise<void> {
  if (!isDemonstration) return
  const mine = randomUUID()
  if ((await loadSecret(db, demonstrationMark, () => mine)) !== mine) return
  await fillWithDemonstration(call, content, new Date())
  log.info('the store is filled with demonstration content')
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const quoteCount = 40
const span = 12 * 7 * day

/** Twelve weeks of records through the data service, each at its own time, without notifications. */
async function fillWithDemonstration(call: Call, content: Content, now: Date): Promise<void> {
  const { demonstrationEmergency, demonstrationMark, demonstrationPrices, demonstrationTestimonials } =
    content
  const { demonstrationCalls, demonstrationMessages, demonstrationQuotes, demonstrationReviews } = wordsFor(
    content,
    languages[0].words.speechOf(call.services.profile()),
  )
  const sender = (index: number) => madeUp(content, index)
  const silent = { ...call.services.notifications, isSilent: true as const, wake: () => {} }
  const callAt = (at: Date): Call<StaffOrSystem> => ({
    ...call,
    actor: { kind: 'system' },
    now: () => at,
    services: { ...call.services, notifications: silent },
  })
  const before = (ms: number) => new Date(now.getTime() - ms)
  const add = async (model: Model, at: Date, input: Record<string, unknown>) =>
    unwrap(await create(model, input, undefined, callAt(at))).id
  const change = async (model: Model, at: Date, id: string, changes: object) => {
    if (at < now) unwrap(await update(model, { id, ...changes }, callAt(at)))
  }

  const contacted: string[] = []
  const completed: { id: string; at: Date }[] = []
  for (let index = 0; index < quoteCount; index++) {
    const submitted = before(span * (1 - index / quoteCount) ** 2)
    const calledBack = after(submitted, (4 + ((index * 13) % 37)) * minute)
    const id = await add(quote, submitted, { ...sender(index), ...picked(demonstrationQuotes, index) })
    if (index >= quoteCount - 4) continue
    await change(quote, calledBack, id, { status: 'contacted' })
    const at = after(calledBack, day)
    if (index % 5 === 0 || at > now) contacted.push(id)
    else {
      await change(quote, at, id, { status: 'completed' })
      completed.push({ id, at })
    }
  }

  for (const [index, text] of demonstrationMessages.entries()) {
    const { firstName, lastName, ...rest } = sender(index + 5)
    const submitted = before((demonstrationMessages.length - index) * 5 * day - 3 * hour)
    const input = { ...rest, name: `${firstName} ${lastName}`, service: 'other', message: text }
    const id = await add(message, submitted, input)
    if (index < 4) await change(message, after(submitted, 20 * minute), id, { status: 'contacted' })
  }

  const { firstName, lastName, ...caller } = sender(demonstrationMessages.length + 5)
  const atTheDoor = { service: 'emergency', message: demonstrationEmergency }
  await add(message, before(4 * minute), { ...caller, name: `${firstName} ${lastName}`, ...atTheDoor })

  for (const [index, { reply, ...written }] of demonstrationReviews.entries()) {
    const { firstName, lastName, email } = sender(index)
    const submitted = before((demonstrationReviews.length - index) * 6 * day)
    const id = await add(review, submitted, { ...written, email, name: `${firstName} ${lastName}` })
    if (index >= 9) continue
    const approval = { isApproved: true, isFeatured: index < 3, isVerified: index % 3 === 0 }
    await change(review, after(submitted, 5 * hour), id, approval)
    if (reply) await change(review, after(submitted, day), id, { reply })
  }

  for (const [index, said] of demonstrationTestimonials.entries()) {
    const { firstName, lastName } = sender(index + 3)
    const date = before((index + 1) * 9 * day)
    const shown = { rating: 5, date, isApproved: true, isFeatured: true }
    await add(testimonial, date, { ...said, ...shown, name: `${firstName} ${lastName}` })
  }

  const prices: string[] = []
  for (const { name, ...price } of demonstrationPrices) {
    const shown = { ...price, name: `${demonstrationMark} ${name}`, isShown: true }
    prices.push(await add(priceItem, before(span), shown))
  }
  for (const language of languagesOffered(call))
    unwrap(await publishTexts(language, pricesSaid(language, prices), callAt(before(span))))

  for (const [index, said] of demonstrationCalls.entries()) {
    const { firstName, lastName, ...caller } = sender(index + 8)
    await add(phoneCall, before((index + 2) * hour), {
      ...caller,
      ...said,
      name: `${firstName} ${lastName}`,
    })
  }
  await addDemonstrationWork({ content, now, add, change, callAt, contacted, completed })
}

/** The prices of the demonstration are the same in all languages. */
const pricesSaid = ({ words }: Language, ids: readonly string[]) =>
  ids.flatMap((id, index) => {
    const { demonstrationMark, demonstrationPrices } = words.demonstration
    const { name, note } = picked(demonstrationPrices, index)
    return [
      { key: enteredKey('prices', id, 'name'), value: `${demonstrationMark} ${name}` },
      ...(note ? [{ key: enteredKey('prices', id, 'note'), value: note }] : []),
    ]
  })

const after = (moment: Date, ms: number) => new Date(moment.getTime() + ms)

function picked<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('the demonstration has an empty list')
  return item
}

/** Domain and phone numbers are reserved for fiction. */
function madeUp({ demonstrationMark, demonstrationPeople }: Content, index: number) {
  const [firstName, lastName] = picked(demonstrationPeople, index)
  return {
    firstName: `${demonstrationMark} ${firstName}`,
    lastName,
    email: `${firstName.toLowerCase()}@example.com`,
    phone: `(713) 555-01${String(index % 100).padStart(2, '0')}`,
  }
}
