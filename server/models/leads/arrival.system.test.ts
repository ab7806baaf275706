import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { deliveries } from '#server/schema/notifications.ts'
import { leadEvents, requests } from '#server/schema/requests.ts'
import { call, dataOf, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { CreateQuote, createdQuote, dana, filledForm } from '#tests/quotes.ts'

const inMinutes = (count: number) => new Date(Date.now() + count * 60_000)

async function onTheWay(lantern: TestLantern) {
  const headers = await ownerCookie(lantern)
  const { id, receipt } = createdQuote(
    await call(lantern, CreateQuote, { input: dana, submission: filledForm(lantern.secret) }),
  )
  const change = (input: object) =>
    call(
      lantern,
      'mutation($input: UpdateQuoteInput!) { updateQuote(input: $input) { arrivesAt lateMinutes } }',
      { input: { id, ...input } },
      headers,
    )
  const arrivesAt = inMinutes(20)
  await change({ arrivesAt: arrivesAt.toISOString() })
  const later = (minutes: number) => new Date(arrivesAt.getTime() + minutes * 60_000).toISOString()
  const read = async () =>
    dataOf<{
      arrivesAt: string
      lateMinutes: number | null
      events: { kind: string; time: string | null }[]
    }>(
      await call(
        lantern,
        'query($token: String!) { receipt(token: $token) { arrivesAt lateMinutes events { kind time } } }',
        { token: receipt.slice(9) },
      ),
      'receipt',
    )
  const kinds = async () =>
    (await lantern.db.select().from(leadEvents).where(eq(leadEvents.requestId, id)).orderBy(leadEvents.id))
      .map(({ kind }) => kind)
      .filter((kind) => kind === 'onTheWay' || kind === 'late')
  const mails = async () =>
    (await lantern.db.select().from(deliveries).orderBy(deliveries.id))
      .filter(({ topic }) => topic === 'customer.onTheWay')
      .map(({ payload }) => payload)
  return { id, change, later, read, kinds, mails }
}

test('late: the arrival moves, the customer is told and mailed, once more for more, and both are in the history', async () => {
  await using lantern = await testLantern()
  const { change, later, read, kinds, mails } = await onTheWay(lantern)
  expect((await change({ lateMinutes: 5 })).data?.updateQuote).toEqual({
    arrivesAt: later(5),
    lateMinutes: 5,
  })
  await change({ lateMinutes: 5 })
  await change({ lateMinutes: 15 })
  const seen = await read()
  expect(seen).toMatchObject({ arrivesAt: later(15), lateMinutes: 15 })
  expect(seen.events.filter(({ kind }) => kind === 'onTheWay' || kind === 'late')).toEqual([
    { kind: 'onTheWay', time: later(0) },
    { kind: 'late', time: later(5) },
    { kind: 'late', time: later(15) },
  ])
  expect(await kinds()).toEqual(['onTheWay', 'late', 'late'])
  expect(await mails()).toMatchObject([{ about: 'onTheWay', arrivesAt: later(15), isLater: true }])
})

test('late, taken back: the arrival and the mail are those from before, and the history forgets it', async () => {
  await using lantern = await testLantern()
  const { change, later, read, kinds, mails } = await onTheWay(lantern)
  await change({ lateMinutes: 10 })
  await change({ lateMinutes: 0 })
  expect(await read()).toMatchObject({ arrivesAt: later(0), lateMinutes: null })
  expect(await kinds()).toEqual(['onTheWay'])
  expect(await mails()).toMatchObject([{ arrivesAt: later(0), isLater: false }])
})

test('a new arrival time forgets the lateness, and lateness needs a trip', async () => {
  await using lantern = await testLantern()
  const { id, change, read } = await onTheWay(lantern)
  await change({ lateMinutes: 10 })
  const arrivesAt = inMinutes(60).toISOString()
  await change({ arrivesAt })
  expect(await read()).toMatchObject({ arrivesAt, lateMinutes: null })
  await change({ arrivesAt: null })
  expect((await change({ lateMinutes: 5 })).errors?.[0]?.message).toMatch(/on the way/)
  await change({ arrivesAt, status: 'completed' })
  expect((await change({ lateMinutes: 5 })).errors).toHaveLength(1)
  for (const lateMinutes of [-1, 601, 1.5]) expect((await change({ lateMinutes })).errors).toHaveLength(1)
  expect(await lantern.db.select().from(requests).where(eq(requests.id, id))).toMatchObject([
    { lateMinutes: null },
  ])
})
