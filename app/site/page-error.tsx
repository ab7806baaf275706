import { href, isRouteErrorResponse, useRouteError } from 'react-router'
import { NotFound } from '#app/site/not-found/not-found.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { PhoneLink } from '#app/ui/phone-link.tsx'
import { errorWords } from '#content/en/errors.ts'
import { useProfile } from './profile.ts'

const wordsFor = (status: number) => {
  if (status === 404) return errorWords.missing
  if (status === 503) return errorWords.away
  return status < 500 ? errorWords.refused : errorWords.broken
}

/** Any public page that cannot be shown: says so honestly, and keeps the phone number in reach. */
export function PageError() {
  const error = useRouteError()
  const { name, dispatch } = useProfile()
  const status = isRouteErrorResponse(error) ? error.status : 500
  const words = wordsFor(status)
  return (
    <>
      <title>{`${words.title} · ${name}`}</title>
      <meta name="robots" content="noindex" />
      {status === 404 ? (
        <NotFound />
      ) : (
        <section className="measure py-16 md:py-24">
          <h1 className="text-title">{words.title}</h1>
          <p className="mt-6 max-w-prose">{words.text}</p>
          <p className="mt-8 flex flex-wrap items-center gap-4">
            <PhoneLink line={dispatch} className="btn btn-primary" />
            <ButtonLink href={href('/')}>{errorWords.home}</ButtonLink>
          </p>
        </section>
      )}
    </>
  )
}
