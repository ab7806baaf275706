import { expect, test } from 'vitest'
import { wordPressFile, wordPressItem } from '#tests/wordpress.ts'
import { isWordPress, readWordPress, wordPressColumns } from './wordpress.ts'

const read = (text: string) =>
  [...readWordPress(text)].map(({ line, cells, problem }) => ({
    ...{ line, problem },
    ...Object.fromEntries(wordPressColumns.map((column, at) => [column, cells[at]])),
  }))

test('an item says its title, days, author and categories; what CDATA holds is text', () => {
  const text = wordPressFile(
    wordPressItem({
      html: 'Write </item> and <item> so.',
      more: '<category domain="category" nicename="locks"><![CDATA[Locks & keys]]></category><category domain="post_tag" nicename="home"><![CDATA[home]]></category>',
    }),
    wordPressItem({ type: 'nav_menu_item' }),
    wordPressItem({
      type: 'attachment',
      more: '<wp:attachment_url><![CDATA[https://old.example/a.jpg]]></wp:attachment_url><wp:postmeta><wp:meta_key><![CDATA[_wp_attachment_image_alt]]></wp:meta_key><wp:meta_value><![CDATA[A deadbolt]]></wp:meta_value></wp:postmeta>',
    }),
  )
  expect(isWordPress(text)).toBe(true)
  expect(read(text)).toMatchObject([
    {
      ...{ title: 'A post', author: 'Rosa Díaz', published: '2019-05-14 15:22:33Z', status: 'publish' },
      ...{
        category: 'Locks & keys',
        categorySlug: 'locks',
        tags: 'home',
        html: 'Write </item> and <item> so.',
      },
      changed: '2020-01-02 03:04:05Z',
    },
    { type: 'attachment', link: 'https://old.example/a.jpg', alternative: 'A deadbolt' },
  ])
})

test('nothing of a DOCTYPE is read; broken and cut items are named, and others stay', () => {
  const text = wordPressFile(
    '<item><title>&lol;&file;</title><wp:post_type>post</wp:post_type></item>',
    '<item><title>One</wrong></item>',
    wordPressItem({ title: 'Whole' }),
    `<item><title>${'<a>'.repeat(2_000)}</title></item>`,
  )
  const [unknown, ...others] = read(text)
  expect(JSON.stringify(unknown)).not.toMatch(/lollol|root:/)
  expect(others.some((item) => 'title' in item && item.title === 'Whole')).toBe(true)
  const cut = text.slice(0, text.indexOf('Words.'))
  expect(read(cut).at(-1)).toMatchObject({ problem: { reason: 'importItemUnreadable' } })
})

test('many entities in a text are letters', () => {
  const [item] = read(
    wordPressFile(`<item><title>${'&amp;'.repeat(5_000)}</title><wp:post_type>post</wp:post_type></item>`),
  )
  expect(item).toMatchObject({ title: '&'.repeat(5_000) })
})
