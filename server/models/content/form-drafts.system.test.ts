import { expect, test } from 'vitest'
import { graphqlAs } from '#tests/graphql-as.ts'
import { call, dataOf, ownerCookie, testLantern } from '#tests/lantern.ts'

const kinds = {
  Blog: {
    Save: 'mutation($of: ID, $form: String!) { saved: saveBlogDraft(blogId: $of, form: $form) { savedAt } }',
    Read: 'query($of: ID) { draft: blogDraft(blogId: $of) { form savedAt } }',
    Discard: 'mutation($of: ID) { discardBlogDraft(blogId: $of) }',
    record: {
      title: 'Rekey',
      excerpt: 'When new pins are enough.',
      content: 'Often.',
      author: 'The crew',
      category: 'Residential',
    },
  },
  Page: {
    Save: 'mutation($of: ID, $form: String!) { saved: savePageDraft(pageId: $of, form: $form) { savedAt } }',
    Read: 'query($of: ID) { draft: pageDraft(pageId: $of) { form savedAt } }',
    Discard: 'mutation($of: ID) { discardPageDraft(pageId: $of) }',
    record: { title: 'Rekey', description: 'When new pins are enough.', content: 'Often.' },
  },
}
const eachKind = (['Blog', 'Page'] as const).map((noun) => ({
  noun,
  ...kinds[noun],
  Create: `mutation($input: Create${noun}Input!) { made: create${noun}(input: $input) { id } }`,
}))

const other = {
  kind: 'staff',
  role: 'owner',
  name: 'Owner',
  userId: crypto.randomUUID(),
  username: 'b@example.com',
  address: '',
} as const

test.each(eachKind)(
  'a draft is kept for each $noun, replaced by the next one, and changes nothing',
  async ({ noun, record, ...ask }) => {
    await using lantern = await testLantern()
    const headers = await ownerCookie(lantern)
    const { id } = dataOf<{ id: string }>(await call(lantern, ask.Create, { input: record }, headers), 'made')
    for (const form of ['title=Re', 'title=Rekey+now'])
      for (const draftOf of [id, null])
        expect((await call(lantern, ask.Save, { of: draftOf, form }, headers)).errors).toBeUndefined()
    const kept = await call(lantern, ask.Read, { of: id }, headers)
    expect(kept.data?.draft).toMatchObject({ form: 'title=Rekey+now' })
    const stored = await call(
      lantern,
      `query($id: ID!) { one: get${noun}(id: $id) { title } }`,
      { id },
      headers,
    )
    expect(stored.data?.one).toEqual({ title: 'Rekey' })

    await call(lantern, ask.Discard, { of: id }, headers)
    expect((await call(lantern, ask.Read, { of: id }, headers)).data?.draft).toBeNull()
    expect((await call(lantern, ask.Read, {}, headers)).data?.draft).not.toBeNull()
  },
)

test.each(eachKind)('the draft of a $noun is seen and discarded by its own author only', async (ask) => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  await call(lantern, ask.Save, { form: 'title=Mine' }, headers)
  const asOther = graphqlAs(lantern, other)
  expect((await asOther(ask.Read)).data?.draft).toBeNull()
  await asOther(ask.Discard)
  await asOther(ask.Save, { form: 'title=Theirs' })
  expect((await call(lantern, ask.Read, {}, headers)).data?.draft).toMatchObject({ form: 'title=Mine' })
})

test.each(eachKind)(
  'a draft of a $noun that is gone, or of nonsense, is refused; it goes with its $noun',
  async ({ noun, record, ...ask }) => {
    await using lantern = await testLantern()
    const headers = await ownerCookie(lantern)
    for (const unknown of [crypto.randomUUID(), 'x'])
      expect(
        (await call(lantern, ask.Save, { of: unknown, form: '' }, headers)).errors?.[0]?.extensions?.code,
      ).toBe('NOT_FOUND')
    const { id } = dataOf<{ id: string }>(await call(lantern, ask.Create, { input: record }, headers), 'made')
    await call(lantern, ask.Save, { of: id, form: 'title=x' }, headers)
    await call(lantern, `mutation($id: ID!) { delete${noun}(input: { id: $id }) { id } }`, { id }, headers)
    expect((await call(lantern, ask.Read, { of: id }, headers)).data?.draft).toBeNull()
  },
)
