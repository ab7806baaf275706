import { parseInput } from '#server/data-service/input.ts'
import type { CsvRow } from '#server/models/formats/csv-rows.ts'
import { type ContactDraft, contactInput } from '#server/models/inbox/contact.ts'
import { done, type Reason, type Result, refuse } from '#server/result.ts'
import type { ContactTarget } from './contact-columns.ts'
import { cellsOf, type ImportColumns, isYes } from './import-cells.ts'
import { personIn, titled } from './person-row.ts'

export type RowContact = ContactDraft & { phoneE164: string | null }

/**
 * The contact in one row. What the columns hold beside one number, one address to write to and one place, and what cannot be
 * read of them, goes into the notes under the column's title: nothing of a customer is lost.
 */
export function readContactRow(
  row: CsvRow,
  columns: ImportColumns<ContactTarget>,
): Result<RowContact, Reason> {
  const { name, company, phone, phoneE164, email, others, address, rest, unreached } = personIn(row, columns)
  if (!name) return refuse<Reason>({ reason: 'importNoName' })
  if (unreached) return refuse<Reason>({ reason: unreached })
  // A box that is not ticked says nothing.
  const noted = cellsOf(row, columns)('notes').filter(({ text }) => isYes(text) !== false)
  const areSeveral = columns.targets.filter((target) => target === 'notes').length > 1
  const notes = [...noted.map((cell) => (areSeveral ? titled(cell) : cell.text)), ...rest].join('\n')
  const parsed = parseInput(contactInput, {
    ...{ name, company: company || null, phone, email, others, address, notes },
  })
  if (parsed.ok) return done({ ...parsed.value, phoneE164 })
  const [wrong] = Object.values(parsed.refusal.fields ?? {})
  return refuse<Reason>(wrong ?? { reason: 'notValid' })
}
