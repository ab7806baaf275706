import type { Refusal, Unsent } from '#app/admin/form/record-action.ts'
import type { PostValues } from './post-values.ts'

/** What the form's action answers, besides the way back to the list once a post is saved. */
export type FormAnswer =
  | ({ kind: 'refused'; values: PostValues } & Refusal)
  | { kind: 'preview'; values: PostValues; html: string }
  /** Without script: the form again, one tag less, or with why there is no picture. */
  | { kind: 'changed'; values: PostValues; fields?: Record<string, string> }
  /** The draft that was offered is gone. */
  | { kind: 'discarded' }
  | Unsent

/** Whether a save did not get through. */
export const isFailure = (answer: FormAnswer | undefined) =>
  answer?.kind === 'refused' || answer?.kind === 'unsent' || answer?.kind === 'signed-out'
