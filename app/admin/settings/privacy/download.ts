import { Readable } from 'node:stream'
import { href } from 'react-router'
import { requireConfirmed } from '#app/admin/access.ts'
import { servicesContext } from '#app/context.ts'
import type { Route } from './+types/download.ts'

export async function loader(args: Route.LoaderArgs) {
  const { context, url } = args
  const contact = url.searchParams.get('contact') ?? ''
  await requireConfirmed(args, `${href('/admin/settings/privacy')}?${new URLSearchParams({ contact })}`)
  const opened = await context.get(servicesContext).openPersonArchive(contact)
  if (!opened.ok) throw new Response(opened.refusal.message, { status: 404 })
  // Node and the browser have different types for the same web stream.
  const body = Readable.toWeb(opened.value) as ReadableStream<Uint8Array>
  return new Response(body, {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': 'attachment; filename="person.zip"',
      'Cache-Control': 'private, no-store',
    },
  })
}
