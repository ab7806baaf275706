import { expect, test } from 'vitest'
import { testimonials } from '#server/schema/content.ts'
import { call, dataOf, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'

const ted = {
  name: 'Ted Maas',
  company: 'Maas Dental',
  rating: 5,
  comment: 'New master keys for nine rooms in a morning.',
  service: 'Commercial Locksmith',
  date: '2026-03-01T00:00:00.000Z',
}

const Create = `mutation($input: CreateTestimonialInput!) {
  createTestimonial(input: $input) { id isApproved isFeatured date company }
}`

const enter = async (lantern: TestLantern, headers: Record<string, string>, changes: object = {}) => {
  const answer = await call(lantern, Create, { input: { ...ted, ...changes } }, headers)
  return dataOf<{ id: string }>(answer, 'createTestimonial')
}

test('approved and featured are off unless chosen, and each is switched by itself', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const entered = await enter(lantern, headers)
  expect(entered).toMatchObject({
    isApproved: false,
    isFeatured: false,
    date: ted.date,
    company: ted.company,
  })
  const set = async (changes: string) =>
    dataOf(
      await call(
        lantern,
        `mutation { updateTestimonial(input: { id: "${entered.id}", ${changes} }) { isApproved isFeatured company service date rating comment } }`,
        {},
        headers,
      ),
      'updateTestimonial',
    )
  const { name: _, ...kept } = ted
  expect(await set('isApproved: true')).toEqual({ ...kept, isApproved: true, isFeatured: false })
  expect(await set('isFeatured: true')).toEqual({ ...kept, isApproved: true, isFeatured: true })
  expect(await set('isApproved: false, company: ""')).toEqual({
    ...kept,
    company: null,
    isApproved: false,
    isFeatured: true,
  })
})

test('name, comment and stars are required, and say so', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const answer = await call(lantern, Create, { input: { name: ' ', rating: 0, comment: '' } }, headers)
  expect(answer.errors?.[0]?.extensions?.fields).toEqual({
    name: 'Please enter a name.',
    rating: 'Please choose one to five stars.',
    comment: 'Please write a few words.',
  })
  expect(await lantern.db.$count(testimonials)).toBe(0)
})

test('a visitor reads approved ones, by date newest first, and nothing else', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const pending = await enter(lantern, headers, { name: 'Pending', isFeatured: true })
  await enter(lantern, headers, { name: 'Old', isApproved: true, date: '2024-01-01T00:00:00Z' })
  await enter(lantern, headers, { name: 'Undated', isApproved: true, isFeatured: true, date: null })
  await enter(lantern, headers, { name: 'New', isApproved: true, isFeatured: true })
  const names = async (filter: string) => {
    const answer = await call(lantern, `{ listTestimonials${filter} { items { name } } }`)
    return dataOf<{ items: { name: string }[] }>(answer, 'listTestimonials').items.map(({ name }) => name)
  }
  expect(await names('')).toEqual(['Undated', 'New', 'Old'])
  expect(await names('(filter: { isApproved: { eq: true }, isFeatured: { eq: true } })')).toEqual([
    'Undated',
    'New',
  ])
  expect(await names('(filter: { isApproved: { eq: false } })')).toEqual([])
  const one = await call(lantern, `{ getTestimonial(id: "${pending.id}") { name } }`)
  expect(one.data?.getTestimonial).toBeNull()
})

test('staff count them by state', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  await enter(lantern, headers, { isApproved: true, isFeatured: true })
  await enter(lantern, headers, { isApproved: true })
  await enter(lantern, headers, { isFeatured: true })
  const Counts = '{ testimonialCounts { all approved pending featured } }'
  const counted = await call(lantern, Counts, {}, headers)
  expect(counted.data?.testimonialCounts).toEqual({ all: 3, approved: 2, pending: 1, featured: 2 })
})

test('only the nine services are taken; another one that is stored already stays, and may be sent back', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const refusal = { code: 'BAD_INPUT', fields: { service: 'Please choose a service from the list.' } }
  const created = await call(lantern, Create, { input: { ...ted, service: 'Plumbing' } }, headers)
  expect(created.errors?.[0]?.extensions).toMatchObject(refusal)
  expect(await lantern.db.$count(testimonials)).toBe(0)

  const { id } = await enter(lantern, headers)
  await lantern.db.update(testimonials).set({ service: 'Rekeying' })
  const set = (changes: object) =>
    call(
      lantern,
      'mutation($input: UpdateTestimonialInput!) { updateTestimonial(input: $input) { service rating } }',
      { input: { id, ...changes } },
      headers,
    )
  expect((await set({ rating: 4 })).data?.updateTestimonial).toEqual({ service: 'Rekeying', rating: 4 })
  expect((await set({ rating: 3, service: 'Rekeying' })).data?.updateTestimonial).toEqual({
    service: 'Rekeying',
    rating: 3,
  })
  expect((await set({ service: 'Plumbing' })).errors?.[0]?.extensions).toMatchObject(refusal)
  expect((await set({ service: 'Other' })).data?.updateTestimonial).toEqual({ service: 'Other', rating: 3 })
  expect((await set({ service: null })).data?.updateTestimonial).toEqual({ service: null, rating: 3 })
})
