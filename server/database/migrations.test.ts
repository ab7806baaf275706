import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrationsFolder } from './migrate.ts'

const files = readdirSync(migrationsFolder)
  .filter((name) => name.endsWith('.sql'))
  .sort()
  .map((name) => ({ name, sql: readFileSync(join(migrationsFolder, name), 'utf8') }))

/** A start runs all that a store lacks in one transaction, and PostgreSQL 15 and 16 refuse a value that the same one added. */
test('no migration uses a value that it or an earlier one adds to an enum, except as text', () => {
  expect(usesOfAddedValues(files)).toEqual([])
})

test.each([
  [`update a set b = 1 where c = 'late'`, 1],
  [`update a set b = 1 where c in ('new', 'late')`, 1],
  [`alter table a alter column c set default 'late'`, 1],
  [`update a set b = 1 where c::text = 'late'`, 0],
  [`update a set b = 1 where "row" ->> 'kind' = 'late'`, 0],
  [`update a set b = 'too late'`, 0],
])('%s', (sql, uses) => {
  const adding = {
    name: '1.sql',
    sql: `ALTER TYPE "public"."kind" ADD VALUE IF NOT EXISTS 'late' BEFORE 'new';`,
  }
  expect(usesOfAddedValues([adding, { name: '2.sql', sql }])).toHaveLength(uses)
  expect(usesOfAddedValues([{ name: '0.sql', sql }, adding])).toEqual([])
})

/** A literal that a new type has too may be meant for that type: only the start on PostgreSQL 15 tells. */
function usesOfAddedValues(migrations: readonly { name: string; sql: string }[]): string[] {
  const added = new Set<string>()
  const ofNewTypes = new Set<string>()
  return migrations.flatMap(({ name, sql }) =>
    sql.split('--> statement-breakpoint').flatMap((statement) => {
      if (/\bcreate type\b/i.test(statement))
        for (const [value] of statement.matchAll(/'[^']+'/g)) ofNewTypes.add(value)
      const adds = /\badd value (?:if not exists )?('[^']+')/i.exec(statement)?.[1]
      if (adds) added.add(adds)
      if (adds) return []
      const meant = statement.replaceAll(/(?:::text|->>\s*'\w+')\s*(?:=|<>|!=)\s*'[^']*'/g, '')
      return [...added]
        .filter((value) => meant.includes(value) && !ofNewTypes.has(value))
        .map((value) => `${name}: ${value}`)
    }),
  )
}
