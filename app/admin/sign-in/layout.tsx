import { Outlet, useLocation } from 'react-router'
import adminStyles from '#app/admin/panel.css?url'
import { ownLanguageName } from '#app/admin/records/language-name.ts'
import { BusinessContext, unknownBusiness } from '#app/admin/screen/panel-context.tsx'
import { ReadCompany } from '#app/admin/screen/panel-counts.ts'
import { servicesContext } from '#app/context.ts'
import { firmOf } from '#app/ui/logo.tsx'
import type { Route } from './+types/layout.ts'

export const handle = { hydrates: true }

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: adminStyles }]

export async function loader({ context }: Route.LoaderArgs) {
  const { run, savedProfile, languages, language } = context.get(servicesContext)
  const company = await run(ReadCompany, {})
  const profile = company.ok ? company.value.businessProfile : savedProfile()
  return { firm: profile ? firmOf(profile) : unknownBusiness.firm, languages, language }
}

export { revalidateOnNavigation as shouldRevalidate } from '#app/admin/offline.ts'
export { EntryError as ErrorBoundary } from '#app/admin/screen/entry-error.tsx'

type OtherLanguagesProps = Pick<Route.ComponentProps['loaderData'], 'languages' | 'language'>

/** An account without a language of its own gets the panel in the language of this page. */
function OtherLanguages({ languages, language }: OtherLanguagesProps) {
  const { pathname, search } = useLocation()
  const others = languages.filter(({ code }) => code !== language)
  if (others.length === 0) return null
  return (
    <footer className="entry-languages">
      {others.map(({ code, prefix }) => (
        <a key={code} href={`${prefix}${pathname}${search}`} lang={code} hrefLang={code} className="link">
          {ownLanguageName(code)}
        </a>
      ))}
    </footer>
  )
}

export default function SignInLayout({ loaderData }: Route.ComponentProps) {
  return (
    <BusinessContext value={{ ...unknownBusiness, firm: loaderData.firm }}>
      <Outlet />
      <OtherLanguages {...loaderData} />
    </BusinessContext>
  )
}
