import { href } from 'react-router'
import { administratorContext } from '#app/admin/access.ts'
import { suspicionReasons } from '#app/admin/leads/lead.ts'
import { leadFilters } from '#app/admin/leads/lead-list.ts'
import { messageAddress } from '#app/admin/messages/message-list.ts'
import { servicesContext } from '#app/context.ts'
import { phoneLineOf } from '#content/phone-line.ts'
import { listWords, exportWords as words } from '#words/admin-lists.ts'
import { contactServiceLabel } from '#words/service-choices.ts'
import type { Route } from './+types/messages.ts'
import { type Column, csvResponse, spreadsheetTime } from './csv.ts'
import { type ExportedMessage, ExportMessages } from './documents.ts'
import { allRows, batchSize, beginExport } from './list-export.ts'

const { columns: titles } = words

const columns: readonly Column<ExportedMessage>[] = [
  [titles.received, (message) => spreadsheetTime(message.submittedAt)],
  [titles.status, (message) => message.status],
  [titles.name, (message) => message.name],
  [titles.phone, (message) => phoneLineOf(message).display],
  [titles.email, (message) => message.email],
  [titles.service, (message) => contactServiceLabel(message.service)],
  [titles.message, (message) => message.message],
  [titles.notes, (message) => message.notes ?? ''],
  [titles.contacted, (message) => spreadsheetTime(message.contactedAt)],
  [titles.completed, (message) => spreadsheetTime(message.completedAt)],
  [titles.check, (message) => listWords.quarantine(suspicionReasons(message))],
]

/** The list of messages, as far as its address shows it, for a spreadsheet. */
export async function loader(args: Route.LoaderArgs) {
  const list = { subject: 'Message', path: href('/admin/messages'), address: messageAddress } as const
  const { filter, search } = await beginExport(args, list)
  const { run } = args.context.get(administratorContext)
  const asked = { filter: leadFilters[filter], search: search || null, limit: batchSize }
  const batches = allRows(async (after) => {
    const page = await run(ExportMessages, { ...asked, after })
    return page.ok ? { ok: true, data: page.data.listMessages } : page
  }, args.context.get(servicesContext).log)
  return csvResponse(words.files.messages, columns, batches)
}
