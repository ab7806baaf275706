import { Outlet } from 'react-router'
import { adminWords } from '#content/en/admin.ts'
import { servicesContext } from '../../context.ts'
import adminStyles from '../../styles/admin.css?url'
import { ReadCompany } from '../layout/panel-counts.ts'
import { Company } from '../layout/panel-title.tsx'
import type { Route } from './+types/route.ts'

export const handle = { hydrates: true }

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: adminStyles }]

/** What every visitor may know: whose panel this is. */
export async function loader({ context }: Route.LoaderArgs) {
  const { run, savedProfile } = context.get(servicesContext)
  const company = await run(ReadCompany, {})
  return company.ok ? company.data.businessProfile.name : (savedProfile()?.name ?? adminWords.panel)
}

export { keepLoaded as shouldRevalidate } from '../keep-loaded.ts'

/** Around the pages before the panel. */
export default function Entry({ loaderData }: Route.ComponentProps) {
  return (
    <Company value={loaderData}>
      <Outlet />
    </Company>
  )
}
