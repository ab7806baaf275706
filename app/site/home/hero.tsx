import { href } from 'react-router'
import { PinTumbler } from '#app/drawings/pin-tumbler.tsx'
import { CallButton } from '#app/site/parts/call-button.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import type { BusinessProfile } from '#content/business-profile.ts'
import { homeWords } from '#content/en/home.ts'

const words = homeWords.hero

/** What a locked-out person needs first: how soon we come, and the button that calls us. */
export function Hero({ profile }: { profile: BusinessProfile }) {
  return (
    <section className="hero night" aria-labelledby="hero-title">
      <div className="measure grid items-center gap-x-6 gap-y-10 pt-10 pb-12 md:grid-cols-[1.02fr_1fr] md:py-18">
        <div>
          <p className="font-condensed font-semibold text-[1.125rem] text-brass uppercase leading-none tracking-[0.09em]">
            {words.eyebrow}
          </p>
          <h1 id="hero-title" className="mt-4 text-display md:mt-5">
            {words.question}
            <br />
            {words.promise}{' '}
            <span className="text-brass min-[16rem]:whitespace-nowrap">
              {words.arrival(profile.emergencyArrival)}
            </span>
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
        <PinTumbler words={words.drawing} className="text-ink-2 min-[84rem]:-me-20" />
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
