import { expect, test } from 'vitest'
import { graphqlAs } from '#tests/graphql-as.ts'
import { call, dataOf, ownerCookie, testLantern } from '#tests/lantern.ts'

const Save = `mutation($blogId: ID, $form: String!) { saveBlogDraft(blogId: $blogId, form: $form) { savedAt } }`
const Read = 'query($blogId: ID) { blogDraft(blogId: $blogId) { form savedAt } }'
const Discard = 'mutation($blogId: ID) { discardBlogDraft(blogId: $blogId) }'
const Create = 'mutation($input: CreateBlogInput!) { createBlog(input: $input) { id } }'
const post = {
  title: 'Rekey',
  excerpt: 'When new pins are enough.',
  content: 'Often.',
  author: 'The crew',
  category: 'Residential',
}
const other = {
  kind: 'staff',
  role: 'owner',
  name: 'Owner',
  userId: crypto.randomUUID(),
  username: 'b@example.com',
  address: '',
} as const

test('a draft is kept for each post, replaced by the next one, and changes nothing', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const { id } = dataOf<{ id: string }>(await call(lantern, Create, { input: post }, headers), 'createBlog')
  for (const form of ['title=Re', 'title=Rekey+now'])
    for (const blogId of [id, null])
      expect((await call(lantern, Save, { blogId, form }, headers)).errors).toBeUndefined()
  const kept = await call(lantern, Read, { blogId: id }, headers)
  expect(kept.data?.blogDraft).toMatchObject({ form: 'title=Rekey+now' })
  const stored = await call(lantern, 'query($id: ID!) { getBlog(id: $id) { title } }', { id }, headers)
  expect(stored.data?.getBlog).toEqual({ title: 'Rekey' })

  await call(lantern, Discard, { blogId: id }, headers)
  expect((await call(lantern, Read, { blogId: id }, headers)).data?.blogDraft).toBeNull()
  expect((await call(lantern, Read, {}, headers)).data?.blogDraft).not.toBeNull()
})

test('nobody sees or discards the draft of another administrator', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  await call(lantern, Save, { form: 'title=Mine' }, headers)
  const asOther = graphqlAs(lantern, other)
  expect((await asOther(Read)).data?.blogDraft).toBeNull()
  await asOther(Discard)
  await asOther(Save, { form: 'title=Theirs' })
  expect((await call(lantern, Read, {}, headers)).data?.blogDraft).toMatchObject({ form: 'title=Mine' })
})

test('a draft of a post that is gone, or of nonsense, is refused; it goes with its post', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  for (const blogId of [crypto.randomUUID(), 'x'])
    expect((await call(lantern, Save, { blogId, form: '' }, headers)).errors?.[0]?.extensions?.code).toBe(
      'NOT_FOUND',
    )
  const { id } = dataOf<{ id: string }>(await call(lantern, Create, { input: post }, headers), 'createBlog')
  await call(lantern, Save, { blogId: id, form: 'title=x' }, headers)
  await call(lantern, 'mutation($id: ID!) { deleteBlog(input: { id: $id }) { id } }', { id }, headers)
  expect((await call(lantern, Read, { blogId: id }, headers)).data?.blogDraft).toBeNull()
})

test('a visitor may neither read, save nor discard drafts', async () => {
  await using lantern = await testLantern()
  for (const answer of [
    await call(lantern, Read),
    await call(lantern, Save, { form: 'title=x' }),
    await call(lantern, Discard),
  ])
    expect(answer.errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
})
