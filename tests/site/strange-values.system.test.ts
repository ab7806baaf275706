import { expect, test } from 'vitest'
import { requests } from '#server/schema/requests.ts'
import { reviews } from '#server/schema/reviews.ts'
import { posted } from '#tests/forms.ts'
import { call, lanternWithPages, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { CreateMessage, sam } from '#tests/messages.ts'
import { CreateQuote, dana } from '#tests/quotes.ts'
import { CreateReview, ruth } from '#tests/reviews.ts'

const post = (lantern: TestLantern, path: string, fields: object, headers: Record<string, string> = {}) =>
  lantern.fetch(path, {
    ...posted(fields as Record<string, string>, headers),
    address: `10.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}.1`,
  })

test('more stars than there are shows the review form again, with everything typed', async () => {
  await using lantern = await lanternWithPages()
  for (const rating of ['2147483648', '-2147483649', '1e300', 'Infinity', '6', '0', '4.5', '']) {
    const answer = await post(lantern, '/reviews/new', { ...ruth, rating })
    expect(answer.status, rating).toBe(422)
    const html = await answer.text()
    expect(html).toContain('Please choose one to five stars.')
    expect(html).toContain(ruth.comment)
  }
  expect(await lantern.db.$count(reviews)).toBe(0)
})

const forms = {
  '/': { ...dana },
  '/contact': { ...sam },
  '/reviews/new': { ...ruth, rating: '4' },
  '/reviews': { id: '' },
  '/admin/reviews/new': { ...ruth, service: 'Safes', rating: '4', date: '2026-03-01', id: '' },
  '/admin/testimonials/new': {
    service: 'Other',
    name: 'Ted',
    comment: 'Quick.',
    rating: '5',
    date: '2026-03-01',
    id: '',
  },
  '/admin/blogs/new': {
    title: 'Keys',
    excerpt: 'A few',
    content: 'Words',
    author: 'Us',
    category: 'Tips',
    readTime: '5',
    publishAt: '',
    id: '',
  },
}
const strange = [
  '2147483648',
  '-1e309',
  'NaN',
  'a\0b',
  '\ud83d',
  '999999-99-99',
  '0000-01-01',
  '00000000-0000-0000-0000-000000000000',
  '{"$gt":1}',
  '__proto__',
  'constructor',
  'x'.repeat(20_000),
]

test.each(Object.entries(forms))('%s never fails on what stands in a field', async (path, fields) => {
  await using lantern = await lanternWithPages()
  const headers = path.startsWith('/admin') ? await ownerCookie(lantern) : {}
  for (const field of Object.keys(fields))
    for (const value of strange) {
      const answer = await post(lantern, path, { ...fields, [field]: value }, headers)
      expect(answer.status, `${field}: ${value.slice(0, 40)}`).toBeLessThan(500)
    }
})

test('half an emoji or a NUL in a text loses no lead', async () => {
  await using lantern = await testLantern()
  const broken = 'Help \ud83d, it is \0stuck'
  const sent = [
    await call(lantern, CreateQuote, { input: { ...dana, message: broken } }),
    await call(lantern, CreateMessage, { input: { ...sam, message: broken } }),
    await call(lantern, CreateReview, { input: { ...ruth, comment: broken } }),
  ]
  for (const { errors } of sent) expect(errors).toBeUndefined()
  const whole = 'Help \ufffd, it is stuck'
  expect(await lantern.db.select().from(requests)).toMatchObject([{ message: whole }, { message: whole }])
  expect(await lantern.db.select().from(reviews)).toMatchObject([{ comment: whole }])
})
