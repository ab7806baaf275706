import { Outlet } from 'react-router'
import { Company } from '#app/admin/layout/panel-context.tsx'
import { ReadCompany } from '#app/admin/layout/panel-counts.ts'
import adminStyles from '#app/admin/panel.css?url'
import { servicesContext } from '#app/context.ts'
import { adminWords } from '#words/panel/panel.ts'
import type { Route } from './+types/layout.ts'

export const handle = { hydrates: true }

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: adminStyles }]

export async function loader({ context }: Route.LoaderArgs) {
  const { run, savedProfile } = context.get(servicesContext)
  const company = await run(ReadCompany, {})
  return company.ok ? company.value.businessProfile.name : (savedProfile()?.name ?? adminWords.panel)
}

export { revalidateOnNavigation as shouldRevalidate } from '#app/admin/offline.ts'

export default function SignInLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Company value={loaderData}>
      <Outlet />
    </Company>
  )
}
