import { and, eq, gt, inArray, ne, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { GraphQLString } from 'graphql'
import { batched } from '#server/data-service/batched.ts'
import type { Call } from '#server/data-service/call.ts'
import { defineCall, type ExtraCalls, staffOf } from '#server/data-service/extra-calls.ts'
import { listOf, required } from '#server/data-service/field-types.ts'
import { openFields, readOnlyModel } from '#server/data-service/model.ts'
import { done } from '#server/result.ts'
import { users } from '#server/schema/identity.ts'
import { auditEntries } from '#server/schema/operations.ts'

const deletions = batched(deletedRecords)

/** The log names people by mail address, which stays when they leave; some have a name too. */
const realNames = batched(async ({ db }: Call, ids) => {
  const { id, name, email } = users
  const rows = await db
    .select({ id, name })
    .from(users)
    .where(and(inArray(id, [...ids]), ne(name, ''), ne(name, email)))
  return new Map(rows.map((person) => [person.id, [person.name]]))
})

export const auditEntry = readOnlyModel({
  name: 'AuditEntry',
  plural: 'AuditEntries',
  table: auditEntries,
  fields: {
    at: { sortable: true },
    ...openFields('actorKind', 'actorId', 'actorName'),
    ...openFields('action', 'subject', 'subjectId', 'label', 'before', 'after'),
  },
  area: 'settings',
  tallied: {},
  sort: { field: 'at', direction: 'DESC' },
  extraFields: {
    actorRealName: {
      type: GraphQLString,
      description: 'The name of the person behind actorName, while they have an account with one',
      resolve: async ({ actorId }, _args, call) =>
        typeof actorId === 'string' ? (await realNames(call).load(actorId))[0] : null,
    },
    recordIsGone: {
      ...required.flag,
      description: 'Whether what this is about has been deleted since',
      resolve: async ({ id }, _args, call) => (await deletions(call).load(id)).length > 0,
    },
  },
  search: { text: auditEntries.searchText, words: auditEntries.searchWords },
})

async function deletedRecords(call: Call, ids: readonly string[]): Promise<Map<string, true[]>> {
  const deletion = alias(auditEntries, 'deletion')
  const restored = alias(auditEntries, 'restored')
  const rows = await call.db
    .selectDistinct({ id: auditEntries.id })
    .from(auditEntries)
    .innerJoin(
      deletion,
      and(
        eq(deletion.subject, auditEntries.subject),
        eq(deletion.subjectId, auditEntries.subjectId),
        eq(deletion.action, 'delete'),
      ),
    )
    .where(
      and(
        inArray(auditEntries.id, [...ids]),
        notExists(
          call.db
            .select({ id: restored.id })
            .from(restored)
            .where(
              and(
                eq(restored.subject, deletion.subject),
                eq(restored.subjectId, deletion.subjectId),
                eq(restored.action, 'restore'),
                gt(restored.id, deletion.id),
              ),
            ),
        ),
      ),
    )
  return new Map(rows.map(({ id }) => [id, [true]]))
}

export const auditCalls: ExtraCalls = {
  queries: {
    auditPeople: defineCall({
      may: staffOf('settings', 'readAuditEntries'),
      type: listOf(GraphQLString),
      description: 'Everybody whom the log names, in the order of the alphabet.',
      resolve: async (_args, call) => done(await people(call)),
    }),
  },
}

/** A loose index scan by name: the log is long, the people are few. */
async function people({ db }: Call): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    with recursive person(name) as (
      (select min(actor_name) from ${auditEntries})
      union all
      select (select min(actor_name) from ${auditEntries} where actor_name > person.name)
      from person where person.name is not null
    )
    select name from person where name is not null`)
  return rows.map(({ name }) => name)
}
