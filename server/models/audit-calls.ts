import { sql } from 'drizzle-orm'
import { GraphQLList, GraphQLNonNull, GraphQLString } from 'graphql'
import type { Call } from '#server/data-service/call.ts'
import { allowed } from '#server/data-service/permission.ts'
import { unwrap } from '#server/data-service/refusal-error.ts'
import type { ExtraCalls } from '#server/data-service/schema.ts'
import { done, type Result } from '#server/result.ts'
import { auditEntries } from '#server/schema/operations.ts'
import { auditEntry } from './audit-entry.ts'

/** The calls about the log of who did what that are no model operation. */
export const auditCalls: ExtraCalls = {
  queries: {
    auditPeople: {
      type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(GraphQLString))),
      description: 'Everybody whom the log names, in the order of the alphabet.',
      resolve: async (_root, _args, call) => unwrap(await people(call)),
    },
  },
}

/** Goes from name to name in the index: the log may be long, the people are few. */
async function people(call: Call): Promise<Result<string[]>> {
  const access = allowed(auditEntry, 'read', call.actor)
  if (!access.ok) return access
  const { rows } = await call.db.execute<{ name: string }>(sql`
    with recursive person(name) as (
      (select min(actor_name) from ${auditEntries})
      union all
      select (select min(actor_name) from ${auditEntries} where actor_name > person.name)
      from person where person.name is not null
    )
    select name from person where name is not null`)
  return done(rows.map(({ name }) => name))
}
