import type { Answer } from '#server/data-service/in-process.ts'

/** What a page asked for. Where loading failed, the visitor reads so and gets the phone number, not an empty list. */
export function loaded<Data>(answer: Answer<Data>): Data {
  if (!answer.ok) throw new Error(answer.error.message)
  return answer.data
}
