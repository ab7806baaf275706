import { href } from 'react-router'
import { requireConfirmed } from '#app/admin/access.ts'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { servicesContext } from '#app/context.ts'
import { downloadResponse } from '#app/file-response.ts'
import type { Route } from './+types/download.ts'

export const handle = { needs: { area: 'settings', to: 'write' } } satisfies ScreenHandle

export async function loader(args: Route.LoaderArgs) {
  const { context, params } = args
  await requireConfirmed(args, href('/admin/settings/data'))
  const opened = await context.get(servicesContext).backups.open(params.name)
  if (!opened.ok) throw new Response(opened.refusal.message, { status: 404 })
  const { size, stream } = opened.value
  const type = params.name.endsWith('.age') ? 'application/octet-stream' : 'application/gzip'
  return downloadResponse(stream, { name: params.name, type, size })
}
