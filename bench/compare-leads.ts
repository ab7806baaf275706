import { differenceFrom } from './lead.ts'
import type { Owner, StoredQuote } from './owner.ts'
import type { SentLead } from './visitors.ts'

/**
 * `missing`: acknowledged, but not there under its id exactly once with what was sent. `mistreated`: honest requests that were
 * refused or marked suspicious. Both are never allowed. `notStored`: the visitor got no response, and saw the error and the
 * phone number.
 */
type Findings = {
  acknowledged: number
  missing: string[]
  duplicated: string[]
  mistreated: string[]
  storedUnacknowledged: number
  notStored: number
}

export function compareLeads(sent: readonly SentLead[], quotes: readonly StoredQuote[]): Findings {
  const byId = Map.groupBy(quotes, (quote) => quote.id)
  const byMark = Map.groupBy(quotes, markOf)
  const acknowledged = sent.filter((one) => one.acknowledged.size > 0)
  const copies = (one: SentLead) => byMark.get(one.mark)?.length ?? 0
  return {
    acknowledged: acknowledged.length,
    missing: acknowledged.flatMap((one) =>
      [...one.acknowledged].flatMap((id) => {
        const found = byId.get(id) ?? []
        if (found.length !== 1) return `quote ${id} (mark ${one.mark}) is there ${found.length} times`
        return found.flatMap((quote) => differences(one, quote).map((what) => `quote ${id}: ${what}`))
      }),
    ),
    duplicated: sent
      .filter((one) => copies(one) > 1 || one.acknowledged.size > 1)
      .map((one) => `mark ${one.mark}: ${copies(one)} quotes, acknowledged as ${[...one.acknowledged]}`),
    mistreated: [
      ...sent.flatMap((one) => one.refusals.map((why) => `mark ${one.mark} was refused: ${why}`)),
      ...quotes
        .filter((quote) => quote.quarantineReasons.length > 0)
        .map((quote) => `quote ${quote.id} was taken for a program's: ${quote.quarantineReasons}`),
    ],
    storedUnacknowledged: sent.filter((one) => one.acknowledged.size === 0 && copies(one) > 0).length,
    notStored: sent.filter((one) => one.acknowledged.size === 0 && copies(one) === 0).length,
  }
}

function markOf(quote: StoredQuote): string {
  return quote.message.split('Mark: ')[1] ?? `none, quote ${quote.id}`
}

function differences({ lead }: SentLead, quote: StoredQuote): string[] {
  const fields = ['firstName', 'lastName', 'phone', 'email', 'service', 'message'] as const
  const changed = fields.filter((field) => quote[field] !== lead.values[field])
  const [chosen, kept] = [lead.files.map(({ file }) => file.name), quote.files.map(({ name }) => name)]
  const sameFiles = JSON.stringify(chosen.toSorted()) === JSON.stringify(kept.toSorted())
  return [
    ...changed.map((field) => `${field} is ${JSON.stringify(quote[field])}`),
    ...(sameFiles ? [] : [`has the files ${kept} instead of ${chosen}`]),
  ]
}

export async function compareFiles(
  sent: readonly SentLead[],
  quotes: readonly StoredQuote[],
  owner: Owner,
): Promise<{ read: number; damaged: string[] }> {
  const marks = new Map(sent.filter((one) => one.acknowledged.size > 0).map((one) => [one.mark, one]))
  const damaged: string[] = []
  let read = 0
  for (const quote of quotes)
    for (const { name, url } of quote.files) {
      const candidates = marks.get(markOf(quote))?.lead.files.filter(({ file }) => file.name === name) ?? []
      if (candidates.length === 0) continue
      read += 1
      const bytes = await owner.download(url).catch((error: unknown) => String(error))
      const found =
        typeof bytes === 'string'
          ? [bytes]
          : await Promise.all(candidates.map((candidate) => differenceFrom(candidate, bytes)))
      if (found.every((difference) => difference !== undefined)) damaged.push(`quote ${quote.id}: ${found}`)
    }
  return { read, damaged }
}
