import { is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, inject, test } from 'vitest'
import { languages } from '#content/languages.ts'
import { dictionariesOf, wordsOf } from '#server/schema/columns.ts'
import * as content from '#server/schema/content.ts'
import * as operations from '#server/schema/operations.ts'
import { secrets } from '#server/schema/operations.ts'
import * as leads from '#server/schema/requests.ts'
import * as reviews from '#server/schema/reviews.ts'
import { testDatabase } from '#tests/database.ts'

test('Databases that are made at once are separate and migrated, and empty for the next test', async () => {
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

/** A migration that changes a generated column drops its index. */
test('The migrations leave every index that the tables name', async () => {
  await using database = await testDatabase()
  const { rows } = await database.pool.query<{ name: string }>('select indexname as name from pg_indexes')
  const tables = [content, leads, operations, reviews].flatMap((page) =>
    Object.values(page).filter((one) => is(one, PgTable)),
  )
  const named = tables.flatMap((table) =>
    getTableConfig(table).indexes.map(({ config }) => config.name ?? ''),
  )
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter((name) => !rows.some((row) => row.name === name))).toEqual([])
})

test('Words of a text are those of its language, in a generated column', async () => {
  await using database = await testDatabase()
  const [english] = languages
  const spanish = { ...english, code: 'es', words: { ...english.words, dictionary: 'spanish' } }
  const words = wordsOf(sql.raw('content'), [english, spanish])
  await database.db.execute(sql`create table texts (language text, content text,
    words tsvector generated always as (${words}) stored)`)
  await database.db.execute(sql`create index texts_words on texts using gin (words)`)
  await database.db.execute(
    sql`insert into texts values ('en', 'locks changed'), ('es', 'cerraduras cambiadas')`,
  )
  const found = async (typed: string) => {
    const each = dictionariesOf([english, spanish]).map(
      (dictionary) => sql`words @@ websearch_to_tsquery(${dictionary}, ${typed})`,
    )
    const { rows } = await database.db.execute(
      sql`select language from texts where ${sql.join(each, sql` or `)}`,
    )
    return rows.map(({ language }) => language)
  }
  expect([await found('lock'), await found('cerradura cambiar'), await found('safe')]).toEqual([
    ['en'],
    ['es'],
    [],
  ])
})
