import { Outlet } from 'react-router'
import { Company } from '#app/admin/layout/panel-context.tsx'
import { ReadCompany } from '#app/admin/layout/panel-counts.ts'
import { servicesContext } from '#app/context.ts'
import adminStyles from '#app/styles/admin.css?url'
import { adminWords } from '#content/en/admin.ts'
import type { Route } from './+types/route.ts'

export const handle = { hydrates: true }

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: adminStyles }]

/** What every visitor may know: whose panel this is. */
export async function loader({ context }: Route.LoaderArgs) {
  const { run, savedProfile } = context.get(servicesContext)
  const company = await run(ReadCompany, {})
  return company.ok ? company.data.businessProfile.name : (savedProfile()?.name ?? adminWords.panel)
}

export { revalidateOnNavigation as shouldRevalidate } from '#app/admin/offline.ts'

/** Around the pages before the panel. */
export default function Entry({ loaderData }: Route.ComponentProps) {
  return (
    <Company value={loaderData}>
      <Outlet />
    </Company>
  )
}
