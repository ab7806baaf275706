import { href } from 'react-router'
import { staffContext } from '#app/admin/access.ts'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { readTimeZone } from '#app/admin/time-zone.ts'
import { graphql, type RowOf } from '#app/graphql.ts'
import { contactFileWords as words } from '#words/panel/imports.ts'
import type { Route } from './+types/contacts.ts'
import { allRows, beginExport, type CsvColumn, csvResponse, spreadsheetTime } from './csv.ts'

export const handle = { needs: { area: 'leads', to: 'write' } } satisfies ScreenHandle

export const ExportContacts = graphql(`
  query AdminExportContacts($filter: ModelContactFilterInput, $search: String, $limit: Int, $after: String) {
    page: listContacts(filter: $filter, search: $search, limit: $limit, nextToken: $after) {
      items {
        name
        company
        phone
        phoneE164
        email
        others
        address
        notes
        createdAt
      }
      nextToken
    }
  }
`)

type Contact = RowOf<typeof ExportContacts>

const { columns: titles } = words

const othersOf = ({ others }: Contact, areEmails: boolean): string =>
  (others ?? []).filter((other) => other?.includes('@') === areEmails).join('; ')

const columns: readonly CsvColumn<Contact>[] = [
  [titles.name, ({ name }) => name ?? ''],
  [titles.company, ({ company }) => company ?? ''],
  [titles.phone, ({ phone }) => phone ?? ''],
  [titles.email, ({ email }) => email ?? ''],
  [titles.otherPhones, (contact) => othersOf(contact, false)],
  [titles.otherEmails, (contact) => othersOf(contact, true)],
  [titles.address, ({ address }) => address ?? ''],
  [titles.notes, ({ notes }) => notes ?? ''],
  [titles.entered, ({ createdAt }, timeZone) => spreadsheetTime(createdAt, timeZone)],
]

/** What was imported or entered of customers; the import reads it back. */
export async function loader(args: Route.LoaderArgs) {
  await beginExport(args, {
    from: href('/admin/customers'),
    act: { subject: 'Contact', filter: 'all', search: '' },
  })
  const timeZone = await readTimeZone(args.context.get(staffContext).run)
  const rows = allRows(args, ExportContacts, { filter: null, search: null })
  return csvResponse({ name: words.file, columns, timeZone }, rows)
}
