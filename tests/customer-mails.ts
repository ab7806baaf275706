import { eq } from 'drizzle-orm'
import { deliveries } from '#server/schema/notifications.ts'
import { call, type TestLantern } from '#tests/lantern.ts'
import { CreateQuote, dana, filledForm } from '#tests/quotes.ts'

export type Input = Record<string, unknown>

let addresses = 0
export const send = (
  lantern: TestLantern,
  input: Input = {},
  address = `198.51.100.${++addresses % 250}`,
  headers?: Record<string, string>,
) =>
  call(
    lantern,
    CreateQuote,
    { input: { ...dana, ...input }, submission: filledForm(lantern.secret) },
    headers && { 'x-api-key': lantern.publicApiKey, ...headers },
    address,
  )

export const toCustomers = async ({ db }: TestLantern) =>
  (await db.select().from(deliveries).where(eq(deliveries.channel, 'customer')).orderBy(deliveries.id)).map(
    ({ topic, recipient, payload, nextAttemptAt }) => ({ topic, recipient, payload, nextAttemptAt }),
  )
export const topicsOf = async (lantern: TestLantern) => (await toCustomers(lantern)).map(({ topic }) => topic)
