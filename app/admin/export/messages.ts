import { href } from 'react-router'
import { exportWords as words } from '#content/en/admin-export.ts'
import { listWords } from '#content/en/admin-lists.ts'
import { contactServiceLabel } from '#content/en/contact-services.ts'
import { servicesContext } from '../../context.ts'
import { administratorContext } from '../administrator-context.ts'
import { leadFilters } from '../leads/lead-filters.ts'
import { messageAddress } from '../messages/message-list.ts'
import type { Route } from './+types/messages.ts'
import { allRows, batchSize } from './all-rows.ts'
import { beginExport } from './begin-export.ts'
import { ExportMessages } from './documents.ts'
import { csvAnswer } from './export-answer.ts'
import { spreadsheetTime } from './spreadsheet-time.ts'

const { columns } = words

/** The list of messages, as far as its address shows it, for a spreadsheet. */
export async function loader(args: Route.LoaderArgs) {
  const { context, url } = args
  const { filter, search } = messageAddress.read(url.searchParams)
  await beginExport(args, `${href('/admin/messages')}${messageAddress.path({ filter, search })}`, {
    subject: 'Message',
    filter,
    search,
  })
  const { run } = context.get(administratorContext)
  const asked = { filter: leadFilters[filter], search: search || null, limit: batchSize }
  const batches = allRows(async (after) => {
    const page = await run(ExportMessages, { ...asked, after })
    return page.ok ? { ok: true, data: page.data.listMessages } : page
  }, context.get(servicesContext).log)
  async function* cells() {
    for await (const messages of batches)
      yield messages.map((message) => [
        spreadsheetTime(message.submittedAt),
        message.status,
        message.name,
        message.phone,
        message.email,
        contactServiceLabel(message.service),
        message.message,
        message.notes ?? '',
        spreadsheetTime(message.contactedAt),
        spreadsheetTime(message.completedAt),
        listWords.quarantine(message.quarantineReasons?.filter((reason) => reason !== null) ?? []),
      ])
  }
  return csvAnswer(
    words.files.messages,
    [
      columns.received,
      columns.status,
      columns.name,
      columns.phone,
      columns.email,
      columns.service,
      columns.message,
      columns.notes,
      columns.contacted,
      columns.completed,
      columns.check,
    ],
    cells(),
  )
}
