import type { ReactNode } from 'react'
import { data } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { EmptyHooksDrawing } from '#app/drawings/empty.tsx'
import { ReviewsPageDrawing } from '#app/drawings/pages/reviews.tsx'
import { graphql } from '#app/graphql.ts'
import { postedForm } from '#app/site/forms/posted-form.ts'
import { href, redirect } from '#app/site/href.ts'
import { loaded } from '#app/site/loaded.ts'
import { CallToAction } from '#app/site/parts/call-to-action.tsx'
import { EmptyState, NotLoaded } from '#app/site/parts/nothing-to-show.tsx'
import { PageHero } from '#app/site/parts/page-hero.tsx'
import { ReviewLink } from '#app/site/parts/review-link.tsx'
import { useProfile, useWords } from '#app/site/profile.ts'
import { pageMeta, wordsIn } from '#app/site/seo/page-meta.ts'
import type { PageHandle } from '#app/site/site-pages.ts'
import { ButtonLink } from '#app/ui/links.tsx'
import { countIn, fillIn } from '#content/fill-in.ts'
import { servicesOf } from '#content/services.ts'
import { wordsFor } from '#content/texts.ts'
import { pageDrawingWords } from '#words/site/drawings.ts'
import { layoutWords } from '#words/site/layout.ts'
import { reviewsWords } from '#words/site/reviews.ts'
import { reviewServiceLabel } from '#words/site/service-choices.ts'
import type { Route } from './+types/route.ts'
import {
  type ReviewsPage,
  type ReviewsView,
  ratings,
  readReviewsPage,
  readReviewsView,
  reviewAnchor,
  reviewsAddress,
  type ReviewSummary as Summary,
} from './read-reviews.ts'
import { ReviewList, type ReviewListProps } from './review-list.tsx'

const ReadOwnVotes = graphql(`
  query ReadOwnVotes { myHelpfulReviews }
`)

const MarkHelpful = graphql(`
  mutation MarkHelpful($id: ID!) { markReviewHelpful(id: $id) { id } }
`)

export async function loader({ context, url }: Route.LoaderArgs) {
  const { run, runAsGuest } = context.get(servicesContext)
  const view = readReviewsView(url.searchParams)
  const shown = await readReviewsPage(run, view)
  if (!shown) return data({ view, shown: undefined, ownVotes: [] }, { status: 503 })
  // The pages of this list are shared by all; only the page after a vote is private.
  const ownVotes = view.voted ? loaded(await runAsGuest(ReadOwnVotes, {})).myHelpfulReviews : []
  const headers = view.voted ? { 'Cache-Control': 'private, no-store' } : undefined
  return data({ view: { ...view, page: shown.reviews.page }, shown, ownVotes }, headers && { headers })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export async function action({ request, context, url }: Route.ActionArgs) {
  const { runAsGuest } = context.get(servicesContext)
  const view = { ...readReviewsView(url.searchParams), voted: undefined, again: undefined }
  const posted = (await postedForm(request)).get('id')
  const id = typeof posted === 'string' ? posted : ''
  const votes = await runAsGuest(ReadOwnVotes, {})
  const again = votes.ok && votes.value.myHelpfulReviews.includes(id)
  const result = await runAsGuest(MarkHelpful, { id })
  if (result.ok) return redirect(`${reviewsAddress({ ...view, voted: id, again })}#${reviewAnchor(id)}`, 303)
  const { code, message } = result.refusal
  if (code === 'NOT_FOUND') return redirect(reviewsAddress(view), 303)
  if (code === 'TOO_MANY_REQUESTS') return data({ failed: id, refused: message }, { status: 429 })
  if (code === 'BUSY') return data({ failed: id, refused: message }, { status: 503 })
  return data({ failed: id, refused: undefined }, { status: 500 })
}

export const handle = {
  sitemap: ({ newestReview }) => [{ path: href('/reviews'), lastmod: newestReview }],
  shareImages: {
    reviews: (speech) => ({
      title: wordsFor(reviewsWords, speech).heading,
      drawing: <ReviewsPageDrawing alternative="" />,
    }),
  },
} satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const words = wordsIn(matches, reviewsWords)
  const { stars, service, sort, page = 1, voted } = loaderData?.view ?? {}
  const isSelection = Boolean(stars || service || voted || (sort && sort !== 'newest'))
  return pageMeta(matches, {
    title: page > 1 ? `${fillIn(words.pages.page, { page })} · ${words.title}` : words.title,
    description: words.description,
    path: reviewsAddress({ page }),
    image: 'reviews',
    kind: 'CollectionPage',
    trail: { here: wordsIn(matches, layoutWords).pages.reviews },
    ...(isSelection && { hidden: true }),
  })
}

export default function Reviews({ loaderData, actionData }: Route.ComponentProps) {
  const { view, shown, ownVotes } = loaderData
  const [words, layout] = [useWords(reviewsWords), useWords(layoutWords)]
  return (
    <>
      <PageHero
        heading={words.heading}
        place={layout.inPlace}
        lead={words.lead}
        trail={{ here: layout.pages.reviews }}
        drawing={
          <ReviewsPageDrawing
            alternative={useWords(pageDrawingWords).reviews}
            offered={servicesOf(useProfile())}
          />
        }
      >
        <ReviewLink className="btn btn-large max-sm:w-full">{words.leave}</ReviewLink>
      </PageHero>
      {shown && <ReviewSummary summary={shown.summary} />}
      <div className="measure py-10 md:py-14">
        {!shown ? (
          <NotLoaded what="reviews" />
        ) : shown.summary.count === 0 ? (
          <EmptyState {...words.empty} drawing={EmptyHooksDrawing}>
            <ReviewLink className="btn">{words.leave}</ReviewLink>
          </EmptyState>
        ) : (
          <ShownReviews
            {...shown}
            view={view}
            ownVotes={ownVotes}
            failed={actionData?.failed}
            refused={actionData?.refused}
          />
        )}
      </div>
      <CallToAction {...words.action}>
        <ButtonLink href={href('/quote')} large className="max-sm:w-full">
          {words.action.quote}
        </ButtonLink>
      </CallToAction>
    </>
  )
}

type ShownReviewsProps = ReviewsPage & Pick<ReviewListProps, 'view' | 'ownVotes' | 'failed' | 'refused'>

function ShownReviews({ summary, reviews, view, ...rest }: ShownReviewsProps) {
  const words = useWords(reviewsWords)
  return (
    <>
      <ReviewFilters view={view} services={summary.services} />
      {reviews.total === 0 ? (
        <EmptyState {...words.filteredEmpty}>
          <ButtonLink href={reviewsAddress({ sort: view.sort })}>{words.filters.clear}</ButtonLink>
        </EmptyState>
      ) : (
        <ReviewList reviews={reviews} view={view} {...rest} />
      )}
      {words.moderation && <p className="moderation">{words.moderation}</p>}
      <ReviewLink className="btn">{words.leave}</ReviewLink>
    </>
  )
}

function ReviewSummary({ summary }: { summary: Summary }) {
  const words = useWords(reviewsWords).summary
  const { count, average, stars } = summary
  const { rating: claimed } = useProfile()
  if (count === 0 && !claimed) return null
  return (
    <section aria-label={words.label} className="border-rule border-b bg-sheet">
      <div className="measure review-summary">
        {count > 0 && (
          <div>
            <h2 className="text-name">{words.heading}</h2>
            {average !== null && (
              <p className="review-average">{fillIn(words.average, { average: average.toFixed(1) })}</p>
            )}
            <p className="text-note">{countIn(words.count, { count })}</p>
            <p className="mt-1 text-ink-2 text-note">{words.computed}</p>
          </div>
        )}
        {count > 0 && (
          <ul className="star-rows">
            {ratings.map((rating) => {
              const those = stars.find((each) => each.rating === rating)?.count ?? 0
              return (
                <li key={rating}>
                  <StarRow rating={rating} those={those} of={count} />
                </li>
              )
            })}
          </ul>
        )}
        {claimed && (
          <div>
            <h2 className="text-name">{words.elsewhereHeading}</h2>
            {words.elsewhere && (
              <p className="mt-3 font-semibold">
                <a href={claimed.url} rel="noreferrer" className="underline underline-offset-4">
                  {words.elsewhere}
                </a>
              </p>
            )}
            {words.source && <p className="mt-1 text-ink-2 text-note">{words.source}</p>}
          </div>
        )}
      </div>
    </section>
  )
}

function StarRow({ rating, those, of }: { rating: (typeof ratings)[number]; those: number; of: number }) {
  const { filters, reviews, summary } = useWords(reviewsWords)
  const facts = {
    stars: countIn(filters.starsOption, { count: rating }),
    reviews: countIn(reviews, { count: those }),
  }
  const row = (
    <>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="8" className="star-bar-ground" />
        <rect width={(100 * those) / of} height="8" className="star-bar" />
      </svg>
      <span>{fillIn(summary.row, facts)}</span>
    </>
  )
  return those === 0 ? <span>{row}</span> : <a href={reviewsAddress({ stars: rating })}>{row}</a>
}

function ReviewFilters({ view, services }: { view: ReviewsView; services: readonly string[] }) {
  const words = useWords(reviewsWords).filters
  const { stars, service, sort } = view
  return (
    <search aria-label={words.label}>
      <form action={href('/reviews')} className="review-filters">
        <Choice label={words.stars} name="stars" chosen={stars}>
          <option value="">{words.allStars}</option>
          {ratings.map((rating) => (
            <option key={rating} value={rating}>
              {countIn(words.starsOption, { count: rating })}
            </option>
          ))}
        </Choice>
        <Choice label={words.service} name="service" chosen={service}>
          <option value="">{words.allServices}</option>
          {services.map((name) => (
            <option key={name} value={name}>
              {reviewServiceLabel(name)}
            </option>
          ))}
        </Choice>
        <Choice label={words.sort} name="sort" chosen={sort}>
          {Object.entries(words.sorts).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Choice>
        <button type="submit" className="btn">
          {words.apply}
        </button>
        {(stars || service) && (
          <a href={reviewsAddress({ sort })} className="clear-filters">
            {words.clear}
          </a>
        )}
      </form>
    </search>
  )
}

type ChoiceProps = { label: string; name: string; chosen: string | number | undefined; children: ReactNode }

function Choice({ label, name, chosen, children }: ChoiceProps) {
  return (
    <label>
      {label}
      <select name={name} defaultValue={chosen ?? ''}>
        {children}
      </select>
    </label>
  )
}
