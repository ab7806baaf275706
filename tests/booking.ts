import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { type BusinessProfile, defaultProfile } from '#content/profile/business-profile.ts'
import { clockAt, dateAfter, momentOf } from '#content/time/clocks.ts'
import { deliveries } from '#server/schema/notifications.ts'
import { requests } from '#server/schema/requests.ts'
import { call, dataOf, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { profileInput } from '#tests/profile.ts'
import { CreateQuote, createdQuote, dana, filledForm } from '#tests/quotes.ts'

const { timeZone } = defaultProfile

/** Next week, so that the form that was sent today is none of long ago. */
export const monday = (() => {
  const { date, weekday } = clockAt(new Date(), timeZone)
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].indexOf(weekday)
  return dateAfter(date, 7 - days)
})()
export const at = (time: string, days = 0) => momentOf(dateAfter(monday, days), time, timeZone).toISOString()

const facts: Partial<BusinessProfile> = {
  fieldHours: [{ from: 'Monday', to: 'Friday', opens: '08:00', closes: '16:00' }],
  closedDays: [],
  holidays: [],
  bookingMode: 'confirm',
  bookingRules: { minutes: 60, windowMinutes: 120, noticeHours: 2, daysAhead: 3 },
  travelMinutes: 20,
  callbackMinutes: null,
}

const fields = `stage appointmentAt appointmentUntil mayBook booksAtOnce pickedFrom pickedUntil reservedUntil decline
  events { kind time until }`
const Read = `query($token: String!) { receipt(token: $token) { ${fields} } freeWindows(token: $token) { date windows { from until } } }`
const changeOf = (name: string, args = '$at: AWSDateTime!') =>
  `mutation($token: String!, ${args}) { ${name}(token: $token, ${args.replaceAll(/\$(\w+): \w+!?/g, '$1: $$$1')}) { ${fields} } }`

export type BookingFacts = {
  stage: string
  appointmentAt: string | null
  mayBook: boolean
  pickedFrom: string | null
  reservedUntil: string | null
  events: { kind: string }[]
}

export async function bookingFirm(changes: Partial<BusinessProfile> = {}) {
  let now: Date | undefined
  const lantern = await testLantern({ now: () => now ?? new Date() })
  const staff = await ownerCookie(lantern)
  const save = 'mutation ($input: BusinessProfileInput!) { updateBusinessProfile(input: $input) { name } }'
  const say = async (said: Partial<BusinessProfile>) => {
    const input = profileInput({ ...facts, ...changes, ...said })
    dataOf(await call(lantern, save, { input }, staff), 'updateBusinessProfile')
    await expect.poll(() => lantern.savedProfile.current()?.bookingMode).toBe(input.bookingMode)
    await expect.poll(() => lantern.savedProfile.current()?.closedDays).toEqual(input.closedDays)
  }
  await say({})
  const setClock = (time: string, days = 0) => {
    now = new Date(at(time, days))
  }
  let customers = 0
  const customer = async (given: object = {}, network?: string) => {
    customers += 1
    const address = network ?? `203.0.113.${customers}`
    const clock = now
    now = undefined
    const input = { ...dana, email: `dana${customers}@example.org`, ...given }
    const submission = filledForm(lantern.secret)
    const created = createdQuote(await call(lantern, CreateQuote, { input, submission }, undefined, address))
    now = clock
    const token = created.receipt.replace('/receipt/', '')
    const send = (document: string, more: object = {}) =>
      call(lantern, document, { token, ...more }, undefined, address)
    const did = async (name: string, more: object) =>
      dataOf<BookingFacts>(await send(changeOf(name), more), name)
    const tryChange = (changes: object) =>
      call(
        lantern,
        'mutation($input: UpdateQuoteInput!) { updateQuote(input: $input) { id } }',
        { input: { id: created.id, ...changes } },
        staff,
      )
    return {
      id: created.id,
      read: async () => dataOf<BookingFacts>(await send(Read), 'receipt'),
      times: async () => {
        const days = dataOf<{ windows: { from: string }[] }[]>(await send(Read), 'freeWindows')
        return days.map(({ windows }) => windows.map(({ from }) => clockAt(new Date(from), timeZone).time))
      },
      reserve: (time: string, days = 0) => send(changeOf('reserveWindow'), { at: at(time, days) }),
      reserved: (time: string) => did('reserveWindow', { at: at(time) }),
      book: (time: string, days = 0) => send(changeOf('bookWindow'), { at: at(time, days) }),
      booked: (time: string) => did('bookWindow', { at: at(time) }),
      bookAt: (time: string, address: string) =>
        send(changeOf('bookWindow', '$at: AWSDateTime!, $address: String'), { at: at(time), address }),
      bookAs: (isAtOnce: boolean, time: string) =>
        send(changeOf('bookWindow', '$at: AWSDateTime!, $isAtOnce: Boolean'), { at: at(time), isAtOnce }),
      decline: (name: 'askAnotherTime' | 'cancelAppointment', time: string) =>
        send(changeOf(name, '$appointmentAt: AWSDateTime!'), { appointmentAt: at(time) }),
      release: () => send('mutation($token: String!) { releaseWindow(token: $token) { pickedFrom } }'),
      stored: async () => {
        const [row] = await lantern.db.select().from(requests).where(eq(requests.id, created.id))
        if (!row) throw new Error('the request is gone')
        return row
      },
      tryChange,
      change: async (changes: object) => dataOf(await tryChange(changes), 'updateQuote'),
    }
  }
  setClock('06:00')
  return {
    lantern,
    staff,
    say,
    customer,
    setClock,
    [Symbol.asyncDispose]: () => lantern[Symbol.asyncDispose](),
  }
}

export const topicsOf = async ({ db }: TestLantern) =>
  (await db.select().from(deliveries)).map(({ topic, channel }) => `${topic} ${channel}`)
