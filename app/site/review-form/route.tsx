import { data } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { ReviewsPageDrawing } from '#app/drawings/pages/reviews.tsx'
import { graphql } from '#app/graphql.ts'
import { formOnPage } from '#app/site/form-on-page.ts'
import { Island } from '#app/site/forms/island.tsx'
import { postedForm, postedSubmission, postedValues, postResponse } from '#app/site/forms/posted-form.ts'
import { emptyReviewForm, ReviewForm, type ReviewFormProps } from '#app/site/forms/review-form.tsx'
import { href } from '#app/site/href.ts'
import { namedPages } from '#app/site/layout/navigation.ts'
import { loadedOr } from '#app/site/loaded.ts'
import { PageHero } from '#app/site/parts/page-hero.tsx'
import { useProfile, useSpeech, useWords } from '#app/site/profile.ts'
import { pageMeta, siteIn, wordsIn } from '#app/site/seo/page-meta.ts'
import { telHref } from '#content/profile/phone-line.ts'
import { reviewServices, servicesOf, unofferedChoices } from '#content/services.ts'
import { speechOf } from '#words/facts.ts'
import { pageDrawingWords } from '#words/site/drawings.ts'
import { reviewFormWords } from '#words/site/review-form.ts'
import { reviewPageWords } from '#words/site/review-page.ts'
import { reviewsWords } from '#words/site/reviews.ts'
import type { Route } from './+types/route.ts'

const CreateReview = graphql(`
  mutation CreateReview($input: CreateReviewInput!, $submission: SubmissionInput) {
    createReview(input: $input, submission: $submission) { id receipt }
  }
`)

const ReadInvitation = graphql(`
  query ReadReviewInvitation($token: String!) {
    reviewInvitation(token: $token) { state name service hasEmail }
  }
`)

const tokenIn = (url: URL) => url.searchParams.get('invitation') || undefined

export async function loader({ context, url }: Route.LoaderArgs) {
  const { run } = context.get(servicesContext)
  const asked = url.searchParams.get('service')
  const token = tokenIn(url)
  // Without them the form still takes a review, and the link still counts.
  const job = token ? loadedOr(await run(ReadInvitation, { token }), undefined)?.reviewInvitation : undefined
  return data(
    {
      ...formOnPage({ context }, 'review-form'),
      service: job?.service ?? undefined,
      asked: reviewServices.find((service) => service === asked),
      name: job?.name ?? undefined,
      hasEmail: job?.hasEmail ?? false,
      invitation: token ? { token, state: job?.state } : undefined,
    },
    // It holds a customer's name, so no cache keeps it.
    token ? { headers: { 'Cache-Control': 'private, no-store' } } : undefined,
  )
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export async function action({ request, context, url }: Route.ActionArgs) {
  const { runAsGuest, flash } = context.get(servicesContext)
  const form = await postedForm(request)
  const values = postedValues(form, emptyReviewForm)
  const result = await runAsGuest(CreateReview, {
    // What is no number of stars reaches the rules as none, and is refused by them.
    input: { ...values, rating: /^[1-5]$/.test(values.rating) ? Number(values.rating) : 0 },
    submission: { ...postedSubmission(form, request), invitation: tokenIn(url) ?? null },
  })
  return postResponse(result, ({ createReview }) => createReview, {
    values,
    failed: reviewFormWords.failed,
    flash,
  })
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const { dialogTitle } = wordsIn(matches, reviewFormWords)
  const { title, description } = wordsIn(matches, reviewPageWords)
  return pageMeta(matches, {
    ...{ title, description },
    path: href('/reviews/new'),
    image: 'reviews',
    trail: { between: [namedPages(speechOf(siteIn(matches).profile)).reviews], here: dialogTitle },
    // Search engines need no form, and an invitation is private.
    hidden: true,
  })
}

export default function ReviewFormPage({ loaderData, actionData }: Route.ComponentProps) {
  const { formToken, publicApiKey, island, service, asked, name, hasEmail, invitation } = loaderData
  const profile = useProfile()
  const { dispatch } = profile
  const unoffered = unofferedChoices(reviewServices, profile)
  const preset = service ?? (asked && !unoffered.includes(asked) ? asked : undefined)
  const words = useWords(reviewFormWords)
  const page = useWords(reviewPageWords)
  const { moderation } = useWords(reviewsWords)
  const { reviews } = namedPages(useSpeech())
  const props: Omit<ReviewFormProps, 'words'> = {
    phone: { display: dispatch.display, href: telHref(dispatch) },
    publicApiKey,
    formToken,
    ...(preset && { preset }),
    ...(unoffered.length > 0 && { unoffered }),
    ...(name && { name }),
    ...(hasEmail && { hasEmail }),
    ...(invitation && { invitation: invitation.token }),
    ...(actionData && { refused: actionData }),
  }
  return (
    <>
      <PageHero
        heading={words.dialogTitle}
        lead={words.lead}
        drawing={
          <ReviewsPageDrawing
            alternative={useWords(pageDrawingWords).reviews}
            offered={servicesOf(profile)}
          />
        }
        trail={{ between: [reviews], here: words.dialogTitle }}
        beforeForm
      />
      <section id="review-form" className="above-call-bar bg-paper py-6 sm:py-12 md:py-18">
        <div className="measure grid items-start gap-x-16 gap-y-8 md:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
          <div className="quote-sheet">
            {invitation?.state && (
              <p className="invitation" data-state={invitation.state}>
                {page.invitation[invitation.state]}
              </p>
            )}
            <Island
              name="review-form"
              source={island}
              component={ReviewForm}
              words={reviewFormWords}
              props={props}
            />
          </div>
          <div className="border-ink border-t-[1.5px] pt-5">
            {moderation && <p className="mb-3 text-ink-2">{moderation}</p>}
            <a href={reviews.href} className="inline-block py-3 font-semibold underline underline-offset-4">
              {page.back}
            </a>
          </div>
        </div>
      </section>
    </>
  )
}
