import { expect, test } from 'vitest'
import { defaultProfile } from '#content/profile/business-profile.ts'
import { inOurWords } from '#tests/firms.ts'
import { postsFeed } from './posts-feed.ts'

const site = { origin: 'https://example.com', profile: inOurWords(defaultProfile) }
const post = {
  slug: 'a-post',
  title: 'Keys & <locks> ]]>',
  excerpt: 'What they do.',
  content: 'Ask [us](/contact) or [them](//elsewhere.example/). ]]> <script>',
  author: 'The Lantern crew',
  category: 'Doors & "locks" <all>',
  listedAt: '2026-01-02T03:04:05.000Z',
  updatedAt: '2026-02-03T04:05:06.000Z',
}

test('a post in the feed has its text and dates, and its markup is escaped', () => {
  const atom = postsFeed(site, [post], 'atom').atom1()
  expect(atom).toContain('<published>2026-01-02T03:04:05.000Z</published>')
  expect(atom).toContain('<updated>2026-02-03T04:05:06.000Z</updated>')
  expect(atom).toContain('<title type="html"><![CDATA[Keys &amp; &lt;locks&gt; ]]&gt;]]></title>')
  expect(atom).not.toContain('<script')
  expect(atom).toContain('label="Doors &amp; &quot;locks&quot; ‹all>"')
  const { items } = JSON.parse(postsFeed(site, [post], 'json').json1())
  expect(items[0].title).toBe(post.title)
  expect(items[0].tags).toEqual([post.category])
  expect(items[0].content_html).toContain('href="https://example.com/contact"')
  expect(items[0].content_html).toContain('href="//elsewhere.example/"')
})

test('an empty blog has a feed too, the same at every reading', () => {
  expect(postsFeed(site, [], 'atom').atom1()).toBe(postsFeed(site, [], 'atom').atom1())
})
