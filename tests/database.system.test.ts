import { expect, inject, test } from 'vitest'
import { secrets } from '#server/schema/operations.ts'
import { testDatabase } from './database.ts'

test('Databases that are made at once are separate and migrated, and whoever has one next finds it empty', async () => {
  const made = await Promise.all(Array.from({ length: 6 }, () => testDatabase()))
  await Promise.all(made.map(({ db }, n) => db.insert(secrets).values({ name: 'whose', value: String(n) })))
  const read = await Promise.all(made.map(({ db }) => db.select({ value: secrets.value }).from(secrets)))
  expect(read).toEqual(made.map((_, n) => [{ value: String(n) }]))

  await Promise.all(made.map((database) => database[Symbol.asyncDispose]()))
  await using another = await testDatabase()
  expect(made.map(({ connection }) => connection.database)).toContain(another.connection.database)
  expect(await another.db.select().from(secrets)).toEqual([])
})

test('A database whose tables were changed has no next test', async () => {
  const changed = await testDatabase()
  await changed.pool.query('alter table secrets rename to hidden')
  await changed[Symbol.asyncDispose]()
  await using another = await testDatabase()
  const { rows } = await another.pool.query('select from pg_database where datname = $1', [
    changed.connection.database,
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
