import { data, href } from 'react-router'
import { servicesContext } from '#app/context.ts'
import type { ResultOf } from '#app/graphql.ts'
import { Island } from '#app/site/forms/island.tsx'
import { QuoteForm } from '#app/site/forms/quote-form.tsx'
import type { QuoteFormProps } from '#app/site/forms/quote-form-props.ts'
import { loadedOr } from '#app/site/loaded.ts'
import { pageMeta, siteIn } from '#app/site/seo/page-meta.ts'
import { answerPost, postedForm, refusedPost } from '#app/site/posted-form.ts'
import { useProfile } from '#app/site/profile.ts'
import { homeWords } from '#content/en/home.ts'
import { quoteFormWords } from '#content/en/quote-form.ts'
import { quoteServiceLabels } from '#content/en/quote-services.ts'
import type { Route } from './+types/route.ts'
import { CreateQuote, ReadHome } from './documents.ts'
import { HomePage } from './home-page.tsx'
import { readQuoteForm } from './read-quote-form.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { run, newFormToken, publicApiKey, island } = context.get(servicesContext)
  const preset = url.searchParams.get('service') ?? ''
  // Without them the page still takes a quote request.
  const home = loadedOr(await run(ReadHome, {}), undefined)
  return data(
    {
      testimonials: home?.listTestimonials?.items.filter((item) => item !== null),
      posts: home?.listBlogs?.items.filter((item) => item !== null),
      formToken: newFormToken(),
      publicApiKey,
      island: island('quote-form'),
      preset: Object.hasOwn(quoteServiceLabels, preset) ? preset : undefined,
    },
    { status: home ? 200 : 503 },
  )
}

/** The form without script: stored before the answer; then a page that a reload does not send again. */
export async function action({ request, context }: Route.ActionArgs) {
  const { run } = context.get(servicesContext)
  const { values, fileUrls, fileError, filesLeftOut, submission } = readQuoteForm(await postedForm(request))
  const { failed } = quoteFormWords
  if (fileError) return refusedPost({ values, message: failed, fieldErrors: { files: fileError } }, 422)

  const answer = await run(CreateQuote, { input: { ...values, fileUrls }, submission })
  const receiptIn = ({ createQuote }: ResultOf<typeof CreateQuote>) =>
    createQuote?.receipt && (filesLeftOut ? `${createQuote.receipt}?files=left-out` : createQuote.receipt)
  return answerPost(answer, receiptIn, { values, failed })
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const { profile } = siteIn(matches)
  return pageMeta(matches, {
    title: homeWords.title(profile),
    description: homeWords.description(profile),
    path: href('/'),
  })
}

export default function Home({ loaderData, actionData }: Route.ComponentProps) {
  const { formToken, publicApiKey, island, preset } = loaderData
  const profile = useProfile()
  const props: Omit<QuoteFormProps, 'words'> = {
    phone: { display: profile.dispatch.display, href: `tel:${profile.dispatch.e164}` },
    publicApiKey,
    formToken,
    ...(preset && { preset }),
    ...(actionData && { refused: actionData }),
  }
  return (
    <HomePage
      testimonials={loaderData.testimonials}
      posts={loaderData.posts}
      form={
        <Island
          name="quote-form"
          source={island}
          component={QuoteForm}
          words={quoteFormWords}
          props={props}
        />
      }
    />
  )
}
