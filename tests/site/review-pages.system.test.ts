import { expect, test } from 'vitest'
import { posted } from '#tests/forms.ts'
import { lanternWithPages, ownerCookie, type TestLantern } from '#tests/lantern.ts'
import { sentReview, shownReview } from '#tests/reviews.ts'

async function page(lantern: TestLantern, path: string, headers: Record<string, string> = {}) {
  const answer = await lantern.fetch(path, { headers })
  expect(answer.status, path).toBe(200)
  return answer.text()
}

const titles = (html: string) =>
  [...html.matchAll(/<h3 class="text-name">([^<]+)</g)].map((match) => match[1])

async function reviews(lantern: TestLantern, changes: readonly object[]) {
  const cookie = await ownerCookie(lantern)
  const made: { id: string }[] = []
  for (const [index, change] of changes.entries()) {
    const day = String(index + 1).padStart(2, '0')
    const submittedAt = `2026-10-${day}T15:00:00.000Z`
    made.push(await shownReview(lantern, cookie, { title: `Review ${index + 1}`, submittedAt, ...change }))
  }
  return made
}

const voteButtons = /<form[^>]*class="helpful-vote"[^>]*><button/g

const vote = (lantern: TestLantern, path: string, id: string, headers: Record<string, string> = {}) =>
  lantern.fetch(path, posted({ id }, headers))

const guestOf = (answer: Response) => ({
  cookie: answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; '),
})

test('without reviews: no figures, an invitation, and the business’s own claim with its source', async () => {
  await using lantern = await lanternWithPages()
  await sentReview(lantern)
  const html = await page(lantern, '/reviews')
  expect(html).toContain('No reviews here yet')
  expect(html).toContain('href="/reviews/new"')
  expect(html).toContain('4.8 from 127 reviews')
  expect(html).toContain('The rating above counts only the reviews on this page.')
  expect(html).not.toMatch(/Quick and tidy|of 5<|<select/)
})

test('an approved review: stars, words, who, where, what, when; never the email', async () => {
  await using lantern = await lanternWithPages()
  const cookie = await ownerCookie(lantern)
  await shownReview(lantern, cookie, { isVerified: true, submittedAt: '2026-11-03T02:00:00.000Z' })
  await sentReview(lantern, { title: 'Not approved yet', email: 'other@example.com' })
  const html = await page(lantern, '/reviews')
  for (const part of [
    'aria-label="4 of 5 stars: Very Good"',
    'Quick and tidy',
    'Rekeyed the back door and left no dust.',
    'Ruth Abara, Montrose',
    'Service: Residential',
    '<time dateTime="2026-11-03T02:00:00.000Z">Nov 2, 2026</time>',
    'Verified',
    '4.0 of 5',
    'from 1 review shown here',
    '4 stars: 1 review',
    '1 to 1 of 1 review',
    'Leave a Review',
  ])
    expect(html, part).toContain(part)
  expect(html).not.toMatch(/ruth@example\.com|other@example\.com|Not approved yet| style="/)
})

test('stars, service and order can be chosen without script, and together', async () => {
  await using lantern = await lanternWithPages()
  await reviews(lantern, [
    { rating: 5, service: 'Safes' },
    { rating: 3, service: 'Safes' },
    { rating: 5, service: 'Automotive' },
    { rating: 4, service: null },
  ])
  const shown = async (query: string) => titles(await page(lantern, `/reviews${query}`))
  expect(await shown('')).toEqual(['Review 4', 'Review 3', 'Review 2', 'Review 1'])
  expect(await shown('?stars=5&service=&sort=newest')).toEqual(['Review 3', 'Review 1'])
  expect(await shown('?service=Safes')).toEqual(['Review 2', 'Review 1'])
  expect(await shown('?stars=5&service=Safes')).toEqual(['Review 1'])
  expect(await shown('?sort=lowest')).toEqual(['Review 2', 'Review 4', 'Review 1', 'Review 3'])
  expect((await shown('?sort=highest')).at(-1)).toBe('Review 2')

  const chosen = await page(lantern, '/reviews?stars=5&service=Safes&sort=highest')
  expect(chosen).toContain('<option value="5" selected="">')
  expect(chosen).toContain('<option value="Safes" selected="">Safes</option>')
  expect(chosen).toContain('<option value="highest" selected="">')
  expect(chosen).toContain('<a href="/reviews?sort=highest"')
  expect(chosen).toContain('<meta name="robots" content="noindex"')
  expect(chosen).not.toContain('>Surveillance</option>')

  const none = await page(lantern, '/reviews?stars=1')
  expect(none).toContain('No reviews match these filters')
  expect(none).toContain('Clear the filters')
})

test('ten reviews to a page, and the choice goes along', async () => {
  await using lantern = await lanternWithPages()
  await reviews(
    lantern,
    Array.from({ length: 12 }, () => ({ rating: 5 })),
  )
  const second = await page(lantern, '/reviews?stars=5&page=2')
  expect(titles(second)).toEqual(['Review 2', 'Review 1'])
  expect(second).toContain('11 to 12 of 12 reviews')
  expect(second).toContain('<a href="/reviews?stars=5" rel="prev"')
  expect(titles(await page(lantern, '/reviews?page=50'))).toEqual(['Review 2', 'Review 1'])
})

test('a vote counts once, leads back to its review, and shows to everybody', async () => {
  await using lantern = await lanternWithPages()
  const [first] = await reviews(lantern, [{ rating: 5 }, { rating: 5 }])
  const id = first?.id ?? ''
  expect(await page(lantern, '/reviews')).not.toContain('found this helpful')
  const voted = await vote(lantern, '/reviews?stars=5', id)
  expect(voted.status).toBe(303)
  const back = voted.headers.get('location') ?? ''
  expect(back).toBe(`/reviews?stars=5&voted=${id}#review-${id}`)

  const guest = guestOf(voted)
  const answer = await lantern.fetch(back, { headers: guest })
  const mine = await answer.text()
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(mine).toContain('Counted. Thank you.')
  expect(mine).toContain('1 person found this helpful')
  expect(mine).toContain('<meta name="robots" content="noindex"')
  expect(mine.match(voteButtons)).toHaveLength(1)

  const again = (await vote(lantern, '/reviews', id, guest)).headers.get('location') ?? ''
  const said = await (await lantern.fetch(again, { headers: guest })).text()
  expect(said).toContain('You already marked this one as helpful.')
  expect(said).not.toContain('Counted. Thank you.')
  await vote(lantern, '/reviews', id, { 'x-forwarded-for': '203.0.113.9' })
  await expect.poll(() => page(lantern, '/reviews')).toContain('2 people found this helpful')
  const all = await page(lantern, '/reviews')
  expect(all).not.toContain('Counted. Thank you.')
  expect(all.match(voteButtons)).toHaveLength(2)
})

test('the address of another visitor’s vote does not say that one’s own was counted', async () => {
  await using lantern = await lanternWithPages()
  const [first] = await reviews(lantern, [{ rating: 5 }])
  await vote(lantern, '/reviews', first?.id ?? '')
  expect(await page(lantern, `/reviews?voted=${first?.id}`)).not.toContain('Counted. Thank you.')
})

test('a vote for what is not shown changes nothing and leads to the list', async () => {
  await using lantern = await lanternWithPages()
  const { id } = await sentReview(lantern)
  for (const wanted of [id, 'made-up', '']) {
    const answer = await vote(lantern, '/reviews', wanted)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/reviews'])
  }
  const forged = await vote(lantern, '/reviews', id, { origin: 'https://evil.example' })
  expect(forged.status).toBe(403)
})

test('a vote that cannot be stored says so at its review', async () => {
  await using lantern = await lanternWithPages()
  const [first] = await reviews(lantern, [{ rating: 5 }])
  await lantern.db.execute('alter table review_votes rename to elsewhere')
  const answer = await vote(lantern, '/reviews', first?.id ?? '')
  expect(answer.status).toBe(500)
  const html = await answer.text()
  expect(html).toContain('Your vote didn’t get through. Please try again.')
  expect(html).toContain(`action="/reviews#review-${first?.id}"`)
})

test('a vote over the limit of its review says that it was not counted, not to try again', async () => {
  await using lantern = await lanternWithPages()
  const [first] = await reviews(lantern, [{ rating: 5 }])
  const id = first?.id ?? ''
  for (let guest = 1; guest <= 3; guest += 1) expect((await vote(lantern, '/reviews', id)).status).toBe(303)
  const answer = await vote(lantern, '/reviews', id)
  expect(answer.status).toBe(429)
  const html = await answer.text()
  expect(html).toContain(
    'Several votes for this review came from your connection today. Yours was not counted.',
  )
  expect(html).not.toContain('Your vote didn’t get through')
  expect(html).not.toMatch(voteButtons)
})

test('reviews that cannot be loaded are said to be so with the phone number, not an empty page', async () => {
  await using lantern = await lanternWithPages()
  await lantern.db.execute('alter table reviews rename to elsewhere')
  const answer = await lantern.fetch('/reviews')
  const html = await answer.text()
  expect(answer.status).toBe(503)
  expect(html).toContain('We couldn’t load the reviews.')
  expect(html).toContain('tel:+17135550142')
  expect(html).not.toMatch(/No reviews here yet|elsewhere|relation/)
})

test('a service page shows the newest review of its service, or the newest that is featured; none without one', async () => {
  await using lantern = await lanternWithPages()
  const shown = async (path: string) =>
    /<h2 id="review-title"[^>]*>([^<]+)</.exec(await page(lantern, path))?.[1]
  expect(await shown('/services/residential')).toBeUndefined()
  await reviews(lantern, [{}, {}])
  await sentReview(lantern, { title: 'Not approved yet', email: 'other@example.com' })
  await expect.poll(() => shown('/services/residential')).toBe('Review 2')
  expect(await shown('/services/safe')).toBeUndefined()
  const html = await page(lantern, '/services/residential')
  expect(html).toContain('aria-label="4 of 5 stars: Very Good"')
  expect(html).toContain('href="/reviews?service=Residential"')
  expect(html).not.toContain('ruth@example.com')

  await reviews(lantern, [{ isFeatured: true, title: 'Featured', service: 'Safes' }, { service: 'Safes' }])
  await expect.poll(() => shown('/services/safe')).toBe('Featured')
})
