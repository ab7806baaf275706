import { Icon } from '#app/ui/icon.tsx'
import { Logo } from '#app/ui/logo.tsx'
import type { BusinessProfile } from '#content/business-profile.ts'
import { businessWords as words } from '#words/admin-business.ts'
import { layoutWords } from '#words/layout.ts'

/** The top of every page, small: the license, the name with its tagline, and the number that the button dials. */
export function SiteTop({ profile }: { profile: BusinessProfile }) {
  const [license] = profile.licenses
  return (
    <figure className="site-top" aria-label={words.frame}>
      <p className="site-top-bar night">
        <b>{layoutWords.badge}</b>
        <span>{license && layoutWords.license(license.number)}</span>
      </p>
      <div className="site-top-row">
        <Logo className="h-8 w-6 flex-none" />
        <p>
          <b>{profile.name}</b>
          <span>{profile.tagline}</span>
        </p>
      </div>
      <p className="site-top-call">
        <Icon name="phone" />
        {layoutWords.callUs} {profile.dispatch.display}
      </p>
    </figure>
  )
}
