import { href } from 'react-router'
import { requireConfirmed, staffContext } from '#app/admin/access.ts'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { servicesContext } from '#app/context.ts'
import { downloadResponse } from '#app/file-response.ts'
import { graphql } from '#app/graphql.ts'
import { slugOf } from '#content/blog-rules.ts'
import type { Route } from './+types/download.ts'

export const handle = { needs: { area: 'settings', to: 'write' } } satisfies ScreenHandle

const FindName = graphql(`
  query AdminFindPersonName($contact: String!) {
    personRecords(contact: $contact) {
      name
    }
  }
`)

export async function loader(args: Route.LoaderArgs) {
  const { context, url } = args
  const contact = url.searchParams.get('contact') ?? ''
  await requireConfirmed(args, `${href('/admin/settings/privacy')}?${new URLSearchParams({ contact })}`)
  const opened = await context.get(servicesContext).openPersonArchive(contact)
  if (!opened.ok) throw new Response(opened.refusal.message, { status: 404 })
  const found = await context.get(staffContext).run(FindName, { contact })
  const [person] = found.ok ? found.value.personRecords : []
  const name = slugOf(person?.name ?? '') || 'person'
  return downloadResponse(opened.value, { name: `${name}.zip`, type: 'application/zip' })
}
