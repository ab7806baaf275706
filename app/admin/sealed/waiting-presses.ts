import { href } from 'react-router'
import { address } from '#app/address.ts'
import { withTimeout } from '#app/admin/offline.ts'
import type { RequestKind } from '#app/admin/records/lead.ts'
import { openVault, type Vault, wipe } from '#app/admin/storage/vault.ts'
import { withSubmitLock } from '#app/ui/submit-lock.ts'
import { pressWords as words } from '#words/panel/sealed/presses.ts'
import type { Press, PressOutcome } from './press.ts'

/** `problem`: the server did not store it; a person has to decide. Else it waits and is sent by itself. */
type KeptPress = { press: Press; job: { kind: RequestKind; name: string }; problem?: string }

export type WaitingPress = KeptPress & { place: number }

export async function waitingPresses(): Promise<WaitingPress[]> {
  const vault = await openVault()
  return vault instanceof Object ? pressesIn(vault) : []
}

export async function keepPress(vault: Vault, kept: KeptPress): Promise<void> {
  await vault.addPress(kept)
}

/** Written by `keepPress` only. */
const pressesIn = async (vault: Vault): Promise<WaitingPress[]> =>
  (await vault.presses()).map(({ place, value }) => ({ ...(value as KeptPress), place }))

/** How many are left once all that can be sent is. */
export async function unsentPresses(): Promise<number> {
  await sendPresses()
  return (await waitingPresses()).length
}

export { wipe } from '#app/admin/storage/vault.ts'

export async function discardPress(place: number): Promise<void> {
  const vault = await openVault()
  if (vault instanceof Object) await vault.removePress(place)
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
    if (waiting.problem !== undefined) continue
    const answer = await sendPress(waiting.press)
    if (answer === 'ended') {
      sending.hasEnded = true
      await wipe()
    }
    if (answer === 'ended' || answer === 'unreached') return
    if (answer.outcome === 'stored') {
      await vault.removePress(waiting.place)
      sending.stored.push(waiting)
    } else {
      const { place, press, job } = waiting
      await vault.putPress({ place, value: { press, job, problem: answer.problem } satisfies KeptPress })
    }
  }
}

async function sendPress(press: Press): Promise<PressOutcome | 'ended' | 'unreached'> {
  try {
    const answer = await withTimeout(
      fetch(address(href('/admin/presses')), {
        method: 'POST',
        body: new URLSearchParams({ press: JSON.stringify(press) }),
      }),
    )
    if (await saysEnded(answer)) return 'ended'
    // By the route's own type.
    if (answer.ok) return (await answer.json()) as PressOutcome
    return neverTaken.has(answer.status) ? { outcome: 'refused', problem: words.notUnderstood } : 'unreached'
  } catch {
    return 'unreached'
  }
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
