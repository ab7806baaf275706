import { graphql, type ResultOf } from '#app/graphql.ts'
import { href } from '#app/site/href.ts'
import { ShownPrice } from '#app/site/parts/price-list.tsx'
import { FaqItem } from '#app/site/parts/shared-sections.tsx'
import { useWords } from '#app/site/profile.ts'
import { ButtonLink } from '#app/ui/links.tsx'
import { quotedIn } from '#app/ui/quoted-in.ts'
import { Stars } from '#app/ui/stars.tsx'
import { fillIn } from '#content/fill-in.ts'
import type { ReviewService, ServiceSlug } from '#content/services.ts'
import { faqWords, questionsOfService } from '#words/site/faq.ts'
import { type Rating, ratingLabels } from '#words/site/rating.ts'
import { reviewsWords } from '#words/site/reviews.ts'
import { serviceSectionWords } from '#words/site/services/services.ts'

/** What a review of each service page's trade is stored with; reviews know no door services. */
export const reviewServiceOf: Readonly<Record<ServiceSlug, ReviewService | undefined>> = {
  residential: 'Residential',
  commercial: 'Commercial',
  automobile: 'Automotive',
  emergency: 'Emergency',
  'access-control': 'Access Control',
  'door-services': undefined,
  safe: 'Safes',
  surveillance: 'Surveillance',
}

export const ReadServicePrices = graphql(
  `
  query ReadServicePrices($slug: String!) {
    listPriceItems(
      filter: { isShown: { eq: true }, or: [{ service: { eq: $slug } }, { service: { attributeExists: false } }] }
      limit: 20
    ) {
      items { ...ShownPrice }
    }
  }
`,
  [ShownPrice],
)

export const ReadServiceReview = graphql(`
  query ReadServiceReview($service: String!) {
    featured: listReviews(
      filter: { isApproved: { eq: true }, isFeatured: { eq: true }, service: { eq: $service } }
      sort: { field: submittedAt, direction: DESC }
      limit: 1
    ) { items { name rating title comment writtenIn location } }
    newest: listReviews(
      filter: { isApproved: { eq: true }, service: { eq: $service } }
      sort: { field: submittedAt, direction: DESC }
      limit: 1
    ) { items { name rating title comment writtenIn location } }
  }
`)

type ServiceReview = NonNullable<NonNullable<ResultOf<typeof ReadServiceReview>['newest']>['items'][number]>

type ProofProps = { slug: ServiceSlug; review: ServiceReview | undefined }

export function Proof({ slug, review }: ProofProps) {
  const service = reviewServiceOf[slug]
  const words = useWords(serviceSectionWords)
  return (
    <>
      <section aria-labelledby="questions-title" className="measure split gap-y-4 pb-12 md:pb-22">
        <div>
          <h2 id="questions-title" className="text-title">
            {words.questions}
          </h2>
          <ButtonLink href={href('/faq')} className="mt-5">
            {words.allQuestions}
          </ButtonLink>
        </div>
        <div>
          {questionsOfService(slug, useWords(faqWords)).map((item) => (
            <FaqItem key={item.id} item={item} />
          ))}
        </div>
      </section>
      {review && service && <Review review={review} service={service} />}
    </>
  )
}

type ReviewProps = { review: ServiceReview; service: ReviewService }

function Review({ review, service }: ReviewProps) {
  const { name, rating, title, comment, location } = review
  const lang = quotedIn(review.writtenIn)
  const { card } = useWords(reviewsWords)
  return (
    <section aria-labelledby="review-title" className="border-rule border-t py-10 md:py-18">
      <figure className="measure split gap-y-4 wrap-anywhere">
        <div className="grid content-start justify-items-start gap-4">
          <h2 id="review-title" className="text-title" lang={lang}>
            {title}
          </h2>
          {/* The data service knows no rating but 1 to 5. */}
          <Stars
            rating={rating}
            label={fillIn(card.rating, { rating, label: useWords(ratingLabels)[rating as Rating] })}
          />
        </div>
        <div className="grid justify-items-start gap-4">
          <blockquote className="max-w-prose whitespace-pre-line" lang={lang}>
            {comment}
          </blockquote>
          <figcaption className="font-semibold text-note">
            {location ? fillIn(card.from, { name, location }) : name}
          </figcaption>
          <a
            href={`${href('/reviews')}?${new URLSearchParams({ service })}`}
            className="py-2.5 underline underline-offset-4"
          >
            {useWords(serviceSectionWords).allReviews}
          </a>
        </div>
      </figure>
    </section>
  )
}
