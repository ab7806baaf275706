import { data, href } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { PinTumbler } from '#app/drawings/pin-tumbler.tsx'
import { graphql, type ResultOf } from '#app/graphql.ts'
import { Island } from '#app/site/forms/island.tsx'
import { emptyQuote, QuoteForm, type QuoteFormProps } from '#app/site/forms/quote-form.tsx'
import { loadedOr } from '#app/site/loaded.ts'
import { CallToAction, MailButton } from '#app/site/parts/call-to-action.tsx'
import { MapSection } from '#app/site/parts/map-section.tsx'
import {
  postedForm,
  postedSubmission,
  postedValues,
  postResponse,
  refusedPost,
} from '#app/site/posted-form.ts'
import { useProfile } from '#app/site/profile.ts'
import { pageMeta } from '#app/site/seo/page-meta.ts'
import type { PageHandle } from '#app/site/site-pages.ts'
import { homeSectionWords, homeWords } from '#words/home.ts'
import { hoursInSentence } from '#words/hours.ts'
import { quoteFormWords } from '#words/quote-form.ts'
import { quoteServiceLabels } from '#words/service-choices.ts'
import type { Route } from './+types/route.ts'
import { Hero, InfoBar } from './hero.tsx'
import { LatestPosts, ReadHome, Testimonials } from './latest.tsx'
import { AboutBlock, QuoteSection, ServiceGrid } from './sections.tsx'

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

/** What the form without script runs; the island sends the same call over HTTP. */
const CreateQuote = graphql(`
  mutation CreateQuote($input: CreateQuoteInput!, $submission: SubmissionInput) {
    createQuote(input: $input, submission: $submission) { id receipt }
  }
`)

/** The form without script: stored before the response; then a page that a reload does not send again. */
export async function action({ request, context }: Route.ActionArgs) {
  const { run } = context.get(servicesContext)
  const { values, fileUrls, fileError, filesLeftOut, submission } = readQuoteForm(
    await postedForm(request),
    request,
  )
  const { failed } = quoteFormWords
  if (fileError) return refusedPost({ values, message: failed, fieldErrors: { files: fileError } }, 422)

  const result = await run(CreateQuote, { input: { ...values, fileUrls }, submission })
  const receiptOf = ({ createQuote }: ResultOf<typeof CreateQuote>) =>
    createQuote?.receipt && (filesLeftOut ? `${createQuote.receipt}?files=left-out` : createQuote.receipt)
  return postResponse(result, receiptOf, { values, failed })
}

/** The quote form as a browser without script posts it; what is missing from it is an empty text. */
function readQuoteForm(form: FormData, request: Request) {
  const texts = (name: string) => form.getAll(name).filter((value) => typeof value === 'string')
  return {
    values: postedValues(form, emptyQuote),
    /** Files that are stored already. */
    fileUrls: texts('fileUrls'),
    /** Why a file was not taken; such a post is shown again rather than stored without it. */
    fileError: texts('fileErrors').join(' ') || undefined,
    /** Whether files were left out for reasons of the server; the request is stored without them. */
    filesLeftOut: form.has('filesLeftOut'),
    submission: postedSubmission(form, request),
  }
}

export const handle = {
  sitemap: () => [{ path: href('/') }],
  shareImages: {
    home: ({ emergencyArrival }) => ({
      // Both ends of the window stay on one line.
      title: `${homeWords.hero.question} ${homeWords.hero.promise} ${homeWords.hero.arrival(emergencyArrival).replace('–', '\u2060–\u2060')}`,
      drawing: <PinTumbler words={homeWords.hero.drawing} />,
    }),
  },
} satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: homeWords.title,
    description: homeWords.description,
    path: href('/'),
  })

/** Every section of the home page, in the order in which somebody decides: now, what, ask, trust, read, where, who. */
export default function Home({ loaderData, actionData }: Route.ComponentProps) {
  const { testimonials, posts, formToken, publicApiKey, island, preset } = loaderData
  const { emergency } = homeSectionWords
  const profile = useProfile()
  const props: Omit<QuoteFormProps, 'words'> = {
    phone: { display: profile.dispatch.display, href: `tel:${profile.dispatch.e164}` },
    officeHours: hoursInSentence(profile.officeHours),
    publicApiKey,
    formToken,
    ...(preset && { preset }),
    ...(actionData && { refused: actionData }),
  }
  return (
    <>
      <Hero profile={profile} />
      <InfoBar profile={profile} />
      <ServiceGrid />
      <QuoteSection profile={profile}>
        <Island
          name="quote-form"
          source={island}
          component={QuoteForm}
          words={quoteFormWords}
          props={props}
        />
      </QuoteSection>
      <Testimonials testimonials={testimonials} />
      <LatestPosts posts={posts} />
      <MapSection />
      <AboutBlock />
      <CallToAction heading={emergency.heading} text={emergency.text(profile)}>
        <MailButton />
        <p className="text-fine text-ink-2">{emergency.emailNote}</p>
      </CallToAction>
    </>
  )
}
