import { graphql, type ResultOf } from '#app/graphql.ts'
import { PostCard } from '#app/site/blog/posts.tsx'
import { href } from '#app/site/href.ts'
import { NotLoaded } from '#app/site/parts/nothing-to-show.tsx'
import { ShownPrice } from '#app/site/parts/price-list.tsx'
import { ReviewLink } from '#app/site/parts/review-link.tsx'
import { useWords } from '#app/site/profile.ts'
import { ButtonLink } from '#app/ui/links.tsx'
import { quotedIn } from '#app/ui/quoted-in.ts'
import { Stars } from '#app/ui/stars.tsx'
import { fillIn } from '#content/fill-in.ts'
import { homeSectionWords } from '#words/site/home.ts'
import { testimonialServiceLabel } from '#words/site/testimonial-services.ts'

/** Up to three testimonials that are approved and featured (specification section 6), the newest three posts, some prices. */
export const ReadHome = graphql(
  `
  query ReadHome($language: ModelStringInput, $hasPrices: Boolean!) {
    listTestimonials(
      filter: { isApproved: { eq: true }, isFeatured: { eq: true } }
      sort: { field: listedAt, direction: DESC }
      limit: 3
    ) {
      items { id name company rating comment writtenIn service }
    }
    listBlogs(
      filter: { isPublished: { eq: true }, language: $language }
      sort: { field: listedAt, direction: DESC }
      limit: 3
    ) {
      items { slug title excerpt category image imageAlt readTime listedAt }
    }
    listPriceItems(filter: { isShown: { eq: true } }, limit: 6) @include(if: $hasPrices) {
      items { ...ShownPrice }
    }
  }
`,
  [ShownPrice],
)

type HomeTestimonial = NonNullable<
  NonNullable<ResultOf<typeof ReadHome>['listTestimonials']>['items'][number]
>

type HomePost = NonNullable<NonNullable<ResultOf<typeof ReadHome>['listBlogs']>['items'][number]>

export function Testimonials({ testimonials }: { testimonials: readonly HomeTestimonial[] | undefined }) {
  const words = useWords(homeSectionWords).testimonials
  const isEmpty = testimonials?.length === 0
  return (
    <section aria-labelledby="testimonials-title" className="border-rule border-t bg-sheet">
      <div className={isEmpty ? 'measure py-10' : 'measure py-16 md:py-22'}>
        <h2 id="testimonials-title" className={isEmpty ? 'text-title' : 'text-heading'}>
          {words.heading}
        </h2>
        <p className={isEmpty ? 'mt-3 text-ink-2' : 'mt-4 text-ink-2'}>
          {isEmpty ? words.empty : words.lead}
        </p>
        {!testimonials && <NotLoaded what="testimonials" />}
        {testimonials && !isEmpty && (
          <ul className="card-sheet mt-8">
            {testimonials.map(({ id, name, company, rating, comment, writtenIn, service }) => (
              <li key={id}>
                <figure className="flex h-full flex-col gap-4">
                  <Stars rating={rating} label={fillIn(words.rating, { rating })} />
                  <blockquote className="whitespace-pre-line" lang={quotedIn(writtenIn)}>
                    {comment}
                  </blockquote>
                  <figcaption className="mt-auto text-note">
                    <strong className="block font-semibold">
                      {company ? fillIn(words.from, { name, customer: company }) : name}
                    </strong>
                    {service && <span className="text-ink-2">{testimonialServiceLabel(service)}</span>}
                  </figcaption>
                </figure>
              </li>
            ))}
          </ul>
        )}
        <p className={`flex flex-wrap gap-3.5 ${isEmpty ? 'mt-5' : 'mt-8'}`}>
          <ReviewLink className="btn">{words.leave}</ReviewLink>
          <ButtonLink href={href('/reviews')}>{words.all}</ButtonLink>
        </p>
      </div>
    </section>
  )
}

export function LatestPosts({ posts }: { posts: readonly HomePost[] | undefined }) {
  const words = useWords(homeSectionWords).posts
  if (posts?.length === 0) return null
  return (
    <section aria-labelledby="posts-title" className="measure py-16 md:py-22 below-fold">
      <div className="section-head">
        <div>
          <h2 id="posts-title" className="text-heading">
            {words.heading}
          </h2>
          <p className="mt-4 text-ink-2">{words.lead}</p>
        </div>
        <ButtonLink href={href('/blog')}>{words.all}</ButtonLink>
      </div>
      {!posts ? (
        <NotLoaded what="posts" />
      ) : (
        <ul className="card-sheet post-rows">
          {posts.map((post) => (
            <PostCard key={post.slug} post={post} heading="h3" />
          ))}
        </ul>
      )}
    </section>
  )
}
