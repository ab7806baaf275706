import { expect, test } from 'vitest'
import { signValue } from '#server/http/signed-values.ts'
import { ownersKey } from '#tests/api-key.ts'
import { call, dataOf, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { CreateMessage, sam } from '#tests/messages.ts'
import { ownersBrowser, secondPerson } from '#tests/people.ts'
import { CreateQuote, createdQuote, dana, filledForm } from '#tests/quotes.ts'
import { CreateReview, ruth, shownReview } from '#tests/reviews.ts'

const Receipt =
  'query($token: String!) { receipt(token: $token) { kind name service submittedAt fileCount } }'

const sends = [
  { kind: 'Quote', document: CreateQuote, input: dana, shows: { name: 'Dana', service: 'automotive' } },
  { kind: 'Message', document: CreateMessage, input: sam, shows: { name: sam.name, service: sam.service } },
  { kind: 'Review', document: CreateReview, input: ruth, shows: { name: ruth.name, service: ruth.service } },
]

async function sent(lantern: TestLantern, { kind, document, input }: (typeof sends)[number]) {
  const answer = await call(lantern, document, { input })
  const { id, receipt } = dataOf<{ id: string; receipt: string }>(answer, `create${kind}`)
  return { id, token: receipt.replace('/receipt/', '') }
}

const read = async (lantern: TestLantern, token: string) => {
  const { errors, data } = await call(lantern, Receipt, { token })
  expect(errors).toBeUndefined()
  return data?.receipt
}

test.each(sends)('the receipt of a $kind shows little, until it is deleted', async (send) => {
  await using lantern = await testLantern()
  const { id, token } = await sent(lantern, send)
  expect(await read(lantern, token)).toEqual({
    kind: send.kind.toUpperCase(),
    ...send.shows,
    submittedAt: expect.stringMatching(/^20/),
    fileCount: 0,
  })
  const remove = `mutation { delete${send.kind}(input: { id: "${id}" }) { id } }`
  await call(lantern, remove, {}, await ownerCookie(lantern))
  expect(await read(lantern, token)).toBeNull()
})

test('a receipt that was given out when only quotes had one still shows its quote', async () => {
  await using lantern = await testLantern()
  const [quote] = sends
  if (!quote) throw new Error('quotes are sent')
  const { id, token } = await sent(lantern, quote)
  expect(await read(lantern, signValue(lantern.secret, 'receipt', id))).toEqual(await read(lantern, token))
})

test('a forged token shows nothing: not another kind, another id, another signValue', async () => {
  await using lantern = await testLantern()
  const [quote, message] = [sends[0], sends[1]]
  if (!quote || !message) throw new Error('three kinds are sent')
  const { id, token } = await sent(lantern, message)
  const other = await sent(lantern, quote)
  const signature = token.split('.')[1]
  const forged = [
    id,
    `Message_${id}`,
    `Quote_${id}.${signature}`,
    `Message_${other.id}.${signature}`,
    `${token}x`,
    `${token}.x`,
    '',
    signValue(lantern.secret, 'form', `Message_${id}`),
    signValue('another secret', 'receipt', `Message_${id}`),
    signValue(lantern.secret, 'receipt', `Blog_${id}`),
    signValue(lantern.secret, 'receipt', `Quote_${id}`),
  ]
  for (const token of forged) expect(await read(lantern, token), token).toBeNull()
})

test('only the sender is given a receipt: no reader, subscriber or voter, nor staff', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const { id } = await shownReview(lantern, headers)
  const quote = await sent(lantern, {
    kind: 'Quote',
    document: CreateQuote,
    input: dana,
    shows: { name: '', service: '' },
  })
  const list = '{ listReviews { items { receipt } } }'
  const vote = `mutation { markReviewHelpful(id: "${id}") { receipt } }`
  const edit = `mutation { updateReview(input: { id: "${id}", isFeatured: true }) { receipt } }`
  expect((await call(lantern, list)).data?.listReviews).toEqual({ items: [{ receipt: null }] })
  expect((await call(lantern, vote)).data?.markReviewHelpful).toEqual({ receipt: null })
  expect((await call(lantern, edit, {}, headers)).data?.updateReview).toEqual({ receipt: null })
  const read = await call(lantern, `{ getQuote(id: "${quote.id}") { receipt } }`, {}, headers)
  expect(read.data?.getQuote).toEqual({ receipt: null })
})

test('the receipt of a review works while it waits and while it is shown, and ends when it is taken down', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const { id, token } = await sent(lantern, {
    kind: 'Review',
    document: CreateReview,
    input: ruth,
    shows: { name: '', service: '' },
  })
  const approve = (isApproved: boolean) =>
    call(
      lantern,
      `mutation { updateReview(input: { id: "${id}", isApproved: ${isApproved} }) { id } }`,
      {},
      headers,
    )
  await call(lantern, `mutation { updateReview(input: { id: "${id}", title: "Waits" }) { id } }`, {}, headers)
  expect(await read(lantern, token)).not.toBeNull()
  await approve(true)
  expect(await read(lantern, token)).not.toBeNull()
  await approve(false)
  expect(await read(lantern, token)).toBeNull()
  await call(
    lantern,
    `mutation { updateReview(input: { id: "${id}", title: "Still down" }) { id } }`,
    {},
    headers,
  )
  expect(await read(lantern, token)).toBeNull()
  await approve(true)
  expect(await read(lantern, token)).not.toBeNull()
})

test('who may only read gets no link of a customer’s, by which they could change the request or write its review', async () => {
  await using lantern = await testLantern()
  const readingKey = await ownersKey(lantern, 'read')
  const byOwner = await ownersBrowser(lantern)
  const headersOf = ({ headers }: { headers: Headers }) => ({ cookie: headers.get('cookie') ?? '' })
  const reader = headersOf(await secondPerson(lantern, byOwner, 'reader@example.com', 'reader'))
  const dispatcher = headersOf(await secondPerson(lantern, byOwner, 'dispatcher@example.com', 'dispatcher'))
  const sent = await call(lantern, CreateQuote, { input: dana, submission: filledForm(lantern.secret) })
  const { id } = createdQuote(sent)
  const completed = await call(
    lantern,
    'mutation ($input: UpdateQuoteInput!) { updateQuote(input: $input) { id } }',
    { input: { id, status: 'completed', reviewAskedBy: 'link' } },
    headersOf(byOwner),
  )
  expect(completed.errors).toBeUndefined()
  const ask = async (headers: Record<string, string>) => {
    const answer = await call(
      lantern,
      'query ($id: ID!) { getQuote(id: $id) { firstName customerPath reviewInvitation } }',
      { id },
      headers,
    )
    return dataOf<object>(answer, 'getQuote')
  }
  const none = { firstName: 'Dana', customerPath: null, reviewInvitation: null }
  const links = {
    firstName: 'Dana',
    customerPath: expect.stringMatching(/^\/receipt\//),
    reviewInvitation: expect.stringMatching(/^\/reviews\/new\?invitation=/),
  }
  expect(await ask(reader)).toEqual(none)
  expect(await ask({ authorization: readingKey })).toEqual(none)
  expect(await ask(dispatcher)).toEqual(links)
  expect(await ask(headersOf(byOwner))).toEqual(links)
})
