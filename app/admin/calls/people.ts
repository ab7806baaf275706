import { refusedJson, staffContext } from '#app/admin/access.ts'
import type { ScreenHandle } from '#app/admin/rights.ts'
import type { Route } from './+types/people.ts'
import { FindCustomers } from './call-data.ts'

export const handle = { needs: { area: 'leads', to: 'write' } } satisfies ScreenHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const search = url.searchParams.get('search') ?? ''
  const found = await context.get(staffContext).run(FindCustomers, { search })
  if (!found.ok) return refusedJson(found.refusal)
  return Response.json(found.value.findCustomers)
}
