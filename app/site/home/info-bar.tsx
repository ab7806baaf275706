import { yearsInBusiness } from '#app/site/calendar-year.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { PhoneLink } from '#app/ui/phone-link.tsx'
import type { BusinessProfile } from '#content/business-profile.ts'
import { homeWords } from '#content/en/home.ts'

const words = homeWords.info

/** Three facts and the number to call. */
export function InfoBar({ profile }: { profile: BusinessProfile }) {
  return (
    <section aria-label={words.title} className="border-rule border-b bg-sheet">
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
