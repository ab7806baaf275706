import { eq } from 'drizzle-orm'
import { GraphQLObjectType } from 'graphql'
import { plausibleFirstName } from '#content/first-name.ts'
import type { Call } from '#server/data-service/call.ts'
import { optional } from '#server/data-service/field-types.ts'
import type { Queryable } from '#server/database/database.ts'
import { users } from '#server/schema/identity.ts'
import { comingOf, type ReceiptProgress } from './receipt-stage.ts'

/** Who stands at the customer's door: told as long as the page says that somebody is coming. */
export type WhoComes = {
  name: string | null
  license: string | null
  photo: string | null
  codeWord: string | null
}

export async function whoComes(
  db: Queryable,
  progress: ReceiptProgress,
  now: Date,
): Promise<WhoComes | null> {
  if (!comingOf(progress, now)) return null
  const { codeWord, assigneeId, takenAt } = progress.row
  const { name, license, image } = users
  const [person] =
    assigneeId && takenAt
      ? await db.select({ name, license, image }).from(users).where(eq(users.id, assigneeId))
      : []
  if (!person) return codeWord ? { name: null, license: null, photo: null, codeWord } : null
  return { name: plausibleFirstName(person.name), license: person.license, photo: person.image, codeWord }
}

export const whoComesType = new GraphQLObjectType<WhoComes, Call>({
  name: 'WhoComes',
  description: 'Who stands at the door, while somebody is on the way',
  fields: {
    name: { ...optional.text, description: 'First name' },
    license: { ...optional.text, description: 'Number of their pocket card or license' },
    photo: { ...optional.text, description: 'Another one as soon as the photo is; null without one' },
    codeWord: { ...optional.text, description: 'What both may ask each other' },
  },
})
