import { href } from 'react-router'
import type { BusinessProfile } from '#content/business-profile.ts'
import type { ProfileSection } from '#content/profile-contradictions.ts'
import { fillIn, wordsFor } from '#content/texts.ts'
import { aboutWords } from '#words/about.ts'
import { businessWords } from '#words/admin-business.ts'
import { contactWords } from '#words/contact.ts'
import { factsOf } from '#words/facts.ts'
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
  const facts = factsOf(profile, year)
  const [home, about, contact] = [
    wordsFor(homeWords, facts),
    wordsFor(aboutWords, facts),
    wordsFor(contactWords, facts),
  ]
  const [layout, services] = [wordsFor(layoutWords, facts), wordsFor(servicesOverviewWords, facts)]
  const figures = about.highlights.map(({ figure, label }) => `${figure} ${label}`)
  const licenses = profile.licenses.map((license) => ({ ...license, said: fillIn(layout.license, license) }))
  const [, price] = contact.trust.items
  const lines = (hours: BusinessProfile['fieldHours']) =>
    weekInWords(hours, contact.hours.closed)
      .map((line) => `${line.days} ${line.hours}`)
      .join('\n')
  return {
    identity: [
      at.search(`${home.title}\n${home.description}`),
      at.footer(layout.footer.copyright),
      at.mail(leadMailWords.footer(profile.name)),
    ],
    phones: [
      at.footer(`${profile.dispatch.display}\n${profile.email}`),
      at.contact(
        `${profile.dispatch.label}: ${profile.dispatch.display}\n${profile.office.label}: ${profile.office.display}`,
      ),
      at.search(contact.description),
    ],
    licenses: [
      at.header(licenses[0]?.said ?? fillIn(layout.license, { number: '' })),
      at.footer(licenses.map(({ said, covers, holder }) => `${said} ${covers}, ${holder}`).join('\n')),
      at.share(`${profile.city} · ${licenses.map(({ said }) => said).join(' · ')}`),
    ],
    reputation: [
      at.home(`${home.hero.rating.strong} ${home.hero.rating.rest}`),
      at.footer(layout.footer.ratingSource),
      at.about([about.hero.lead, figures[0], figures[2]].join('\n')),
    ],
    promises: [
      at.home(home.info.arrival.title),
      at.contact(contact.phones.arrival),
      at.services(services.closing.text),
      at.about(about.credentials.warranty),
    ],
    prices: [
      at.contact([`${price.title}. ${price.text}`, contact.badges.items.slice(0, 2).join(' · ')].join('\n')),
      at.search(wordsFor(structuredDataWords, facts).priceRange),
      at.home(figures[3] ?? ''),
    ],
    area: [at.contact(contact.areas.radius), at.services(services.hero.lead)],
    hours: [
      at.contact(
        [
          contact.hours.office.title,
          lines(profile.officeHours),
          contact.hours.field.title,
          lines(profile.fieldHours),
        ].join('\n'),
      ),
      at.faq(wordsFor(faqWords, facts).contact.text),
    ],
  }
}
