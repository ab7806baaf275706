import { ContactPageDrawing } from '#app/drawings/pages/contact.tsx'
import { ContactAction, WaysToUs, WriteToUs } from '#app/site/contact/contact-screen.tsx'
import { href } from '#app/site/href.ts'
import { LivingReceipt } from '#app/site/parts/living-receipt.tsx'
import { useWords } from '#app/site/profile.ts'
import { pageMeta, wordsIn } from '#app/site/seo/page-meta.ts'
import type { PageHandle } from '#app/site/site-pages.ts'
import { Icon } from '#app/ui/icon.tsx'
import { wordsFor } from '#content/texts.ts'
import { contactWords } from '#words/site/contact.ts'
import { partLabels } from '#words/site/drawings.ts'
import type { Route } from './+types/route.ts'
import { loadQuoteForm, NextSteps, postQuote, QuoteOnPage } from './quote-on-page.tsx'

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
    <>
      <WriteToUs
        heading={words.heading}
        lead={words.lead}
        trail={{ here: words.heading }}
        formId="quote-form"
        formName={words.form}
        form={<QuoteOnPage loaded={loaderData} action="#quote-form" refused={actionData} />}
        beside={<NextSteps />}
      />
      <div className="border-rule border-t py-14 md:py-20">
        <div className="measure receipt-beside">
          <LivingReceipt />
        </div>
      </div>
      <details className="more-ways">
        <summary className="measure">
          <h2 className="text-title">{words.more}</h2>
          <Icon name="chevron" />
        </summary>
        <WaysToUs />
      </details>
      <ContactAction />
    </>
  )
}
