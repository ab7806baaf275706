import { expect, test } from 'vitest'
import { call, dataOf, lanternWithPages, ownerCookie } from '#tests/lantern.ts'
import { CreateQuote, createdQuote, dana } from '#tests/quotes.ts'

test('under the prefix of a language a list of one kind has that kind alone, and a page its own earlier versions', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  createdQuote(await call(lantern, CreateQuote, { input: dana }))
  const called = { name: 'Rosa Vega', phone: '(713) 555-0188', service: 'safes', message: '' }
  const CreateCall = 'mutation($input: CreateCallInput!) { createCall(input: $input) { id } }'
  dataOf(await call(lantern, CreateCall, { input: called }, headers), 'createCall')
  const text = async (path: string) => (await lantern.fetch(path, { headers })).text()
  for (const prefix of ['', '/es']) {
    for (const path of ['calls', 'calls/export.csv']) {
      const list = await text(`${prefix}/admin/${path}`)
      expect(list).toContain('Rosa Vega')
      expect(list).not.toContain('Whitfield')
    }
    expect(await text(`${prefix}/admin/quotes`)).not.toContain('Rosa Vega')
  }
  const page = { slug: 'our-warranty', title: 'Our warranty', description: 'Ninety days.', content: 'Text.' }
  const CreatePage = 'mutation($input: CreatePageInput!) { createPage(input: $input) { id } }'
  const { id } = dataOf<{ id: string }>(
    await call(lantern, CreatePage, { input: page }, headers),
    'createPage',
  )
  const revisions = await lantern.fetch(`/es/admin/pages/${id}/revisions`, { headers })
  expect(revisions.status).toBe(200)
})
