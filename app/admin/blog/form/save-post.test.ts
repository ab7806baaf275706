import { print } from 'graphql'
import { describe, expect, test } from 'vitest'
import type { CallResult, Run } from '#server/data-service/in-process.ts'
import type { StoredPost } from './documents.ts'
import { savePost } from './save-post.ts'

const origin = 'https://lantern.example.com'

const stored: StoredPost = {
  id: '7',
  title: 'Rekey or replace',
  slug: 'rekey-or-replace',
  excerpt: 'When new pins are enough.',
  language: 'en',
  content: 'Often.',
  author: 'Dana Whitfield',
  category: 'Residential Security',
  tags: ['keys'],
  image: '/images/pins.jpg',
  imageAlt: 'Pins of a lock',
  isPublished: true,
  publishedAt: '2026-03-01T00:00:00.000Z',
  publishAt: null,
  metaTitle: null,
  metaDescription: null,
  updatedAt: '2026-11-20T15:00:00.000Z',
  otherPlaces: [],
  translations: [{ id: '9' }],
}

function formOf(changes: Record<string, string> = {}) {
  const { id: _, tags, isPublished, updatedAt, otherPlaces: _places, translations, ...texts } = stored
  const form = new FormData()
  form.set('translationOf', translations[0]?.id ?? '')
  for (const [name, value] of Object.entries(texts)) form.set(name, value ?? '')
  for (const tag of tags) form.append('tags', tag ?? '')
  if (isPublished) form.set('isPublished', 'on')
  form.set('version', updatedAt)
  for (const [name, value] of Object.entries(changes)) form.set(name, value)
  return form
}

function asNew(changes: Record<string, string> = {}) {
  const form = formOf({ id: '8', ...changes })
  form.delete('version')
  return form
}

function service(
  post: StoredPost | null = stored,
  written: CallResult<object> = ok({ saved: { id: '7' } }),
  timeZone = 'America/Denver',
) {
  const inputs: object[] = []
  const run = (async (document, variables) => {
    if (print(document).startsWith('query')) return ok({ getBlog: post, businessProfile: { timeZone } })
    const { input, condition } = Object(variables)
    if (input.id && post?.updatedAt !== condition?.updatedAt.eq) return gone
    inputs.push(input)
    return written
    // The results have the shapes that the form's documents select.
  }) as Run
  return { run, inputs, save: (form: FormData, id?: string) => savePost(form, { id, run, origin }) }
}

const gone: CallResult<object> = { ok: false, refusal: { code: 'NOT_FOUND', message: 'not as asked' } }

const ok = (data: object): CallResult<object> => ({ ok: true, value: data })

describe('the date of publication', () => {
  test('is not sent: the data service sets it on every save with the box ticked', async () => {
    const { save, inputs } = service()
    expect(await save(formOf(), '7')).toEqual({ ok: true, value: { id: '7' } })
    expect(inputs[0]).not.toHaveProperty('publishedAt')
  })

  test('is sent when it is to be kept', async () => {
    const { save, inputs } = service()
    await save(formOf({ keptDate: stored.publishedAt ?? '' }), '7')
    expect(inputs).toMatchObject([{ isPublished: true, publishedAt: stored.publishedAt }])
  })

  test('is not sent for a draft, which keeps its date', async () => {
    const { save, inputs } = service()
    const form = formOf({ keptDate: stored.publishedAt ?? '' })
    form.delete('isPublished')
    await save(form, '7')
    expect(inputs[0]).not.toHaveProperty('publishedAt')
  })
})

describe('the time to publish', () => {
  const asDraft = (publishAt: string) => {
    const form = formOf({ publishAt })
    form.delete('isPublished')
    return form
  }

  test('is in the time of the business, and null for a published post or an empty field', async () => {
    const { save, inputs } = service()
    await save(asDraft('2027-07-01T09:00'), '7')
    await save(asDraft(''), '7')
    await save(formOf({ publishAt: '2027-07-01T09:00' }), '7')
    expect(inputs).toMatchObject([
      { publishAt: '2027-07-01T15:00:00.000Z' },
      { publishAt: null },
      { publishAt: null },
    ])
  })

  test('is refused when it does not exist, in the night of the change to daylight saving time', async () => {
    const { save, inputs } = service()
    expect(await save(asDraft('2027-03-14T02:30'), '7')).toMatchObject({
      refusal: { fields: { publishAt: expect.stringContaining('clocks') } },
    })
    expect(inputs).toEqual([])
  })
})

test('an empty slug is made from the title; for a new post the data service makes it', async () => {
  const { save, inputs } = service()
  await save(formOf({ slug: '', title: 'New Pins?' }), '7')
  expect(inputs).toMatchObject([{ slug: 'new-pins' }])
  const fresh = service(null, ok({ saved: { id: '8' } }))
  expect(await fresh.save(asNew({ slug: '' }))).toEqual({ ok: true, value: { id: '8' } })
  expect(fresh.inputs[0]).not.toHaveProperty('slug')
})

test('an image of this site is stored as its path; a tag that is still typed is added', async () => {
  const { save, inputs } = service()
  await save(formOf({ image: `${origin}/images/bolt.jpg`, newTag: ' bolts ' }), '7')
  expect(inputs).toMatchObject([{ image: '/images/bolt.jpg', tags: ['keys', 'bolts'] }])
})

describe('conflicts', () => {
  test('a version that another person saved is overwritten only after it was reported', async () => {
    const newer = { ...stored, updatedAt: '2026-11-20T15:09:00.000Z' }
    const { save, inputs } = service(newer)
    const refused = await save(formOf(), '7')
    expect(refused).toMatchObject({ refusal: { conflict: { version: newer.updatedAt } } })
    expect(refused).toMatchObject({ refusal: { message: expect.stringContaining('8:09\u00a0AM') } })
    expect(inputs).toEqual([])
    expect(await save(formOf({ replaces: newer.updatedAt }), '7')).toEqual({ ok: true, value: { id: '7' } })
  })

  test('a new post that was sent before with another text is replaced only after it was reported', async () => {
    const before = { ...stored, id: '8' }
    const taken: CallResult<object> = { ok: false, refusal: { code: 'CONFLICT', message: 'It is there.' } }
    const refused = await service(before, taken).save(asNew())
    expect(refused).toMatchObject({
      refusal: { conflict: { version: before.updatedAt, sentBefore: '/admin/blogs/8/edit' } },
    })
    const { save, inputs } = service(before)
    expect(await save(asNew({ replaces: before.updatedAt }))).toEqual({ ok: true, value: { id: '7' } })
    expect(inputs).toMatchObject([{ id: '8', slug: stored.slug }])
  })

  test('a deleted post is not created again', async () => {
    const { save, inputs } = service(null)
    expect(await save(formOf(), '7')).toMatchObject({
      refusal: { message: expect.stringMatching(/deleted/) },
    })
    expect(inputs).toEqual([])
  })
})

test('a refusal names the fields', async () => {
  const { save } = service(stored, {
    ok: false,
    refusal: { code: 'BAD_INPUT', message: 'Please check the marked fields.', fields: { slug: 'Taken.' } },
  })
  expect(await save(formOf({ title: 'Mine' }), '7')).toMatchObject({
    ok: false,
    refusal: { fields: { slug: 'Taken.' } },
  })
})
