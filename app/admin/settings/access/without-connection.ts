import { textIn } from '#app/admin/list/row-action.ts'
import { orOffline, withTimeout } from '#app/admin/offline.ts'
import { accessWords } from '#content/en/admin-access.ts'
import type { AccessResult } from './answer-access.ts'

/** Loads; without a connection gives nothing, and the screen keeps what it shows. */
export const loadedOr = <Loaded>(loading: Promise<Loaded>) => orOffline(withTimeout(loading), () => undefined)

/** Sends; without a connection the form says that it did not get through. */
export async function sentOr<Answer>(
  request: Request,
  sending: () => Promise<Answer>,
): Promise<Answer | AccessResult> {
  const form = await request.clone().formData()
  const [intent, id] = [textIn(form, 'intent'), textIn(form, 'id')]
  const notSent: AccessResult = { intent, id, ok: false, message: accessWords.notSent, fields: {} }
  return orOffline(withTimeout(sending()), () => notSent)
}
