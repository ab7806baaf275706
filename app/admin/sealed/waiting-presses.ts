import { href } from 'react-router'
import { address } from '#app/address.ts'
import { withTimeout } from '#app/admin/offline.ts'
import type { RequestKind } from '#app/admin/records/lead.ts'
import { openVault, type Vault, wipe } from '#app/admin/storage/vault.ts'
import { withSubmitLock } from '#app/ui/submit-lock.ts'
import { pressWords as words } from '#words/panel/sealed/presses.ts'
import type { Press, PressOutcome } from './press.ts'

/**
 * `problem`: the server did not store it; a person has to decide. `isStored`: of what made something new, which the list links to
 * until it is hidden. Else it waits and is sent by itself.
 */
type KeptPress = {
  press: Press
  job: { kind: RequestKind; name: string }
  problem?: string
  isStored?: true
}

export type WaitingPress = KeptPress & { place: number }

export async function waitingPresses(): Promise<WaitingPress[]> {
  const vault = await openVault()
  return vault instanceof Object ? pressesIn(vault) : []
}

export const isUnsent = ({ problem, isStored }: WaitingPress): boolean => problem === undefined && !isStored

export async function keepPress(
  vault: Vault,
  kept: KeptPress,
  photo?: Uint8Array<ArrayBuffer>,
): Promise<void> {
  await vault.addPress(kept, photo && { id: kept.press.id, bytes: photo })
}

/** Written by `keepPress` only. */
const pressesIn = async (vault: Vault): Promise<WaitingPress[]> =>
  (await vault.presses()).map(({ place, value }) => ({ ...(value as KeptPress), place }))

/** How many are left once all that can be sent is. */
export async function unsentPresses(): Promise<number> {
  await sendPresses()
  return (await waitingPresses()).filter(({ isStored }) => !isStored).length
}

export { wipe } from '#app/admin/storage/vault.ts'

export async function discardPress({ place, press }: WaitingPress): Promise<void> {
  const vault = await openVault()
  if (vault instanceof Object) await vault.removePress(place, press.id)
}

/** What was refused may be taken now: there is room again, or the right is there. */
export async function sendAgain({ place, press, job }: WaitingPress): Promise<void> {
  const vault = await openVault()
  if (!(vault instanceof Object)) return
  await vault.putPress({ place, value: { press, job } satisfies KeptPress })
  await sendPresses()
}

export type SentPresses = { stored: WaitingPress[]; hasEnded: boolean }

/** One after the other, as they were pressed, and one window at a time. Where the server is not reached the rest waits. */
export async function sendPresses(): Promise<SentPresses> {
  const sending: SentPresses = { stored: [], hasEnded: false }
  await withSubmitLock('press', () => sendInOrder(sending), { ifFree: true })
  return sending
}

async function sendInOrder(sending: SentPresses): Promise<void> {
  const vault = await openVault()
  if (!(vault instanceof Object)) return
  for (const waiting of await pressesIn(vault)) {
    if (!isUnsent(waiting)) continue
    const answer = await sendPress(waiting.press, vault)
    if (answer === 'ended') {
      sending.hasEnded = true
      await wipe()
    }
    if (answer === 'ended' || answer === 'unreached') return
    const { place, press, job } = waiting
    if (answer.outcome === 'stored') {
      if (makesNew.has(press.act))
        await vault.putPress({ place, value: { press, job, isStored: true } satisfies KeptPress })
      else await vault.removePress(place, press.id)
      sending.stored.push(waiting)
    } else {
      await vault.putPress({ place, value: { press, job, problem: answer.problem } satisfies KeptPress })
    }
  }
}

const makesNew: ReadonlySet<Press['act']> = new Set(['call', 'estimate', 'invoice'])

/** A photo over a bad line. */
const mostPhotoMs = 180_000

async function sendPress(press: Press, vault: Vault): Promise<PressOutcome | 'ended' | 'unreached'> {
  const body = await bodyOf(press, vault)
  if (!body) return { outcome: 'refused', problem: words.photoGone }
  try {
    const answer = await withTimeout(
      fetch(address(href('/admin/presses')), { method: 'POST', body }),
      press.act === 'photo' ? mostPhotoMs : undefined,
    )
    if (await saysEnded(answer)) return 'ended'
    // By the route's own type.
    if (answer.ok) return (await answer.json()) as PressOutcome
    return neverTaken.has(answer.status) ? { outcome: 'refused', problem: words.notUnderstood } : 'unreached'
  } catch {
    return 'unreached'
  }
}

/** A photo as a form with a file sends it. */
async function bodyOf(press: Press, vault: Vault): Promise<URLSearchParams | FormData | undefined> {
  const text = JSON.stringify(press)
  if (press.act !== 'photo') return new URLSearchParams({ press: text })
  const bytes = await vault.readPressFile(press.id)
  if (!bytes) return undefined
  const form = new FormData()
  form.append('press', text)
  form.append('photos', new File([bytes], press.name, { type: press.type }))
  return form
}

/** Sent again it would be answered the same, and hold up what was pressed after it. */
const neverTaken: ReadonlySet<number> = new Set([400, 404, 405, 413, 415, 422])

/** Only in its own words: something between may answer 401 as well. */
export async function saysEnded(answer: Response): Promise<boolean> {
  if (answer.status !== 401) return false
  const said: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined)
  return typeof said === 'object' && said !== null && 'ended' in said
}
