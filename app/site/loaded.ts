import { data } from 'react-router'
import type { Answer } from '#server/data-service/in-process.ts'

/**
 * What a page asked for. Where loading failed, the visitor reads so and gets the phone number, not an empty list. What
 * the data service refuses as input came from the address (a NUL in it): the visitor's mistake, and no failure of ours.
 */
export function loaded<Data>(answer: Answer<Data>): Data {
  if (answer.ok) return answer.data
  if (answer.error.code === 'BAD_INPUT') throw data(null, { status: 400 })
  throw new Error(answer.error.message)
}
