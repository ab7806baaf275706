import { expect, test, vi } from 'vitest'
import { firstPosts as builtIn } from '#content/en/site/first-posts.ts'
import { addFirstPosts } from '#server/models/content/first-posts.ts'
import { announce } from '#server/realtime/events.ts'
import { call, dataOf, lanternWithPages, ownerCookie, type TestLantern } from '#tests/lantern.ts'
import { profileInput } from '#tests/profile.ts'

const CreateBlog = 'mutation($input: CreateBlogInput!) { createBlog(input: $input) { id slug } }'
const UpdateBlog = 'mutation($input: UpdateBlogInput!) { updateBlog(input: $input) { id slug } }'

async function post(lantern: TestLantern, owner: Record<string, string>, day: number, changes: object = {}) {
  const input = {
    title: `Post ${day}`,
    excerpt: 'What a worn pivot sounds like.',
    content: '## First\n\nText.\n\n## Second\n\nText.',
    author: 'The crew',
    category: 'Doors',
    isPublished: true,
    publishedAt: `2026-10-${String(day).padStart(2, '0')}T15:00:00.000Z`,
    ...changes,
  }
  const answer = await call(lantern, CreateBlog, { input }, owner)
  return dataOf<{ id: string; slug: string }>(answer, 'createBlog')
}

async function page(lantern: TestLantern, path: string) {
  const answer = await lantern.fetch(path)
  expect(answer.status, path).toBe(200)
  return answer.text()
}

const titles = (html: string) =>
  [...html.matchAll(/<a href="\/blog\/[^"]+" class="cover-link">([^<]+)</g)].map((match) => match[1])

const canonical = (html: string) =>
  html.match(/<link rel="canonical" href="([^"]*)"/)?.[1]?.replaceAll('&amp;', '&')

test('the built-in posts become drafts for another business, and have its name once it publishes them', async () => {
  await using lantern = await lanternWithPages()
  const owner = await ownerCookie(lantern)
  await addFirstPosts(lantern.db)
  const slug = 'what-to-do-when-locked-out'
  const find =
    'query ($slug: String!) { listBlogs(filter: { slug: { eq: $slug } }) { items { id author isPublished } } }'
  type Stored = { id: string; author: string; isPublished: boolean }
  const read = async () => {
    const found = await call(lantern, find, { slug }, owner)
    const [stored] = dataOf<{ items: Stored[] }>(found, 'listBlogs').items
    return stored ?? { id: '', author: '', isPublished: false }
  }
  const change = 'mutation ($input: UpdateBlogInput!) { updateBlog(input: $input) { author } }'
  expect(await read()).toMatchObject({ author: 'The Lantern crew', isPublished: true })
  await rename(lantern, owner, 'Heights Locksmiths')
  const { id, isPublished } = await read()
  expect(isPublished).toBe(false)
  dataOf(await call(lantern, change, { input: { id, isPublished: true } }, owner), 'updateBlog')
  for (const name of ['Mesa Lock & Key', 'Sandia Locksmiths']) {
    await rename(lantern, owner, name)
    expect(await read()).toMatchObject({ author: name, isPublished: true })
    const shown = name.replace('&', '&amp;')
    const html = await page(lantern, `/blog/${slug}`)
    expect(html).toContain(`By ${shown}`)
    expect(html).not.toContain('"@type":"Person"')
    const json = await page(lantern, '/blog/feed.json')
    expect(json).toContain(`"name": "${name}"`)
    const feed = await page(lantern, '/blog/feed.xml')
    expect([html, json, feed].filter((text) => text.includes('Lantern crew'))).toEqual([])
    const { author } = await read()
    dataOf(await call(lantern, change, { input: { id, slug, author } }, owner), 'updateBlog')
  }
})

async function rename(lantern: TestLantern, owner: Record<string, string>, name: string) {
  const query = 'mutation ($input: BusinessProfileInput!) { updateBusinessProfile(input: $input) { name } }'
  dataOf(await call(lantern, query, { input: profileInput({ name }) }, owner), 'updateBusinessProfile')
  await vi.waitFor(() => expect(lantern.savedProfile.current()?.name).toBe(name), 20_000)
}

test('without posts the list says so in the words of the specification', async () => {
  await using lantern = await lanternWithPages()
  const html = await page(lantern, '/blog')
  expect(html).toContain('No blog posts available yet.')
  expect(html).toContain('Check back soon for security tips and industry insights!')
  expect(html).toContain('All Posts')
  expect(html).toContain('href="/contact"')
  expect(html).not.toContain('Loading blog posts')
})

test('the menu has the blog while a post is published, as on a new store', async () => {
  await using lantern = await lanternWithPages()
  const aboutPage = () => page(lantern, '/about')
  expect(await aboutPage()).not.toContain('href="/blog"')
  await addFirstPosts(lantern.db)
  await lantern.db.transaction((tx) => announce(tx, { model: 'Blog', operation: 'update', id: 'all' }))
  await expect.poll(aboutPage).toContain('href="/blog"')
  const home = await page(lantern, '/')
  for (const { slug } of builtIn) expect(home).toContain(`href="/blog/${slug}"`)
})

test('the built-in posts: newest first, with category, long date and read time', async () => {
  await using lantern = await lanternWithPages()
  await addFirstPosts(lantern.db)
  const html = await page(lantern, '/blog')
  expect(titles(html)).toEqual([
    'Top 5 Security Tips for Houston Businesses',
    'What to Do When You Are Locked Out',
    'Understanding Access Control Systems for Your Office',
  ])
  expect(html).toContain('<time dateTime="2026-09-22T15:00:00.000Z">September 22, 2026</time>')
  expect(html).toContain('7 min read')
  for (const category of ['Access Control', 'Commercial Security', 'Emergency Services'])
    expect(html).toContain(`href="/blog?category=${category.replace(' ', '+')}"`)
  expect(html).not.toContain('Pages of posts')
})

test('six posts to a page; the page stays between 1 and the count of pages', async () => {
  await using lantern = await lanternWithPages()
  const owner = await ownerCookie(lantern)
  for (let day = 1; day <= 8; day++) await post(lantern, owner, day)
  const first = await page(lantern, '/blog')
  expect(titles(first)).toEqual(['Post 8', 'Post 7', 'Post 6', 'Post 5', 'Post 4', 'Post 3'])
  expect(first).toMatch(/<a href="\/blog" aria-current="page" aria-label="Page 1 of 2">/)
  expect(first).toContain('<a href="/blog?page=2" rel="next"')
  expect(first).not.toContain('rel="prev"')

  const second = await page(lantern, '/blog?page=2')
  expect(titles(second)).toEqual(['Post 2', 'Post 1'])
  expect(second).toContain('<a href="/blog" rel="prev"')
  expect(second).not.toContain('rel="next"')
  expect(canonical(second)).toBe('http://localhost:3000/blog?page=2')
  expect(second).toMatch(/<title>Page 2 · /)

  expect(titles(await page(lantern, '/blog?page=99'))).toEqual(['Post 2', 'Post 1'])
  expect(canonical(await page(lantern, '/blog?page=99'))).toBe('http://localhost:3000/blog?page=2')
  for (const nonsense of ['0', '-1', 'x', ''])
    expect(canonical(await page(lantern, `/blog?page=${nonsense}`))).toBe('http://localhost:3000/blog')
})

test('a category shows its own posts, and choosing one begins at its first page', async () => {
  await using lantern = await lanternWithPages()
  const owner = await ownerCookie(lantern)
  for (let day = 1; day <= 7; day++) await post(lantern, owner, day)
  await post(lantern, owner, 8, { category: 'Safes & vaults', title: 'A dial' })
  await post(lantern, owner, 9, { category: 'Drafts only', title: 'Not yet', isPublished: false })
  const doors = await page(lantern, '/blog?category=Doors&page=2')
  expect(titles(doors)).toEqual(['Post 1'])
  expect(doors).toContain('<a href="/blog?category=Doors" aria-current="true">')
  expect(doors).toContain('href="/blog?category=Safes+%26+vaults"')
  expect(doors).not.toMatch(/href="\/blog\?category=Safes[^"]*page=/)
  expect(doors).not.toContain('Drafts only')
  expect(canonical(doors)).toBe('http://localhost:3000/blog?category=Doors&page=2')
  expect(doors).toMatch(/<title>Doors · Page 2 · /)
  expect(titles(await page(lantern, '/blog?category=Safes+%26+vaults'))).toEqual(['A dial'])

  const gone = await lantern.fetch('/blog?category=Gone')
  expect([gone.status, gone.headers.get('location')]).toEqual([302, '/blog'])
})

test('a list that cannot be loaded says so in its place, with a status that no cache keeps', async () => {
  await using lantern = await lanternWithPages()
  await lantern.db.execute('alter table blogs rename to elsewhere')
  for (const path of ['/blog', '/blog?page=2', '/blog?category=Doors']) {
    const answer = await lantern.fetch(path)
    const html = await answer.text()
    expect(answer.status, path).toBe(503)
    expect(html).toContain('We couldn’t load our articles.')
    expect(html).toContain('tel:+17135550142')
    expect(html).not.toMatch(/No blog posts available yet|elsewhere|relation/)
  }
})

test('a post that cannot be loaded is an error with the phone number', async () => {
  await using lantern = await lanternWithPages()
  await lantern.db.execute('alter table blogs rename to elsewhere')
  const answer = await lantern.fetch('/blog/any')
  const html = await answer.text()
  expect(answer.status).toBe(503)
  expect(html).toContain('This didn’t load')
  expect(html).toContain('tel:+17135550142')
  expect(html).not.toMatch(/elsewhere|relation/)
})

test('a post: everything that the specification names', async () => {
  await using lantern = await lanternWithPages()
  const owner = await ownerCookie(lantern)
  await addFirstPosts(lantern.db)
  for (let day = 1; day <= 4; day++) await post(lantern, owner, day, { category: 'Commercial Security' })
  await post(lantern, owner, 5, { category: 'Commercial Security', title: 'Draft', isPublished: false })
  const slug = 'top-5-security-tips-houston-businesses'
  const html = await page(lantern, `/blog/${slug}`)
  for (const part of [
    '<a href="/blog">',
    'Commercial Security',
    'By The Lantern crew',
    'September 22, 2026',
    '7 min read',
    '<h2 id="about-1-know-who-can-open-your-doors-today">',
    '<a href="#about-the-twenty-minute-walk">',
    '<div class="table-frame" tabindex="0"><table>',
    '<li>hurricane season</li>',
    'Get Quote',
    'tel:+17135550142',
    'href="/services/emergency"',
    'href="/services/commercial"',
    'href="/services/residential"',
    'href="/services/access-control"',
    'href="/services/automobile"',
    'mailto:hello@lantern.example.com',
    `https://www.facebook.com/sharer/sharer.php?u=http%3A%2F%2Flocalhost%3A3000%2Fblog%2F${slug}`,
    'https://twitter.com/intent/tweet?',
    'https://www.linkedin.com/sharing/share-offsite/?',
    'mailto:?subject=Top%205%20Security',
    '<title>Top 5 Security Tips for Houston Businesses</title>',
    `<link rel="canonical" href="http://localhost:3000/blog/${slug}"`,
    '<meta property="og:type" content="article"',
    '<meta property="article:section" content="Commercial Security"',
    `/share/post-${slug}.png`,
  ])
    expect(html, part).toContain(part)
  expect(html.match(/<h1\b/g)).toHaveLength(1)
  expect(html).not.toContain(' style="')
  const related = html.slice(html.indexOf('id="related-title"'), html.indexOf('id="services-title"'))
  expect([...related.matchAll(/href="([^"]+)"/g)].map((match) => match[1])).toEqual([
    '/blog/post-4',
    '/blog/post-3',
    '/blog/post-2',
  ])
})

test('a post without meta texts and image: title with the blog’s name, its excerpt, our drawing', async () => {
  await using lantern = await lanternWithPages()
  const owner = await ownerCookie(lantern)
  await post(lantern, owner, 1, { title: 'A <b> & "c"', readTime: null })
  const html = await page(lantern, '/blog/a-b-c')
  expect(html).toContain('<title>A &lt;b&gt; &amp; &quot;c&quot; | Lantern Lock &amp; Door blog</title>')
  expect(html).toContain('content="What a worn pivot sounds like."')
  expect(html).toMatch(/<div class="post-cover" aria-hidden="true"><svg/)
  expect(html).not.toContain('Related articles')
  expect(html).not.toContain('In this article')
})

test('a post with an image shows it', async () => {
  await using lantern = await lanternWithPages()
  const owner = await ownerCookie(lantern)
  await post(lantern, owner, 1, { image: '/files/closer.jpg' })
  expect(await page(lantern, '/blog/post-1')).toContain('<img src="/files/closer.jpg" alt=""')
  expect(await page(lantern, '/blog')).toContain('<img src="/files/closer.jpg" alt=""')
})

test('what an author hides in a text does not run', async () => {
  await using lantern = await lanternWithPages()
  const owner = await ownerCookie(lantern)
  await post(lantern, owner, 1, { content: '<script>alert(1)</script>\n\n[a](javascript:alert(1))' })
  const html = await page(lantern, '/blog/post-1')
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(html).not.toContain('<script>alert')
  expect(html).not.toContain('href="javascript:')
})

test('an unknown post and a draft redirect to the list; an old address to the new one', async () => {
  await using lantern = await lanternWithPages()
  const owner = await ownerCookie(lantern)
  const { id } = await post(lantern, owner, 1)
  await post(lantern, owner, 2, { isPublished: false })
  const where = async (path: string) => {
    const answer = await lantern.fetch(path)
    return [answer.status, answer.headers.get('location')]
  }
  expect(await where('/blog/never-was')).toEqual([302, '/blog'])
  expect(await where('/blog/post-2')).toEqual([302, '/blog'])
  await call(lantern, UpdateBlog, { input: { id, slug: 'post-one' } }, owner)
  expect(await where('/blog/post-1')).toEqual([301, '/blog/post-one'])
  expect((await lantern.fetch('/blog/post-one')).status).toBe(200)
  await call(lantern, UpdateBlog, { input: { id, isPublished: false } }, owner)
  expect(await where('/blog/post-1')).toEqual([302, '/blog'])
})

test('the search of the site finds a post with or without accents; its address has none', async () => {
  await using lantern = await lanternWithPages()
  const owner = await ownerCookie(lantern)
  const { slug } = await post(lantern, owner, 1, { title: '¿Qué hacer? Guía rápida' })
  expect(slug).toBe('que-hacer-guia-rapida')
  for (const query of ['guia', 'GUÍA', 'rapida', 'qué hacer'])
    expect(await page(lantern, `/search?q=${encodeURIComponent(query)}`), query).toContain(`/blog/${slug}`)
})
