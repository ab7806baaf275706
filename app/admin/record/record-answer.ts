import { data, href } from 'react-router'
import { answerInTime } from '#app/admin/offline.ts'
import type { RecordValues } from './record-values.ts'
import type { Refusal } from './save-unchanged.ts'

/** What a form's action answers, besides the way back to the list once the record is saved. */
export type RecordAnswer<Name extends string = string> =
  | ({ kind: 'refused'; values: RecordValues<Name> } & Refusal)
  | Unsent

/** The server was never reached, or does not know any more who writes. */
export type Unsent = { kind: 'unsent' } | { kind: 'signed-out' }

/** A form route's `clientAction`: without a connection, or signed out, the form stays as it is and says so. */
export async function answerOrUnsent<Answer>(asked: Promise<Answer>) {
  try {
    return await answerInTime(asked)
  } catch (error) {
    if (!(error instanceof Response)) return { kind: 'unsent' as const }
    const path = error.headers.get('location')?.split('?')[0]
    // With this status the panel is not loaded anew, which would leave the form for the sign-in page.
    if (path === href('/admin/login')) return data<Unsent>({ kind: 'signed-out' }, { status: 401 })
    throw error
  }
}
