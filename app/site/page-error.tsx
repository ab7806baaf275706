import { href, isRouteErrorResponse, useRouteError } from 'react-router'
import { defaultProfile } from '#content/business-profile.ts'
import { errorWords } from '#content/en/errors.ts'
import { useNonce } from '../nonce.ts'
import siteStyles from '../styles/site.css?inline'
import { ButtonLink } from '../ui/button-link.tsx'
import { PhoneLink } from '../ui/phone-link.tsx'
import { SiteLayout } from './layout/site-layout.tsx'

/** Any page that cannot be shown: says so honestly, and keeps the phone number in reach. */
export function PageError() {
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : 500
  const words = status === 404 ? errorWords.missing : status < 500 ? errorWords.refused : errorWords.broken
  return (
    <>
      <title>{`${words.title} · ${defaultProfile.name}`}</title>
      <style href="site" precedence="site" nonce={useNonce()}>
        {siteStyles}
      </style>
      <SiteLayout>
        <section className="measure py-16 md:py-24">
          <h1 className="text-title">{words.title}</h1>
          <p className="mt-6 max-w-prose">{words.text}</p>
          <p className="mt-8 flex flex-wrap items-center gap-4">
            <PhoneLink line={defaultProfile.dispatch} className="btn btn-primary" />
            <ButtonLink href={href('/')}>{errorWords.home}</ButtonLink>
          </p>
        </section>
      </SiteLayout>
    </>
  )
}
