import { asc, eq, isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { posts } from '#server/schema/content.ts'
import { pages, redirects } from '#server/schema/pages.ts'
import { importer } from '#tests/imports.ts'
import { call, type TestLantern, testLantern } from '#tests/lantern.ts'
import { wordPressFile, wordPressItem } from '#tests/wordpress.ts'

const start = new Date('2026-11-30T18:00:00Z')

function ticking() {
  let seconds = 0
  return { now: () => new Date(start.getTime() + 1_000 * seconds++) }
}

const brought = ({ db }: TestLantern) =>
  db.select().from(posts).where(isNotNull(posts.importId)).orderBy(asc(posts.slug))

const file = wordPressFile(
  wordPressItem({
    title: 'Rekey &amp; relax',
    slug: 'rekey',
    html: 'Old <b>locks</b>.\n\n[gallery ids="1"]<img src="https://old.example/a.jpg" alt="A lock"><script>x</script>',
    more: '<category domain="category" nicename="homes"><![CDATA[Homes]]></category><category domain="post_tag" nicename="rekey"><![CDATA[rekey]]></category>',
  }),
  wordPressItem({ title: 'Not yet', slug: 'not-yet', status: 'draft' }),
  wordPressItem({ title: 'Again', slug: 'rekey' }),
  wordPressItem({ title: 'Contact', slug: 'contact', type: 'page', link: 'https://old.example/reach-us/' }),
  wordPressItem({ title: 'Gone', slug: 'gone', status: 'trash' }),
  wordPressItem({ title: '', slug: 'untitled' }),
  wordPressItem({
    title: 'A lock',
    type: 'attachment',
    status: 'inherit',
    more: '<wp:attachment_url>https://old.example/a.jpg</wp:attachment_url>',
  }),
  wordPressItem({ title: 'Shop', type: 'product' }),
  wordPressItem({ title: 'Menu', type: 'nav_menu_item' }),
)

test('posts keep their days, pages come as drafts, old addresses lead on, and one press takes all back', async () => {
  await using server = await testLantern(ticking())
  const { staff, preview, bring, undo } = await importer(server, 'posts')
  const expected = { made: 3, joined: 0, doubled: 1, refused: 4, stored: 3 }
  const shown = await preview(file)
  expect(shown).toMatchObject({ ...expected, tool: 'WordPress', format: 'wordpress' })
  expect(shown.refusedRows.map(({ message }) => message)).toEqual([
    'It was in the trash, or never saved.',
    expect.any(String),
    expect.stringContaining('Pictures are not fetched.'),
    '“product” is neither a post nor a page.',
  ])
  const { id, ...counted } = await bring(file)
  expect(counted).toEqual(expected)
  expect(await brought(server)).toMatchObject([
    { slug: 'not-yet', isPublished: false, publishedAt: null, category: 'News' },
    {
      ...{ title: 'Rekey & relax', slug: 'rekey', isPublished: true, author: 'Rosa Díaz' },
      ...{ category: 'Homes', tags: ['rekey'], excerpt: 'Old locks.' },
      content: 'Old **locks**.\n\n[Picture 1: A lock]: <https://old.example/a.jpg>',
      publishedAt: new Date('2019-05-14T15:22:33Z'),
      updatedAt: new Date('2020-01-02T03:04:05Z'),
    },
  ])
  expect(await server.db.select().from(pages)).toMatchObject([{ slug: 'contact', isPublished: false }])
  const moves = await server.db.select().from(redirects).orderBy(asc(redirects.from))
  expect(moves.map(({ from, to }) => [from, to])).toEqual([
    ['/2019/05/rekey', '/blog/rekey'],
    ['/category/homes', '/blog?category=Homes'],
    ['/reach-us', '/contact'],
  ])
  expect(await bring(file)).toMatchObject({ stored: 0, made: 0 })

  const [draft] = await brought(server)
  await call(
    server,
    'mutation($id: ID!) { updateBlog(input: { id: $id, title: "Mine now" }) { id } }',
    { id: draft?.id },
    staff,
  )
  expect(await undo(id)).toEqual({ kept: 1 })
  expect(await brought(server)).toMatchObject([{ title: 'Mine now' }])
  expect([await server.db.$count(pages), await server.db.$count(redirects)]).toEqual([0, 0])
})

test('a post with an address or a title that is here stays as it is', async () => {
  await using server = await testLantern(ticking())
  const { bring } = await importer(server, 'posts')
  await bring(wordPressFile(wordPressItem({ title: 'Mine', slug: 'mine' })))
  const again = wordPressFile(
    wordPressItem({ title: 'Other', slug: 'mine' }),
    wordPressItem({ title: 'MINE', slug: 'other' }),
  )
  expect(await bring(again)).toMatchObject({ joined: 2, stored: 0 })
})

test('posts of the original keep their ids, Markdown and days', async () => {
  await using server = await testLantern(ticking())
  const { bring } = await importer(server, 'posts')
  const id = '3f0c5c1e-8f0e-4b57-9d0a-9a3c11d3b001'
  const own = {
    ...{ id, title: 'Safes', slug: 'our-safes', excerpt: 'On safes.', content: '# Safes\n\n*Heavy.*' },
    ...{ author: 'Rosa', category: 'Safes', tags: ['safe', 'vault'], image: 'https://old.example/s.jpg' },
    ...{ publishedAt: '2025-01-02T03:04:05Z', isPublished: true, readTime: 4, __typename: 'Blog' },
  }
  expect(await bring(JSON.stringify([own, { ...own, id: 'b-2', title: '', slug: 'x' }]))).toMatchObject({
    ...{ made: 1, refused: 1 },
  })
  expect(await server.db.select().from(posts).where(eq(posts.id, id))).toMatchObject([
    {
      ...{ content: '# Safes\n\n*Heavy.*', tags: ['safe', 'vault'], readTime: 4, isPublished: true },
      publishedAt: new Date('2025-01-02T03:04:05Z'),
    },
  ])
})
