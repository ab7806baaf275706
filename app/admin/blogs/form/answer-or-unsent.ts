import { answerInTime } from '../../answer-in-time.ts'
import type { FormAnswer } from './form-answer.ts'

/** In the browser: without a connection the form stays as it is and says so. */
export async function answerOrUnsent(asked: Promise<FormAnswer>): Promise<FormAnswer> {
  try {
    return await answerInTime(asked)
  } catch (error) {
    if (error instanceof Response) throw error
    return { kind: 'unsent' }
  }
}
