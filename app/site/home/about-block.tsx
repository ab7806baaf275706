import { href } from 'react-router'
import { yearsInBusiness } from '#app/site/calendar-year.ts'
import { Highlights } from '#app/site/parts/highlights.tsx'
import { useProfile } from '#app/site/profile.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { homeSectionWords } from '#content/en/home.ts'

const words = homeSectionWords.about

/** Who we are in two paragraphs and four figures. */
export function AboutBlock() {
  const profile = useProfile()
  return (
    <section aria-labelledby="about-title">
      <div className="measure grid gap-x-16 gap-y-6 py-16 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:py-22">
        <h2 id="about-title" className="text-heading">
          {words.heading}
        </h2>
        <div className="grid max-w-prose justify-items-start gap-4">
          {words.paragraphs(profile).map((text) => (
            <p key={text}>{text}</p>
          ))}
          <ButtonLink href={href('/about')} className="mt-2">
            {words.more}
          </ButtonLink>
        </div>
      </div>
      <Highlights
        items={words.highlights(profile, yearsInBusiness(profile, new Date()))}
        className="border-t"
      />
    </section>
  )
}
