import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { invoices } from '#server/schema/invoices.ts'
import { leadEvents, requests } from '#server/schema/requests.ts'
import { draftInvoice, sentInvoice } from '#tests/invoices.ts'
import { call, dataOf, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'

async function job(lantern: TestLantern) {
  const staff = await ownerCookie(lantern)
  const answer = await call(
    lantern,
    'mutation($input: CreateCallInput!) { createCall(input: $input) { id customerPath } }',
    { input: { name: 'Ana Ruiz', phone: '(713) 555-0166', service: 'residential' } },
    staff,
  )
  const { id, customerPath } = dataOf<{ id: string; customerPath: string }>(answer, 'createCall')
  const sign = async (signedName: string | null) => {
    const update = 'mutation($input: UpdateCallInput!) { updateCall(input: $input) { signedName signedAt } }'
    return dataOf<{ signedName: string | null; signedAt: string | null }>(
      await call(lantern, update, { input: { id, signedName } }, staff),
      'updateCall',
    )
  }
  return { id, staff, sign, token: customerPath.replace('/receipt/', '') }
}

const paperOf = async (lantern: TestLantern, staff: Record<string, string>, id: string) => {
  const file = await call(lantern, `{ invoiceFile(id: "${id}") { base64 } }`, {}, staff)
  const { base64 } = dataOf<{ base64: string }>(file, 'invoiceFile')
  const { text } = await extractText(await getDocumentProxy(Uint8Array.from(Buffer.from(base64, 'base64'))), {
    mergePages: true,
  })
  return text
}

test('the name that is typed at the door is kept with its time, shows on the receipt, and is frozen on the invoice', async () => {
  await using lantern = await testLantern()
  const { id, staff, sign, token } = await job(lantern)
  const { id: before } = await sentInvoice(lantern, staff, { requestId: id })
  const first = await sign('  Ana Maria Ruiz ')
  expect(first).toEqual({ signedName: 'Ana Maria Ruiz', signedAt: expect.any(String) })
  expect((await sign('Ana Maria Ruiz')).signedAt).toBe(first.signedAt)
  expect(await lantern.db.select().from(leadEvents)).toMatchObject([
    { kind: 'signed', by: 'staff', facts: { name: 'Ana Maria Ruiz' } },
  ])
  const receipt = await call(
    lantern,
    'query($token: String!) { receipt(token: $token) { events { kind } } }',
    {
      token,
    },
  )
  expect(receipt.data?.receipt).toEqual({ events: [{ kind: 'received' }, { kind: 'signed' }] })

  const { id: invoice } = await sentInvoice(lantern, staff, { requestId: id })
  expect(await paperOf(lantern, staff, invoice)).toContain('Ana Maria Ruiz accepted the finished work on ')
  expect(await paperOf(lantern, staff, before)).not.toContain('accepted the finished work')
  await sign('Somebody Else')
  expect(await paperOf(lantern, staff, invoice)).toContain('Ana Maria Ruiz accepted')
  await draftInvoice(lantern, staff, { requestId: id })
  const signed = (await lantern.db.select().from(invoices)).map(({ signedName }) => signedName)
  expect(signed.toSorted()).toEqual(['Ana Maria Ruiz', null, null])
})

test('an undo takes the signature back, with its line', async () => {
  await using lantern = await testLantern()
  const { sign } = await job(lantern)
  await sign('Ana Ruiz')
  expect(await sign(null)).toEqual({ signedName: null, signedAt: null })
  expect(await lantern.db.select().from(leadEvents)).toEqual([])
  expect(await lantern.db.select().from(requests)).toMatchObject([{ signedName: null, signedAt: null }])
})
