import { and, eq, inArray, sql } from 'drizzle-orm'
import { GraphQLObjectType } from 'graphql'
import { z } from 'zod'
import { batched } from '#server/data-service/batched.ts'
import type { Call } from '#server/data-service/call.ts'
import { listOf, required } from '#server/data-service/field-types.ts'
import { filterToSql } from '#server/data-service/filter.ts'
import type { Model, ModelField } from '#server/data-service/model.ts'
import { allowed } from '#server/data-service/permission.ts'
import type { Queryable, Transaction } from '#server/database/database.ts'
import { holdLock } from '#server/database/lock.ts'
import { done, type Result, refuseField } from '#server/result.ts'
import type { posts } from '#server/schema/content.ts'
import type { pages } from '#server/schema/pages.ts'

export const translationOf = z.guid().nullish()

type Translated = { id: string; language: string; slug: string; title: string; translationOf: string | null }

/** Of a record as it is stored; `id` is missing while it is made. */
type Own = { id?: string; language: string; translationOf?: string | null }

const translationType = new GraphQLObjectType<Translated>({
  name: 'Translation',
  description: 'The same in another language',
  fields: {
    id: required.id,
    language: required.text,
    slug: required.text,
    title: required.text,
  },
})

/**
 * Records of a table that are the same in several languages: those with one original, and the original itself. Which of them is
 * the original says nothing to a reader. `lock`: two that are saved at once would both take the place of one language.
 */
export function translationsIn(table: typeof posts | typeof pages, lock: string) {
  const original = sql<string>`coalesce(${table.translationOf}, ${table.id})`
  const columns = {
    ...{ id: table.id, language: table.language, slug: table.slug, title: table.title },
    translationOf: table.translationOf,
  }
  const rowsOf = (db: Queryable, originals: readonly string[]) =>
    db.select(columns).from(table).where(inArray(original, originals)).orderBy(table.id)

  /** Those that stay keep each other: one of them becomes the original. */
  async function leave(tx: Transaction, { id }: Own): Promise<void> {
    if (!id) return
    const [first] = await tx
      .select({ id: table.id })
      .from(table)
      .where(eq(table.translationOf, id))
      .orderBy(table.id)
      .limit(1)
    if (!first) return
    await tx.update(table).set({ translationOf: first.id }).where(eq(table.translationOf, id))
    await tx.update(table).set({ translationOf: null }).where(eq(table.id, first.id))
  }

  /** What is stored of a record that is to be the same as `asked` in its own language; null ends it, undefined changes nothing. */
  async function join(
    tx: Transaction,
    asked: string | null | undefined,
    own: Own,
  ): Promise<Result<string | null | undefined>> {
    if (asked === undefined) return done(undefined)
    await holdLock(tx, lock)
    if (asked === null) {
      await leave(tx, own)
      return done(null)
    }
    const [other] = await tx.select(columns).from(table).where(eq(table.id, asked))
    // The original may have been deleted: those that stay go on as they are.
    if (!other)
      return asked === own.translationOf
        ? done(undefined)
        : refuseField('translationOf', { reason: 'translationMissing' })
    if (other.language === own.language)
      return refuseField('translationOf', { reason: 'translationSameLanguage' })
    const group = originalOf(other)
    if (own.id && group === (own.translationOf ?? own.id)) return done(undefined)
    const taken = (await rowsOf(tx, [group])).find(({ language }) => language === own.language)
    if (taken)
      return refuseField('translationOf', { reason: 'translationTaken', facts: { title: taken.title } })
    await leave(tx, own)
    return done(group)
  }

  async function readTranslations({ db, actor }: Call, model: Model, ids: readonly string[]) {
    const access = allowed(model, 'read', actor)
    const found = new Map<string, Translated[]>()
    if (!access.ok) return found
    const own = await db.select(columns).from(table).where(inArray(table.id, ids))
    const readable = access.value === true ? undefined : filterToSql(table, access.value)
    const all = await db
      .select(columns)
      .from(table)
      .where(and(inArray(original, own.map(originalOf)), readable))
      .orderBy(table.id)
    for (const one of own)
      found.set(
        one.id,
        all.filter((other) => originalOf(other) === originalOf(one) && other.language !== one.language),
      )
    return found
  }

  /** `model`: of the table, given late because it has this field. */
  function field(model: () => Model): ModelField {
    const translations = batched((call, ids) => readTranslations(call, model(), ids))
    return {
      type: listOf(translationType),
      description: 'The same in other languages, as far as the caller may read it',
      resolve: ({ id }, _args, call) => translations(call).load(id),
    }
  }

  return { join, field }
}

const originalOf = ({ id, translationOf }: Translated): string => translationOf ?? id
