import type { Queryable } from '#server/database/database.ts'
import { readProfile } from '#server/models/business-profile.ts'
import { passwordShortcoming } from './password-policy.ts'

/** What is wrong with the password that somebody of this business chooses, as a sentence; undefined when it is good. */
export async function chosenPasswordShortcoming(
  db: Queryable,
  { email, password }: { email: string; password: string },
): Promise<string | undefined> {
  return passwordShortcoming(password, { email, company: (await readProfile(db)).name })
}
