import { data } from 'react-router'
import type { CallResult } from '#server/data-service/in-process.ts'

/**
 * The data of a page. When loading failed, which the data service has logged, the visitor is told and gets the phone number
 * instead of an empty list.
 */
export function loaded<Data>(result: CallResult<Data>): Data {
  const found = loadedOr(result, undefined)
  if (found === undefined) throw data(null, { status: 503 })
  return found
}

/**
 * The same for a part of a page that can do without. What the data service refuses as input came from the address (a NUL
 * in it): the visitor's mistake, and no failure of ours.
 */
export function loadedOr<Data, Else>(result: CallResult<Data>, otherwise: Else): Data | Else {
  if (result.ok) return result.value
  if (result.refusal.code === 'BAD_INPUT') throw data(null, { status: 400 })
  return otherwise
}
