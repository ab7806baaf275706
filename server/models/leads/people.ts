import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { GraphQLObjectType } from 'graphql'
import { batched } from '#server/data-service/batched.ts'
import { defineCall, type ExtraCalls, staffOf } from '#server/data-service/extra-calls.ts'
import { listOf, required } from '#server/data-service/field-types.ts'
import type { ModelField } from '#server/data-service/model.ts'
import type { Queryable } from '#server/database/database.ts'
import { done } from '#server/result.ts'
import { rolesThatTakeLeads } from '#server/rights.ts'
import { users } from '#server/schema/identity.ts'

type LabeledPerson = { id: string; name: string; label: string; place: number }

/** Written with the table's name, because drizzle leaves it out where one table is read. */
export const staffLabel = sql<string>`case
  when exists (select from users other where lower(other.name) = lower(users.name) and other.id <> users.id)
  then users.name || ' (' || users.email || ')' else users.name end`

/** Written with the table's name, as the label. */
export const staffPlace = sql<number>`(select count(*)::int from users other
  where (other.created_at, other.id) < (users.created_at, users.id))`

const personFields = { id: users.id, name: users.name, label: staffLabel, place: staffPlace }

const worksOnLeads = inArray(users.role, rolesThatTakeLeads)

export async function mayTakeLeads(db: Queryable, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), worksOnLeads))
  return rows.length > 0
}

export async function personById(db: Queryable, id: string | null): Promise<LabeledPerson | undefined> {
  if (!id) return undefined
  const [person] = await db.select(personFields).from(users).where(eq(users.id, id))
  return person
}

const listPeople = (db: Queryable): Promise<LabeledPerson[]> =>
  db.select(personFields).from(users).where(worksOnLeads).orderBy(asc(users.name), asc(users.id))

export const personType = new GraphQLObjectType<LabeledPerson>({
  name: 'Person',
  description: 'Somebody of the staff',
  fields: {
    id: required.id,
    name: required.text,
    label: {
      ...required.text,
      description: 'Their name, with their email where somebody else has the same',
    },
    place: {
      ...required.int,
      description:
        'How many joined before them, which who comes later does not change: it gives them their color',
    },
  },
})

const peopleById = batched<LabeledPerson>(async ({ db }, ids) => {
  const rows = await db
    .select(personFields)
    .from(users)
    .where(inArray(users.id, [...ids]))
  return new Map(rows.map((person) => [person.id, [person]]))
})

export const assigneeField: ModelField & { private: true } = {
  private: true,
  type: personType,
  resolve: async ({ assigneeId }, _args, call) =>
    typeof assigneeId === 'string' ? (await peopleById(call).load(assigneeId))[0] : null,
}

export const peopleCalls: ExtraCalls = {
  queries: {
    people: defineCall({
      may: staffOf('leads', 'readQuotes'),
      type: listOf(personType),
      description: 'Everybody who may be given a quote or message, by name',
      resolve: async (_args, { db }) => done(await listPeople(db)),
    }),
  },
}
