import { expect, test } from 'vitest'
import { call, dataOf, lanternWithPages, ownerCookie } from '#tests/lantern.ts'

const Write = 'mutation($input: CreateCallInput!) { createCall(input: $input) { id } }'
const Merge = 'mutation($input: CreateCustomerTieInput!) { createCustomerTie(input: $input) { id } }'

test('a search names the other numbers of a customer who was merged, and not the one that was asked for', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  const ana = { name: 'Ana Ruiz', service: 'other', message: 'Back door.', email: 'Ana@example.com' }
  const enter = async (input: object) =>
    dataOf<{ id: string }>(await call(lantern, Write, { input: { ...ana, ...input } }, headers), 'createCall')
      .id
  await enter({ phone: '713-555-0181' })
  await enter({ phone: '(713) 555-0182', name: 'A. Soto', email: undefined })
  const unnumbered = await enter({ phone: 'none', name: 'Mrs. Soto', email: 'soto@example.com' })
  const merge = async (other: string) =>
    dataOf(
      await call(lantern, Merge, { input: { kind: 'same', contact: '+17135550181', other } }, headers),
      'createCustomerTie',
    )
  await merge('+17135550182')
  await merge(unnumbered)
  const othersOf = async (contact: string) => {
    const query = new URLSearchParams({ contact })
    const html = await (await lantern.fetch(`/admin/settings/privacy?${query}`, { headers })).text()
    const named = html.slice(html.indexOf('They also used')).split('</p>')[0] ?? ''
    return [...named.matchAll(/>([^<>]+)<\/a>/g)].map(([, text]) => text)
  }
  for (const typed of ['+17135550181', '(713) 555-0181', '7135550181'])
    expect((await othersOf(typed)).toSorted()).toEqual(['(713) 555-0182', 'Ana@example.com'])
})
