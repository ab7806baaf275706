import { href } from 'react-router'
import { requireConfirmed } from '#app/admin/access.ts'
import { servicesContext } from '#app/context.ts'
import { downloadResponse } from '#app/file-response.ts'
import type { Route } from './+types/download.ts'

export async function loader(args: Route.LoaderArgs) {
  const { context, url } = args
  const contact = url.searchParams.get('contact') ?? ''
  await requireConfirmed(args, `${href('/admin/settings/privacy')}?${new URLSearchParams({ contact })}`)
  const opened = await context.get(servicesContext).openPersonArchive(contact)
  if (!opened.ok) throw new Response(opened.refusal.message, { status: 404 })
  return downloadResponse(opened.value, { name: 'person.zip', type: 'application/zip' })
}
