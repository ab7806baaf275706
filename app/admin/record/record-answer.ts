import { answerInTime } from '../answer-in-time.ts'
import type { RecordValues } from './record-values.ts'
import type { Refusal } from './save-unchanged.ts'

/** What a form's action answers, besides the way back to the list once the record is saved. */
export type RecordAnswer<Name extends string = string> =
  | ({ kind: 'refused'; values: RecordValues<Name> } & Refusal)
  /** The server was never reached. */
  | { kind: 'unsent' }

/** A form route's `clientAction`: without a connection the form stays as it is and says so. */
export async function answerOrUnsent<Answer>(asked: Promise<Answer>): Promise<Answer | { kind: 'unsent' }> {
  try {
    return await answerInTime(asked)
  } catch (error) {
    if (error instanceof Response) throw error
    return { kind: 'unsent' }
  }
}
