import type { ReactNode } from 'react'
import { data, Outlet, useRouteLoaderData } from 'react-router'
import { BareError } from '#app/bare-error.tsx'
import { servicesContext } from '#app/context.ts'
import { useNonce } from '#app/nonce.ts'
import { islandLoader } from '#app/site/forms/loader.ts'
import { disclosureScript } from '#app/site/layout/disclosure-script.ts'
import { SiteLayout } from '#app/site/layout/site-layout.tsx'
import siteStyles from '#app/styles/site.css?inline'
import { DemonstrationBanner } from '#app/ui/demonstration-banner.tsx'
import { errorWords } from '#content/en/errors.ts'
import type { Route } from './+types/document.ts'
import { PageError } from './page-error.tsx'
import { ProfileContext, readProfile } from './profile.ts'
import { ReviewDialogContext } from './review-dialog.ts'

/** The business, and the address under which people know this site, for everything on a public page. */
export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { origin, island, isDemonstration } = services
  const { profile, isKept } = await readProfile(services)
  return data(
    { profile, origin, isDemonstration, reviewDialog: island('review-dialog') },
    // It may be an old one, so nobody keeps the page.
    { status: isKept ? 503 : 200 },
  )
}

export default function PublicDocument() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

/** The same frame around what could not be shown; without a word about the business where nothing is known of it. */
export function ErrorBoundary() {
  const site = useRouteLoaderData<typeof loader>('site/document')
  if (!site) return <BareError words={errorWords.away} />
  return (
    <Frame>
      <PageError />
    </Frame>
  )
}

/** What every public page has in common: its styles inlined (one round trip fewer), its layout, the islands' loader. */
function Frame({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  const site = useRouteLoaderData<typeof loader>('site/document')
  return (
    <ProfileContext value={site?.profile}>
      <ReviewDialogContext value={site?.reviewDialog}>
        <style href="site" precedence="site" nonce={nonce}>
          {siteStyles}
        </style>
        {site?.isDemonstration && <DemonstrationBanner />}
        <SiteLayout>{children}</SiteLayout>
        <script nonce={nonce}>{disclosureScript}</script>
        <script nonce={nonce}>{islandLoader}</script>
      </ReviewDialogContext>
    </ProfileContext>
  )
}
