import type { ReactNode } from 'react'
import { Outlet, useRouteLoaderData } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { defaultProfile } from '#content/business-profile.ts'
import { useNonce } from '../nonce.ts'
import siteStyles from '../styles/site.css?inline'
import { DemonstrationBanner } from '../ui/demonstration-banner.tsx'
import type { Route } from './+types/document.ts'
import { islandLoader } from './islands/loader.ts'
import { disclosureScript } from './layout/disclosure-script.ts'
import { SiteLayout } from './layout/site-layout.tsx'
import { PageError } from './page-error.tsx'
import { ProfileContext, ReadProfile } from './profile.ts'
import { ReviewDialogContext } from './review-dialog.ts'

/** The business, and the address under which people know this site, for everything on a public page. */
export async function loader({ context }: Route.LoaderArgs) {
  const { run, origin, island, isDemonstration } = context.get(servicesContext)
  const answer = await run(ReadProfile, {})
  if (!answer.ok) throw new Error(answer.error.message)
  return {
    profile: answer.data.businessProfile,
    origin,
    isDemonstration,
    reviewDialog: island('review-dialog'),
  }
}

export default function PublicDocument() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

/** The same frame around what could not be shown. */
export function ErrorBoundary() {
  return (
    <Frame>
      <PageError />
    </Frame>
  )
}

/** What every public page has in common: its styles inlined (one round trip fewer), its layout, the islands' loader. */
function Frame({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  // Missing when the loader itself failed: then the page has the default's name and number, and no dialog.
  const site = useRouteLoaderData<typeof loader>('site/document')
  return (
    <ProfileContext value={site?.profile ?? defaultProfile}>
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
