import { accessWords } from '#content/en/admin-access.ts'
import { answerInTime } from '../../answer-in-time.ts'
import { textIn } from '../../list/row-actions.ts'
import type { AccessResult } from './answer-access.ts'

/** Loads; without a connection gives nothing, and the screen keeps what it shows. */
export async function loadedOr<Loaded>(loading: Promise<Loaded>): Promise<Loaded | undefined> {
  try {
    return await answerInTime(loading)
  } catch (error) {
    if (error instanceof Response) throw error
    return undefined
  }
}

/** Sends; without a connection the form says that it did not get through. */
export async function sentOr<Answer>(
  request: Request,
  sending: () => Promise<Answer>,
): Promise<Answer | AccessResult> {
  const form = await request.clone().formData()
  try {
    return await answerInTime(sending())
  } catch (error) {
    if (error instanceof Response) throw error
    const [intent, id] = [textIn(form, 'intent'), textIn(form, 'id')]
    return { intent, id, ok: false, message: accessWords.notSent, fields: {} }
  }
}
