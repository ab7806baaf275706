import { href } from 'react-router'
import type { BusinessProfile } from '#content/business-profile.ts'
import type { ProfileSection } from '#content/profile-contradictions.ts'
import { aboutWords } from '#words/about.ts'
import { businessWords } from '#words/admin-business.ts'
import { contactWords } from '#words/contact.ts'
import { faqWords } from '#words/faq.ts'
import { homeWords } from '#words/home.ts'
import { weekInWords } from '#words/hours.ts'
import { layoutWords } from '#words/layout.ts'
import { leadMailWords } from '#words/lead-mail.ts'
import { servicesOverviewWords } from '#words/services-overview.ts'
import { structuredDataWords } from '#words/structured-data.ts'

export type Shown = { place: string; path?: string; text: string }

const { places } = businessWords

const at = {
  home: (text: string): Shown => ({ place: places.home, path: href('/'), text }),
  header: (text: string): Shown => ({ place: places.header, path: href('/'), text }),
  footer: (text: string): Shown => ({ place: places.footer, path: href('/'), text }),
  search: (text: string): Shown => ({ place: places.search, path: href('/'), text }),
  about: (text: string): Shown => ({ place: places.about, path: href('/about'), text }),
  contact: (text: string): Shown => ({ place: places.contact, path: href('/contact'), text }),
  services: (text: string): Shown => ({ place: places.services, path: href('/services'), text }),
  faq: (text: string): Shown => ({ place: places.faq, path: href('/faq'), text }),
  mail: (text: string): Shown => ({ place: places.mail, text }),
  share: (text: string): Shown => ({ place: places.share, path: '/share/home.png', text }),
}

export function whereItShows(profile: BusinessProfile, year: number): Record<ProfileSection, Shown[]> {
  const years = year - profile.since
  const figures = aboutWords.highlights(profile, years).map(({ figure, label }) => `${figure} ${label}`)
  const badges = contactWords.badges.items(profile)
  const trust = contactWords.trust.items(profile).map(({ title, text }) => `${title}. ${text}`)
  const rating = homeWords.hero.rating(profile.rating.value, profile.rating.count)
  const lines = (hours: BusinessProfile['fieldHours']) =>
    weekInWords(hours, contactWords.hours.closed)
      .map((line) => `${line.days} ${line.hours}`)
      .join('\n')
  return {
    identity: [
      at.search(`${homeWords.title(profile)}\n${homeWords.description(profile)}`),
      at.footer(layoutWords.footer.copyright(year, profile.name)),
      at.mail(leadMailWords.footer(profile.name)),
    ],
    phones: [
      at.footer(`${profile.dispatch.display}\n${profile.email}`),
      at.contact(
        `${profile.dispatch.label}: ${profile.dispatch.display}\n${profile.office.label}: ${profile.office.display}`,
      ),
      at.search(contactWords.description(profile)),
    ],
    licenses: [
      at.header(layoutWords.license(profile.licenses[0]?.number ?? '')),
      at.footer(
        profile.licenses
          .map(({ number, covers, holder }) => `${layoutWords.license(number)} ${covers}, ${holder}`)
          .join('\n'),
      ),
      at.share(
        `${profile.city} · ${profile.licenses.map(({ number }) => layoutWords.license(number)).join(' · ')}`,
      ),
    ],
    reputation: [
      at.home(`${rating.strong} ${rating.rest}`),
      at.footer(layoutWords.footer.ratingSource(profile.rating)),
      at.about([aboutWords.hero.lead(profile, years), figures[0], figures[2]].join('\n')),
    ],
    promises: [
      at.home(homeWords.info.arrival(profile.emergencyArrival).title),
      at.contact(contactWords.phones.arrival(profile)),
      at.services(servicesOverviewWords.closing.text(profile)),
      at.about(aboutWords.credentials.warranty(profile.laborWarrantyDays)),
    ],
    prices: [
      at.contact([trust[1], badges.slice(-3, -1).join(' · ')].join('\n')),
      at.search(structuredDataWords.priceRange(profile.serviceCall)),
      at.home(figures[3] ?? ''),
    ],
    area: [
      at.contact(contactWords.areas.radius(profile.radiusMiles)),
      at.services(servicesOverviewWords.hero.lead(profile)),
    ],
    hours: [
      at.contact(
        [
          contactWords.hours.office.title,
          lines(profile.officeHours),
          contactWords.hours.field.title,
          lines(profile.fieldHours),
        ].join('\n'),
      ),
      at.faq(faqWords.contact.text(profile)),
    ],
  }
}
