import { setTimeout as pause } from 'node:timers/promises'
import { makeUpLead } from '../lead.ts'
import { openQuoteForm, type QuoteForm } from '../quote-form.ts'
import type { Random } from '../seeded-random.ts'
import type { SentLead } from '../visitors.ts'

export type HonestLead = SentLead & {
  /** Milliseconds from the first press of Send until it was stored; undefined when the visitor gave up. */
  storedAfterMs: number | undefined
  photosLeftBehind: number
}

/** A form that is sent within 2 s of opening would be suspicious. */
const fillsInMs = 2_050

/**
 * `count` visitors in parallel, each from another address, send requests with photos until `isOver`. When a page does not
 * load or a request is not stored, the visitor tries again for `givesUpAfterMs`.
 */
export async function sendHonestLeads(
  site: string,
  random: Random,
  { count, givesUpAfterMs, isOver }: { count: number; givesUpAfterMs: number; isOver: () => boolean },
): Promise<{ leads: HonestLead[]; pagesNotLoaded: number }> {
  const leads: HonestLead[] = []
  let people = 0
  let pagesNotLoaded = 0

  async function visitRepeatedly() {
    while (!isOver()) {
      people += 1
      const address = `10.${people & 255}.${(people >> 8) & 255}.7`
      const form = await loadForm(site, address, givesUpAfterMs)
      if (!form) {
        pagesNotLoaded += 1
        continue
      }
      const lead = await makeUpLead(random, { mark: form.idempotencyKey, withLargeFile: false })
      const record: HonestLead = {
        mark: form.idempotencyKey,
        lead,
        acknowledged: new Set(),
        refusals: [],
        sends: 0,
        storedAfterMs: undefined,
        photosLeftBehind: 0,
      }
      leads.push(record)
      await sendUntilStored(form, record, givesUpAfterMs)
    }
  }

  await Promise.all(Array.from({ length: count }, visitRepeatedly))
  return { leads, pagesNotLoaded }
}

async function loadForm(
  site: string,
  address: string,
  givesUpAfterMs: number,
): Promise<QuoteForm | undefined> {
  const began = Date.now()
  while (Date.now() - began < givesUpAfterMs) {
    const form = await openQuoteForm(site, address)
    if (form) return form
    await pause(500)
  }
  return undefined
}

async function sendUntilStored(form: QuoteForm, record: HonestLead, givesUpAfterMs: number) {
  const { files } = record.lead
  form.choose(files.map(({ file }) => file))
  await pause(Math.max(0, fillsInMs - form.age()))
  const began = Date.now()
  while (Date.now() - began < givesUpAfterMs) {
    record.sends += 1
    const { result, id } = await form.send(record.lead.values)
    const sent = form.filesToSend()
    if (result.ok) {
      record.acknowledged.add(id ?? 'no id')
      record.storedAfterMs = Date.now() - began
      record.lead.files = files.filter(({ file }) => sent.includes(file.name))
      record.photosLeftBehind = files.length - record.lead.files.length
      return
    }
    // A refused photo is removed and the request is sent without it; any other refusal is a violation.
    const isAboutFiles = result.refusal.reason === 'refused' && 'files' in result.refusal.fieldErrors
    if (isAboutFiles) form.removeRefusedFiles()
    else if (result.refusal.reason === 'refused')
      record.refusals.push(JSON.stringify(result.refusal.fieldErrors))
    await pause(500)
  }
}
