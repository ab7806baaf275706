import { Outlet } from 'react-router'
import adminStyles from '#app/admin/panel.css?url'
import { FirmContext, unknownFirm } from '#app/admin/screen/panel-context.tsx'
import { ReadCompany } from '#app/admin/screen/panel-counts.ts'
import { servicesContext } from '#app/context.ts'
import { firmOf } from '#app/ui/logo.tsx'
import type { Route } from './+types/layout.ts'

export const handle = { hydrates: true }

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: adminStyles }]

export async function loader({ context }: Route.LoaderArgs) {
  const { run, savedProfile } = context.get(servicesContext)
  const company = await run(ReadCompany, {})
  const profile = company.ok ? company.value.businessProfile : savedProfile()
  return profile ? firmOf(profile) : unknownFirm
}

export { revalidateOnNavigation as shouldRevalidate } from '#app/admin/offline.ts'
export { EntryError as ErrorBoundary } from '#app/admin/screen/entry-error.tsx'

export default function SignInLayout({ loaderData }: Route.ComponentProps) {
  return (
    <FirmContext value={loaderData}>
      <Outlet />
    </FirmContext>
  )
}
