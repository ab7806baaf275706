import { expect, test } from 'vitest'
import { requests } from '#server/schema/requests.ts'
import { call, dataOf, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { CreateQuote, createdQuote, dana, filledForm } from '#tests/quotes.ts'

const appointment = '2031-11-28T15:00:00.000Z'
const askedFor = 'The customer said yes to the estimate: set the appointment'

async function acceptedQuote(lantern: TestLantern, before?: string) {
  const staff = await ownerCookie(lantern)
  const { id } = createdQuote(
    await call(lantern, CreateQuote, { input: dana, submission: filledForm(lantern.secret) }),
  )
  const ask = async (mutation: string) =>
    dataOf<{ id: string }>(await call(lantern, `mutation { saved: ${mutation} { id } }`, {}, staff), 'saved')
  const lines = '[{ name: "Rekey", quantity: 100, unitCents: 2500 }]'
  const estimate = await ask(`createEstimate(input: { requestId: "${id}", lines: ${lines} })`)
  await ask(`sendEstimate(id: "${estimate.id}")`)
  const change = (input: string) => ask(`updateQuote(input: { id: "${id}", ${input} })`)
  if (before) await change(before)
  await ask(`recordEstimateAnswer(id: "${estimate.id}", isAccepted: true, name: "Dana")`)
  const stored = async () => (await lantern.db.select().from(requests))[0]
  return { change, stored }
}

test('a yes waits until there is an appointment, and again when that is undone', async () => {
  await using lantern = await testLantern()
  const { change, stored } = await acceptedQuote(lantern)
  expect(await stored()).toMatchObject({ stage: 'followUp', nextStep: askedFor })
  await change(`scheduledAt: "${appointment}"`)
  expect(await stored()).toMatchObject({ followUpAt: null, nextStep: null })
  await change('scheduledAt: null')
  expect(await stored()).toMatchObject({ stage: 'followUp', nextStep: askedFor })
})

test('an appointment that has begun is set as well', async () => {
  await using lantern = await testLantern()
  const { change, stored } = await acceptedQuote(lantern)
  await change(`scheduledAt: "${minutesFromNow(-10)}"`)
  expect(await stored()).toMatchObject({ followUpAt: null, nextStep: null })
})

test('a later follow-up and a next step of staff stay when the appointment is set', async () => {
  await using lantern = await testLantern()
  const { change, stored } = await acceptedQuote(lantern)
  const later = { followUpAt: new Date('2031-11-20T15:00:00Z') }
  await change(`followUpAt: "${later.followUpAt.toISOString()}"`)
  await change(`scheduledAt: "${appointment}"`)
  expect(await stored()).toMatchObject({ ...later, nextStep: null })
  await change('nextStep: "Order the cylinder"')
  await change('scheduledAt: null')
  expect(await stored()).toMatchObject({ ...later, nextStep: 'Order the cylinder' })
})

const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

test.each([
  ['on the way', `arrivesAt: "${minutesFromNow(20)}"`],
  ['at the door', `scheduledAt: "${minutesFromNow(-20)}"`],
])('a yes to a technician %s needs no appointment', async (_, before) => {
  await using lantern = await testLantern()
  const { stored } = await acceptedQuote(lantern, before)
  expect(await stored()).toMatchObject({ quotedCents: expect.any(Number), followUpAt: null, nextStep: null })
})

test('a yes after the visit that the estimate came from waits for an appointment', async () => {
  await using lantern = await testLantern()
  const { stored } = await acceptedQuote(lantern, `scheduledAt: "${minutesFromNow(-24 * 60)}"`)
  expect(await stored()).toMatchObject({ stage: 'followUp', nextStep: askedFor })
})
