import { href } from 'react-router'
import { address } from '#app/address.ts'

/** As an `assigneeId`: who fills in the form. */
export const me = 'me'

/**
 * `id`: of the request that the form is about, whose own appointment is not in the way. `assigneeId`: who goes,
 * where the form has no field for it.
 */
export type Planned = { id: string; assigneeId?: string | undefined }

/** What an appointment's form says of it, as read-free-times.ts takes it. */
export function timesQuery(form: HTMLFormElement | undefined, { id, assigneeId }: Planned): URLSearchParams {
  const typed = new FormData(form)
  const text = (name: string) => String(typed.get(name) ?? '')
  return new URLSearchParams({
    assigneeId: assigneeId ?? text('assigneeId'),
    minutes: text('minutes'),
    date: text('date') || (text('wanted').split('T')[0] ?? ''),
    exceptId: id,
  })
}

/** In a field of its own, or in that of a call's form. */
export function typedTimeIn(form: HTMLFormElement): string {
  const typed = new FormData(form)
  return String(typed.get('time') ?? '') || (String(typed.get('wanted') ?? '').split('T')[1] ?? '')
}

/**
 * Undefined where it failed. Not by the router, which would first load the route's code: without a connection that loads the
 * page anew.
 */
export async function ask<Answer>(query: URLSearchParams, signal?: AbortSignal): Promise<Answer | undefined> {
  try {
    const answer = await fetch(address(`${href('/admin/schedule/free-times')}?${query}`), {
      signal: signal ?? null,
    })
    return answer.ok ? await answer.json() : undefined
  } catch {
    return undefined
  }
}
