import { href } from 'react-router'
import { NoKeyDrawing } from '#app/drawings/empty.tsx'
import { CallButton } from '#app/site/parts/call-button.tsx'
import { PageHero } from '#app/site/parts/page-hero.tsx'
import { SearchForm } from '#app/site/search/search-form.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { notFoundWords as words } from '#content/en/not-found.ts'

/** An address that leads nowhere: the call button first, then a search and the usual places. */
export function NotFound() {
  const { links } = words
  const places = [
    { label: links.services, href: href('/services') },
    { label: links.quote, href: `${href('/')}#quote-form` },
    { label: links.faq, href: href('/faq') },
    { label: links.home, href: href('/') },
  ]
  return (
    <>
      <PageHero
        heading={words.heading}
        lead={words.text}
        drawing={<NoKeyDrawing alternative={words.drawing} />}
      >
        <CallButton />
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
