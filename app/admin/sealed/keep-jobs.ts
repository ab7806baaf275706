import { href } from 'react-router'
import { address } from '#app/address.ts'
import { withTimeout } from '#app/admin/offline.ts'
import { giveKey, type Vault, wipe } from '#app/admin/storage/vault.ts'
import { mostSealedBytes } from '#content/sealed-jobs.ts'
import type { SealedAnswer, SealedJobs } from './jobs-route.ts'
import { saysEnded } from './waiting-presses.ts'

/** By the address of a thumbnail without its signature. */
type KeptPhotos = Readonly<Record<string, { name: string; size: number }>>

export type KeptJobs = SealedJobs & { photos: KeptPhotos }

const recordName = 'jobs'

const notKeptBefore = {
  ...{ papers: [], taxRates: [], hiddenServices: [] },
  may: { calls: false, drafts: false },
} satisfies Partial<KeptJobs>

export async function readKeptJobs(vault: Vault): Promise<KeptJobs | undefined> {
  // Written by `keepJobs` only, perhaps before an update.
  const kept = (await vault.readJson(recordName)) as KeptJobs | undefined
  return kept && { ...notKeptBefore, ...kept }
}

/** Asks for what this device keeps, and seals it. Where the session has ended, everything is wiped. */
export async function keepJobs(): Promise<'kept' | 'ended' | 'unreached'> {
  const answer = await withTimeout(fetch(address(href('/admin/sealed-jobs')))).catch(() => undefined)
  if (answer && (await saysEnded(answer))) {
    await wipe()
    return 'ended'
  }
  if (!answer?.ok) return 'unreached'
  // By the route's own type.
  const { sealed, ...given } = (await answer.json()) as SealedAnswer
  const vault = await giveKey(given)
  if (!vault) return 'unreached'
  const before = await readKeptJobs(vault)
  const photos = await keepPhotos(vault, sealed, before?.photos ?? {})
  await vault.writeJson(recordName, { ...sealed, photos } satisfies KeptJobs)
  await vault.keepOnly([recordName, ...Object.values(photos).map(({ name }) => name)])
  return 'kept'
}

/** Links of files are signed for a while; what they name stays. */
export const photoKey = (url: string): string => url.split('?')[0] ?? url

/** The first ones of the jobs in their order, as long as there is room; fetched once. */
async function keepPhotos(vault: Vault, { jobs }: SealedJobs, before: KeptPhotos): Promise<KeptPhotos> {
  const urls = jobs.flatMap(({ files }) => files ?? []).flatMap(({ thumbnailUrl }) => thumbnailUrl ?? [])
  const kept: Record<string, { name: string; size: number }> = {}
  let left = mostSealedBytes
  for (const url of urls) {
    const photo = before[photoKey(url)] ?? (await fetchPhoto(vault, url, left))
    if (!photo) continue
    kept[photoKey(url)] = photo
    left -= photo.size
  }
  return kept
}

async function fetchPhoto(vault: Vault, url: string, mostBytes: number) {
  const answer = await withTimeout(fetch(url)).catch(() => undefined)
  if (!answer?.ok) return undefined
  const photo = new Uint8Array(await answer.arrayBuffer())
  if (photo.length > mostBytes) return undefined
  const name = `photo ${crypto.randomUUID()}`
  await vault.write(name, photo)
  return { name, size: photo.length }
}
