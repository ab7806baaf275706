import { setTimeout as pause } from 'node:timers/promises'
import { makeUpLead } from '../lead.ts'
import { openPage, type Phone } from '../phone.ts'
import type { Random } from '../seeded-random.ts'
import type { SentLead } from '../visitors.ts'

/** A lead of a person who wants a locksmith, and what it took to get it through. */
export type HonestLead = SentLead & {
  /** Milliseconds from the first press of Send until the server had it; undefined when the person gave up. */
  storedAfterMs: number | undefined
  /** Photos that the server would not take, so that the request went without them. */
  photosLeftBehind: number
}

/** A form that is sent within 2 s of its opening is a program's. */
const fillsInMs = 2_050
/** How long somebody who is locked out keeps trying before calling another firm. */
const patienceMs = 60_000

/**
 * `count` people at a time, each from an address of their own, send requests with photos until `isOver`. Somebody
 * whose page does not load or whose request is not stored tries again for a minute.
 */
export async function sendHonestLeads(
  site: string,
  random: Random,
  { count, isOver }: { count: number; isOver: () => boolean },
): Promise<{ leads: HonestLead[]; pagesNotLoaded: number }> {
  const leads: HonestLead[] = []
  let people = 0
  let pagesNotLoaded = 0

  async function comeAndGo() {
    while (!isOver()) {
      people += 1
      const address = `10.20.${(people >> 8) & 255}.${people & 255}`
      const phone = await loadPage(site, address)
      if (!phone) {
        pagesNotLoaded += 1
        continue
      }
      const lead = await makeUpLead(random, { mark: phone.idempotencyKey, withLargeFile: false })
      const record: HonestLead = {
        mark: phone.idempotencyKey,
        lead,
        acknowledged: new Set(),
        refusals: [],
        sends: 0,
        storedAfterMs: undefined,
        photosLeftBehind: 0,
      }
      leads.push(record)
      await sendUntilStored(phone, record)
    }
  }

  await Promise.all(Array.from({ length: count }, comeAndGo))
  return { leads, pagesNotLoaded }
}

async function loadPage(site: string, address: string): Promise<Phone | undefined> {
  const began = Date.now()
  while (Date.now() - began < patienceMs) {
    const phone = await openPage(site, address)
    if (phone) return phone
    await pause(500)
  }
  return undefined
}

async function sendUntilStored(phone: Phone, record: HonestLead) {
  const { files } = record.lead
  phone.choose(files.map(({ file }) => file))
  await pause(Math.max(0, fillsInMs - phone.age()))
  const began = Date.now()
  while (Date.now() - began < patienceMs) {
    record.sends += 1
    const { result, id } = await phone.send(record.lead.values)
    const sent = phone.filesToSend()
    if (result.ok) {
      record.acknowledged.add(id ?? 'an answer without an id')
      record.storedAfterMs = Date.now() - began
      record.lead.files = files.filter(({ file }) => sent.includes(file.name))
      record.photosLeftBehind = files.length - record.lead.files.length
      return
    }
    // A refused photo is taken out, and the request goes on without it; anything else refused is a fault.
    const isAboutFiles = result.refusal.reason === 'refused' && 'files' in result.refusal.fieldErrors
    if (isAboutFiles) phone.removeRefusedFiles()
    else if (result.refusal.reason === 'refused')
      record.refusals.push(JSON.stringify(result.refusal.fieldErrors))
    await pause(500)
  }
}
