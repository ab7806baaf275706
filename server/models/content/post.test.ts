import { expect, test } from 'vitest'
import { parseInput } from '#server/data-service/input.ts'
import { inEnglish } from '#tests/languages/in-english.ts'
import { createPostInput } from './post.ts'

const post = { title: 'Snapped keys', excerpt: 'e', content: 'c', author: 'a', category: 'Tips' }

async function saidOf(fields: object) {
  const parsed = await inEnglish(parseInput(createPostInput, { ...post, ...fields }))
  return Object.values((!parsed.ok && parsed.refusal.fields) || {})
}

test.each([
  ['a title', { title: 'x'.repeat(300) }, 'Keep this under 200 characters.'],
  ['a text', { content: 'x'.repeat(100_001) }, 'Keep this under 100000 characters.'],
  ['a tag', { tags: ['x'.repeat(61)] }, 'Keep this under 60 characters.'],
  ['a list of tags', { tags: Array.from({ length: 31 }, String) }, 'Keep this to 30 tags.'],
])('%s that is too long is refused in words for people', async (_what, fields, words) => {
  expect(await saidOf(fields)).toEqual([words])
})

test('tags are trimmed, kept once and never empty; a comma is part of one, and so is any letter', () => {
  const tags = [' keys ', 'keys', '  ', 'locks, keys', 'מפתחות', '🔑']
  expect(createPostInput.parse({ ...post, tags }).tags).toEqual(['keys', 'locks, keys', 'מפתחות', '🔑'])
})
