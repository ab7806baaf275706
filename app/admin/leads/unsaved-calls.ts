import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react'
import { href, useRevalidator } from 'react-router'
import { address } from '#app/address.ts'
import { withTimeout } from '#app/admin/offline.ts'
import { useUserId } from '#app/admin/rights.ts'
import {
  clearUnsavedRecord,
  onUnsavedChange,
  unsavedText,
  unsavedTexts,
} from '#app/admin/storage/unsaved-text.ts'
import { useAnnounce } from '#app/ui/announcer.tsx'
import { onChanceToSend } from '#app/ui/chance-to-send.ts'
import { withSubmitLock } from '#app/ui/submit-lock.ts'
import { unsavedCallWords as words } from '#words/panel/calls/unsaved.ts'

/**
 * Calls that were written down on this device and are not on the server yet. Each is the unsaved text of its own form. The id
 * that the form opened with makes it one request, however often it is sent.
 *
 * `typed`: Save was not pressed. `waiting`: it was, and the server was not reached; it is sent by itself. `refused`: the server
 * wants something corrected.
 */
export type UnsavedCall = {
  id: string
  name: string
  phone: string
  at: number
  state: 'typed' | 'waiting' | 'refused'
}

const form = href('/admin/calls/new')

const draftParam = 'draft'

/** The id of a call that is being written down stands in its address: a reload goes on with it, the next call has another. */
export function draftIn(params: URLSearchParams): string | undefined {
  const id = params.get(draftParam) ?? ''
  return /^[\da-f-]{36}$/.test(id) ? id : undefined
}

export const draftPath = (id: string, params = new URLSearchParams()): string =>
  `${form}?${new URLSearchParams({ ...Object.fromEntries(params), [draftParam]: id })}`

/** A field of the unsaved text, besides those of the form. */
const stateField = 'send'

export const waitingMark = [stateField, 'waiting'] as const

const namesOf = (id: string) => `${form}${id}`

export function useUnsavedCalls(): readonly UnsavedCall[] {
  const person = useUserId()
  const stored = useSyncExternalStore(
    onUnsavedChange,
    () => JSON.stringify(unsavedCalls(person)),
    () => '[]',
  )
  // Written by the line above only.
  return useMemo(() => JSON.parse(stored) as UnsavedCall[], [stored])
}

export function unsavedCalls(person: string): UnsavedCall[] {
  return unsavedTexts(person, form).map(({ text, at }) => {
    const fields = new URLSearchParams(text)
    const [id = '', name = '', phone = ''] = ['id', 'name', 'phone'].map((field) => fields.get(field) ?? '')
    const mark = fields.get(stateField)
    return { id, name, phone, at, state: mark === 'waiting' || mark === 'refused' ? mark : 'typed' }
  })
}

/** Gives the undo. */
export function discardCall(person: string, id: string): () => void {
  const kept = unsavedText(person, namesOf(id))
  const text = kept.get()
  kept.remove()
  return () => kept.set(text ?? '')
}

/** Stands in the frame of the panel: whichever screen is open when the connection returns. */
export function useWaitingCallsSent(person: string): void {
  const announce = useAnnounce()
  const { revalidate } = useRevalidator()
  const send = useEffectEvent(async () => {
    const sent = await sendWaitingCalls(person)
    if (sent.length === 0) return
    announce(words.sent(sent))
    void revalidate()
  })
  useEffect(() => {
    if (!person) return
    const retry = () => void send()
    retry()
    return onChanceToSend(retry)
  }, [person])
}

const isWaiting = ({ state }: UnsavedCall) => state === 'waiting'

/** The calls that are stored now. One tab sends at a time. */
export async function sendWaitingCalls(person: string): Promise<UnsavedCall[]> {
  if (!navigator.onLine || !unsavedCalls(person).some(isWaiting)) return []
  const sent: UnsavedCall[] = []
  await withSubmitLock(
    'call',
    async () => {
      for (const call of unsavedCalls(person).filter(isWaiting)) {
        const outcome = await sendCall(person, call)
        if (outcome === 'unreached') return
        if (outcome === 'stored') sent.push(call)
      }
    },
    { ifFree: true },
  )
  return sent
}

async function sendCall(person: string, { id }: UnsavedCall): Promise<'stored' | 'refused' | 'unreached'> {
  const kept = unsavedText(person, namesOf(id))
  const text = kept.get() ?? ''
  const status = await withTimeout(
    // Signed out it would be led to the sign-in page: an error, as without a connection.
    fetch(address(href('/admin/calls/unsaved')), {
      method: 'POST',
      body: new URLSearchParams(text),
      redirect: 'error',
    }),
  ).then(
    (answer) => answer.status,
    () => undefined,
  )
  // What was typed after sending is not on the server, so it is kept.
  if (status === 200 && kept.get() === text) clearUnsavedRecord(id)
  if (status === 200) return 'stored'
  if (status !== 422) return 'unreached'
  const fields = new URLSearchParams(text)
  fields.set(stateField, 'refused')
  if (kept.get() === text) kept.set(String(fields))
  return 'refused'
}
