import type { ReactNode } from 'react'
import { PhoneLink } from '#app/ui/phone-link.tsx'
import type { BusinessProfile } from '#content/business-profile.ts'
import { homeWords } from '#content/en/home.ts'

const words = homeWords.quote

/** The place of the quote form, with what happens after it is sent. */
export function QuoteSection({ profile, children }: { profile: BusinessProfile; children: ReactNode }) {
  return (
    <section
      id="quote-form"
      aria-labelledby="quote-title"
      className="above-call-bar border-rule border-t bg-paper py-16 md:py-22"
    >
      <div className="measure grid gap-x-16 gap-y-8 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:grid-rows-[auto_1fr]">
        <div>
          <h2 id="quote-title" className="text-heading">
            {words.title}
          </h2>
          <p className="mt-4 max-w-[40ch] text-ink-2">{words.lead}</p>
        </div>
        {/* After the heading on a phone, beside the whole column on a desk. */}
        <div className="quote-sheet self-start md:row-span-2">{children}</div>
        <div>
          <h3 className="text-name">{words.nextTitle}</h3>
          <ol className="next-steps mt-5">
            {words.steps.map(({ title, text }) => (
              <li key={title}>
                <strong className="block font-semibold">{title}</strong>
                <span className="text-ink-2 text-note">{text}</span>
              </li>
            ))}
          </ol>
          <p className="mt-8 border-rule border-t pt-5 text-ink-2">
            {words.urgent}{' '}
            <PhoneLink
              line={profile.dispatch}
              className="font-semibold text-brass underline underline-offset-4"
            />
          </p>
        </div>
      </div>
    </section>
  )
}
