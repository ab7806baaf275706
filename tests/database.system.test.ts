import { expect, inject, test } from 'vitest'
import { secrets } from '#server/database/secret-table.ts'
import { testDatabase } from './database.ts'

test('Databases that are made at once are separate, migrated and gone afterwards', async () => {
  const made = await Promise.all(Array.from({ length: 6 }, () => testDatabase()))
  await Promise.all(made.map(({ db }, n) => db.insert(secrets).values({ name: 'whose', value: String(n) })))
  const read = await Promise.all(made.map(({ db }) => db.select({ value: secrets.value }).from(secrets)))
  expect(read).toEqual(made.map((_, n) => [{ value: String(n) }]))

  await Promise.all(made.map((database) => database[Symbol.asyncDispose]()))
  await using another = await testDatabase()
  const { rows } = await another.pool.query('select datname from pg_database where datname = any($1)', [
    made.map(({ connection }) => connection.database),
  ])
  expect(rows).toEqual([])
})

test('Nobody can be connected to the template while it is cloned', async () => {
  await using database = await testDatabase()
  const { rows } = await database.pool.query('select datallowconn from pg_database where datname = $1', [
    inject('server').template,
  ])
  expect(rows).toEqual([{ datallowconn: false }])
})
