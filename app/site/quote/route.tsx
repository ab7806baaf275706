import { ContactPageDrawing } from '#app/drawings/pages/contact.tsx'
import { ContactScreen } from '#app/site/contact/contact-screen.tsx'
import { href } from '#app/site/href.ts'
import type { Trail } from '#app/site/parts/page-hero.tsx'
import { useProfile } from '#app/site/profile.ts'
import { pageMeta } from '#app/site/seo/page-meta.ts'
import type { PageHandle } from '#app/site/site-pages.ts'
import { contactWords } from '#words/contact.ts'
import type { Route } from './+types/route.ts'
import { FollowLive, loadQuoteForm, NextSteps, postQuote, QuoteOnPage } from './quote-on-page.tsx'

const words = contactWords.quote

export const loader = ({ context, url }: Route.LoaderArgs) => loadQuoteForm({ context, url })

/** The form without script. */
export const action = postQuote

const trail: Trail = { here: words.heading }

export const handle = {
  sitemap: () => [{ path: href('/quote') }],
  shareImages: {
    quote: () => ({ title: words.heading, drawing: <ContactPageDrawing alternative="" /> }),
  },
} satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: words.title,
    description: words.description,
    path: href('/quote'),
    image: 'quote',
    kind: 'ContactPage',
    trail,
  })

/** Get a free quote: the same screen as Contact Us (specification section 2), with the form that takes photos. */
export default function Quote({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ContactScreen
      heading={words.heading}
      lead={words.lead(useProfile())}
      trail={trail}
      formId="quote-form"
      formName={words.form}
      form={<QuoteOnPage loaded={loaderData} action="#quote-form" refused={actionData} />}
      beside={
        <>
          <NextSteps />
          <FollowLive className="mt-8 border-rule border-t pt-6" />
        </>
      }
    />
  )
}
