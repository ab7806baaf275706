import { ContactPageDrawing } from '#app/drawings/pages/contact.tsx'
import { ContactScreen } from '#app/site/contact/contact-screen.tsx'
import { href } from '#app/site/href.ts'
import { useWords } from '#app/site/profile.ts'
import { pageMeta, wordsIn } from '#app/site/seo/page-meta.ts'
import type { PageHandle } from '#app/site/site-pages.ts'
import { wordsFor } from '#content/texts.ts'
import { contactWords } from '#words/site/contact.ts'
import { partLabels } from '#words/site/drawings.ts'
import type { Route } from './+types/route.ts'
import { FollowLive, loadQuoteForm, NextSteps, postQuote, QuoteOnPage } from './quote-on-page.tsx'

export const loader = ({ context, url }: Route.LoaderArgs) => loadQuoteForm({ context, url })

export const action = postQuote

export const handle = {
  sitemap: () => [{ path: href('/quote') }],
  shareImages: {
    quote: (speech) => ({
      title: wordsFor(contactWords, speech).quote.heading,
      drawing: <ContactPageDrawing alternative="" label={wordsFor(partLabels.contactPage, speech)} />,
    }),
  },
} satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, description, heading } = wordsIn(matches, contactWords).quote
  return pageMeta(matches, {
    ...{ title, description },
    path: href('/quote'),
    image: 'quote',
    kind: 'ContactPage',
    trail: { here: heading },
  })
}

export default function Quote({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(contactWords).quote
  return (
    <ContactScreen
      heading={words.heading}
      lead={words.lead}
      trail={{ here: words.heading }}
      formId="quote-form"
      formName={words.form}
      form={<QuoteOnPage loaded={loaderData} action="#quote-form" refused={actionData} />}
      beside={
        <>
          <NextSteps />
          <FollowLive className="mt-8 pt-6" />
        </>
      }
    />
  )
}
