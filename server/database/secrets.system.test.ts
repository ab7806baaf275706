import { expect, test } from 'vitest'
import { testDatabase } from '#tests/database.ts'
import { loadSecret } from './secrets.ts'

test('A secret is made once and then kept', async () => {
  await using database = await testDatabase()
  const first = await loadSecret(database.db, 'signing-key', () => 'made first')
  const second = await loadSecret(database.db, 'signing-key', () => 'made second')
  expect([first, second]).toEqual(['made first', 'made first'])
  expect(await loadSecret(database.db, 'public-api-key', () => 'another')).toBe('another')
})

test('Instances that ask at once agree', async () => {
  await using database = await testDatabase()
  const asked = Array.from({ length: 12 }, (_, n) =>
    loadSecret(database.db, 'signing-key', () => `made by ${n}`),
  )
  expect(new Set(await Promise.all(asked)).size).toBe(1)
})
