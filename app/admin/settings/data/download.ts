import { Readable } from 'node:stream'
import { href } from 'react-router'
import { requireConfirmed } from '#app/admin/access.ts'
import { servicesContext } from '#app/context.ts'
import type { Route } from './+types/download.ts'

export async function loader(args: Route.LoaderArgs) {
  const { context, params } = args
  await requireConfirmed(args, href('/admin/settings/data'))
  const opened = await context.get(servicesContext).backups.open(params.name)
  if (!opened.ok) throw new Response(opened.refusal.message, { status: 404 })
  const { size, stream } = opened.value
  // Node and the browser have different types for the same web stream.
  const body = Readable.toWeb(stream) as ReadableStream<Uint8Array>
  return new Response(body, {
    headers: {
      'Content-Type': params.name.endsWith('.age') ? 'application/octet-stream' : 'application/gzip',
      'Content-Length': String(size),
      'Content-Disposition': `attachment; filename="${params.name}"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
