import { data, href, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { EmptyHooksDrawing } from '#app/drawings/empty.tsx'
import { ReviewsPageDrawing } from '#app/drawings/pages/reviews.tsx'
import { graphql } from '#app/graphql.ts'
import { loaded } from '#app/site/loaded.ts'
import { EmptyState, NotLoaded } from '#app/site/parts/nothing-to-show.tsx'
import { PageHero, type Trail } from '#app/site/parts/page-hero.tsx'
import { ReviewLink } from '#app/site/parts/review-link.tsx'
import { postedForm } from '#app/site/posted-form.ts'
import { pageMeta, siteIn } from '#app/site/seo/page-meta.ts'
import type { PageHandle } from '#app/site/site-pages.ts'
import { ButtonLink } from '#app/ui/links.tsx'
import { pageDrawingWords } from '#words/drawings.ts'
import { layoutWords } from '#words/layout.ts'
import { reviewsWords as words } from '#words/reviews.ts'
import type { Route } from './+types/route.ts'
import {
  type ReviewsPage,
  readReviewsPage,
  readReviewsView,
  reviewAnchor,
  reviewsAddress,
} from './read-reviews.ts'
import { ReviewList, type ReviewListProps } from './review-list.tsx'
import { ReviewFilters, ReviewSummary } from './review-overview.tsx'

/** What this visitor found helpful before. */
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
  // Everybody shares the pages of this list; only whoever comes back from voting gets one of their own.
  const ownVotes = view.voted ? loaded(await runAsGuest(ReadOwnVotes, {})).myHelpfulReviews : []
  const headers = view.voted ? { 'Cache-Control': 'private, no-store' } : undefined
  return data({ view: { ...view, page: shown.reviews.page }, shown, ownVotes }, headers && { headers })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

/** A vote: counted, then back to the same place of the same page, by an address that a reload does not send again. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { runAsGuest } = context.get(servicesContext)
  const view = { ...readReviewsView(url.searchParams), voted: undefined, again: undefined }
  const posted = (await postedForm(request)).get('id')
  const id = typeof posted === 'string' ? posted : ''
  const votes = await runAsGuest(ReadOwnVotes, {})
  const again = votes.ok && votes.value.myHelpfulReviews.includes(id)
  const result = await runAsGuest(MarkHelpful, { id })
  if (result.ok) return redirect(`${reviewsAddress({ ...view, voted: id, again })}#${reviewAnchor(id)}`, 303)
  const { code } = result.refusal
  // It was taken down meanwhile: the list shows what is left.
  if (code === 'NOT_FOUND') return redirect(reviewsAddress(view), 303)
  return data({ failed: id }, { status: code === 'TOO_MANY_REQUESTS' ? 429 : 500 })
}

const trail: Trail = { here: layoutWords.pages.reviews }

export const handle = {
  sitemap: ({ newestReview }) => [{ path: href('/reviews'), lastmod: newestReview }],
  shareImages: {
    reviews: () => ({ title: words.heading, drawing: <ReviewsPageDrawing alternative="" /> }),
  },
} satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { profile } = siteIn(matches)
  const { stars, service, sort, page = 1, voted } = loaderData?.view ?? {}
  const isSelection = Boolean(stars || service || voted || (sort && sort !== 'newest'))
  return pageMeta(matches, {
    title: page > 1 ? `${words.pages.page(page)} · ${words.title(profile)}` : words.title(profile),
    description: words.description(profile),
    path: reviewsAddress({ page }),
    image: 'reviews',
    kind: 'CollectionPage',
    trail,
    ...(isSelection && { hidden: true }),
  })
}

/** All reviews: the sum of their stars, filters, and the reviews in pages. */
export default function Reviews({ loaderData, actionData }: Route.ComponentProps) {
  const { view, shown, ownVotes } = loaderData
  return (
    <>
      <PageHero
        heading={words.heading}
        lead={words.lead}
        trail={trail}
        drawing={<ReviewsPageDrawing alternative={pageDrawingWords.reviews} />}
      >
        <ReviewLink className="btn btn-large max-sm:w-full" />
      </PageHero>
      {shown && <ReviewSummary summary={shown.summary} />}
      <div className="measure py-10 md:py-14">
        {!shown ? (
          <NotLoaded what="reviews" />
        ) : shown.summary.count === 0 ? (
          <EmptyState {...words.empty} drawing={EmptyHooksDrawing}>
            <ReviewLink className="btn" />
          </EmptyState>
        ) : (
          <Shown {...shown} view={view} ownVotes={ownVotes} failed={actionData?.failed} />
        )}
      </div>
    </>
  )
}

type ShownProps = ReviewsPage & Pick<ReviewListProps, 'view' | 'ownVotes' | 'failed'>

function Shown({ summary, reviews, view, ...rest }: ShownProps) {
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
      <p className="moderation">{words.moderation}</p>
      <ReviewLink className="btn" />
    </>
  )
}
