import { href } from 'react-router'
import { staffContext } from '#app/admin/access.ts'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { readTimeZone } from '#app/admin/time-zone.ts'
import { graphql, type RowOf } from '#app/graphql.ts'
import { contactFileWords as words } from '#words/panel/imports.ts'
import type { Route } from './+types/customer-cards.ts'
import { ExportContacts } from './contacts.ts'
import { allRows, beginExport, type ExportArgs, streamedFile } from './csv.ts'
import { cardOf } from './vcard.ts'

export const handle = { needs: { area: 'leads', to: 'write' } } satisfies ScreenHandle

const ExportCustomers = graphql(`
  query AdminExportCustomers($filter: Boolean, $search: String, $after: String) {
    page: customers(isManager: $filter, search: $search, limit: 100, nextToken: $after) {
      items {
        name
        phone
        phoneE164
        email
        address
      }
      nextToken
    }
  }
`)

type Contact = RowOf<typeof ExportContacts>

/** All customers as cards: what was entered or imported of them, then those who are known by their requests only. */
export async function loader(args: Route.LoaderArgs) {
  await beginExport(args, {
    from: href('/admin/customers'),
    act: { subject: 'Contact', filter: 'all', search: '' },
  })
  const timeZone = await readTimeZone(args.context.get(staffContext).run)
  return streamedFile({ name: words.file, type: 'text/vcard', extension: 'vcf', timeZone }, cards(args))
}

async function* cards(args: ExportArgs): AsyncGenerator<string> {
  const all = { filter: null, search: null }
  const known = new Set<string>()
  for await (const batch of allRows(args, ExportContacts, all)) {
    for (const contact of batch) for (const key of keysOf(contact)) known.add(key)
    yield batch.map(cardOfContact).join('')
  }
  for await (const batch of allRows(args, ExportCustomers, all))
    yield batch
      .filter((customer) => !keysOf(customer).some((key) => known.has(key)))
      .map(({ name, phone, email, address }) =>
        cardOf({ name, phones: filled(phone), emails: filled(email), address }),
      )
      .join('')
}

const keysOf = ({ phoneE164, email }: { phoneE164: string | null; email: string | null }): string[] => [
  ...filled(phoneE164),
  ...filled(email?.toLowerCase()),
]

const filled = (text: string | null | undefined): string[] => (text ? [text] : [])

function cardOfContact({ name, company, phone, email, others, address, notes }: Contact): string {
  const further = (others ?? []).flatMap((other) => other ?? [])
  return cardOf({
    name: name ?? '',
    ...{ company, address, notes },
    phones: [...filled(phone), ...further.filter((other) => !other.includes('@'))],
    emails: [...filled(email), ...further.filter((other) => other.includes('@'))],
  })
}
