import { isRouteErrorResponse, useRouteError } from 'react-router'
import { NoKeyDrawing } from '#app/drawings/empty.tsx'
import { href } from '#app/site/href.ts'
import { CallOrText } from '#app/site/parts/call-to-action.tsx'
import { PageHero } from '#app/site/parts/page-hero.tsx'
import { SearchForm } from '#app/site/search/search-form.tsx'
import { ButtonLink, PhoneLink } from '#app/ui/links.tsx'
import { bareErrorWords } from '#words/site/bare-error.ts'
import { errorWords } from '#words/site/errors.ts'
import { notFoundWords } from '#words/site/not-found.ts'
import { useProfile, useWords } from './profile.ts'

const wordsOf = (status: number) => {
  if (status === 404) return errorWords.missing
  if (status === 503) return errorWords.away
  return status < 500 ? errorWords.refused : bareErrorWords.broken
}

export function PageError() {
  const error = useRouteError()
  const { name, dispatch } = useProfile()
  const status = isRouteErrorResponse(error) ? error.status : 500
  const words = useWords(wordsOf(status))
  const { home } = useWords(bareErrorWords)
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
            <ButtonLink href={href('/')}>{home}</ButtonLink>
          </p>
        </section>
      )}
    </>
  )
}

export function NotFound() {
  const { heading, text, drawing, links } = useWords(notFoundWords)
  const places = [
    { label: links.services, href: href('/services') },
    { label: links.quote, href: href('/quote') },
    { label: links.faq, href: href('/faq') },
    { label: links.home, href: href('/') },
  ]
  return (
    <>
      <PageHero heading={heading} lead={text} drawing={<NoKeyDrawing alternative={drawing} />}>
        <CallOrText />
      </PageHero>
      <div className="measure grid grid-cols-1 gap-10 py-14 md:py-18">
        <SearchForm />
        <section aria-labelledby="places-title">
          <h2 id="places-title" className="text-title">
            {links.heading}
          </h2>
          <p className="mt-5 flex flex-wrap gap-3.5">
            {places.map((place) => (
              <ButtonLink key={place.label} href={place.href}>
                {place.label}
              </ButtonLink>
            ))}
          </p>
        </section>
      </div>
    </>
  )
}
