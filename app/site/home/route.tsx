import { data, href } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { PinTumbler } from '#app/drawings/pin-tumbler.tsx'
import { graphql, type ResultOf } from '#app/graphql.ts'
import { Island } from '#app/site/forms/island.tsx'
import { emptyQuote, QuoteForm, type QuoteFormProps } from '#app/site/forms/quote-form.tsx'
import { loadedOr } from '#app/site/loaded.ts'
import { CallButton, CallToAction, MailButton } from '#app/site/parts/call-to-action.tsx'
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
import { yearsInBusiness } from '#app/ui/dates.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { ButtonLink, PhoneLink } from '#app/ui/links.tsx'
import type { BusinessProfile } from '#content/business-profile.ts'
import { homeSectionWords, homeWords } from '#words/home.ts'
import { hoursInSentence } from '#words/hours.ts'
import { quoteFormWords } from '#words/quote-form.ts'
import { quoteServiceLabels } from '#words/service-choices.ts'
import type { Route } from './+types/route.ts'
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
  const { runAsGuest } = context.get(servicesContext)
  const { values, fileUrls, fileError, filesLeftOut, submission } = readQuoteForm(
    await postedForm(request),
    request,
  )
  const { failed } = quoteFormWords
  if (fileError) return refusedPost({ values, message: failed, fieldErrors: { files: fileError } }, 422)

  const result = await runAsGuest(CreateQuote, { input: { ...values, fileUrls }, submission })
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

/** What a locked-out person needs first: how soon we come, and the button that calls us. */
function Hero({ profile }: { profile: BusinessProfile }) {
  const words = homeWords.hero
  return (
    <section className="hero night" aria-labelledby="hero-title" data-place="hero">
      <div className="measure grid items-center gap-x-6 gap-y-10 pt-10 pb-12 md:grid-cols-[1.02fr_1fr] md:py-18">
        <div>
          <p className="font-condensed font-semibold text-[1.125rem] text-brass uppercase leading-none tracking-[0.09em]">
            {words.eyebrow}
          </p>
          <h1 id="hero-title" className="mt-4 text-display md:mt-5">
            {words.question}
            <br />
            {words.promise}{' '}
            <span className="inline-block text-brass">{words.arrival(profile.emergencyArrival)}</span>
          </h1>
          <p className="mt-5 max-w-[34em] text-ink-2 text-lead">{words.lead}</p>
          <div className="mt-7 flex flex-wrap gap-3.5">
            <CallButton />
            <ButtonLink href={href('/quote')} large className="max-sm:w-full">
              {words.quote}
            </ButtonLink>
          </div>
          <ul aria-label={words.proofs} className="mt-7 flex flex-wrap gap-x-6 gap-y-2 text-ink-2 text-note">
            <Proof icon="star" {...words.rating(profile.rating.value, profile.rating.count)} />
            <Proof icon="shield" {...words.insured(profile.liabilityInsurance, profile.bond)} />
            <Proof icon="badge" {...words.licensed} />
          </ul>
        </div>
        <PinTumbler words={words.drawing} className="text-ink-2 me-[clamp(-5rem,37.5rem-50vw,0px)]" />
      </div>
    </section>
  )
}

function Proof({ icon, strong, rest }: { icon: IconName; strong: string; rest: string }) {
  return (
    <li className="flex items-center gap-2">
      <Icon name={icon} className="text-brass" />
      <span>
        <strong className="font-semibold text-ink">{strong}</strong> {rest}
      </span>
    </li>
  )
}

/** Three facts and the number to call. */
function InfoBar({ profile }: { profile: BusinessProfile }) {
  const words = homeWords.info
  return (
    <section
      aria-label={words.title}
      className="border-rule border-b bg-sheet below-fold-[27rem] sm:below-fold-[18rem] md:below-fold-[14rem] lg:below-fold-[9rem]"
    >
      <div className="measure lg:flex">
        <ul className="info-facts grid flex-1 sm:grid-cols-3">
          <Fact icon="truck" {...words.mobile} />
          <Fact icon="place" {...words.years(yearsInBusiness(profile, new Date()))} />
          <Fact icon="timer" {...words.arrival(profile.emergencyArrival)} />
        </ul>
        <p className="info-phone">
          <PhoneLink line={profile.dispatch} className="btn max-lg:w-full">
            <Icon name="phone" />
            {profile.dispatch.display}
          </PhoneLink>
        </p>
      </div>
    </section>
  )
}

function Fact({ icon, title, text }: { icon: IconName; title: string; text: string }) {
  return (
    <li className="flex gap-4 sm:max-md:flex-col sm:max-md:gap-2">
      <Icon name={icon} className="mt-0.5 text-title text-brass" />
      <span>
        <strong className="block text-balance font-bold font-condensed text-name">{title}</strong>
        <span className="mt-1 block text-ink-2 text-note">{text}</span>
      </span>
    </li>
  )
}
