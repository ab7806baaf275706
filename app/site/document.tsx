import { Outlet } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { useNonce } from '../nonce.ts'
import siteStyles from '../styles/site.css?inline'
import type { Route } from './+types/document.ts'
import { islandLoader } from './islands/loader.ts'
import { disclosureScript } from './layout/disclosure-script.ts'
import { SiteLayout } from './layout/site-layout.tsx'
import { ProfileContext, ReadProfile } from './profile.ts'
import { ReviewDialogContext } from './review-dialog.ts'

/** The business, and the address under which people know this site, for everything on a public page. */
export async function loader({ context }: Route.LoaderArgs) {
  const { run, origin, island } = context.get(servicesContext)
  const answer = await run(ReadProfile, {})
  if (!answer.ok) throw new Error(answer.error.message)
  return { profile: answer.data.businessProfile, origin, reviewDialog: island('review-dialog') }
}

/** What every public page has in common: its styles inlined (one round trip fewer), its frame, the islands' loader. */
export default function PublicDocument({ loaderData: { profile, reviewDialog } }: Route.ComponentProps) {
  const nonce = useNonce()
  return (
    <ProfileContext value={profile}>
      <ReviewDialogContext value={reviewDialog}>
        <style href="site" precedence="site" nonce={nonce}>
          {siteStyles}
        </style>
        <SiteLayout>
          <Outlet />
        </SiteLayout>
        <script nonce={nonce}>{disclosureScript}</script>
        <script nonce={nonce}>{islandLoader}</script>
      </ReviewDialogContext>
    </ProfileContext>
  )
}
