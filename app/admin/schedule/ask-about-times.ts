import { href } from 'react-router'
import { address } from '#app/address.ts'

/**
 * `id`: of the request that the form is about, whose own appointment is not in the way. `assigneeId`: who goes,
 * where the form has no field for it.
 */
export type Planned = { id: string; assigneeId?: string | undefined }

/** What an appointment's form says of it, as read-free-times.ts takes it. */
export function askedIn(form: HTMLFormElement | undefined, { id, assigneeId }: Planned): URLSearchParams {
  const typed = new FormData(form)
  const text = (name: string) => String(typed.get(name) ?? '')
  return new URLSearchParams({
    assigneeId: assigneeId ?? text('assigneeId'),
    minutes: text('minutes'),
    date: text('date'),
    exceptId: id,
  })
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
