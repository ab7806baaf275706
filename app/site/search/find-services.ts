import { plainLetters } from '#content/plain-letters.ts'
import type { ServiceCardWords } from '#content/services.ts'
import { type ServiceSlug, serviceSlugs } from '#content/services.ts'
import { serviceLabels } from '#words/service-choices.ts'
import { serviceWords } from '#words/services/services.ts'
import { servicesOverviewWords } from '#words/services-overview.ts'

export type FoundService = { slug: ServiceSlug; label: string; summary: string }

/** The services that every word of `query` occurs in, those first that say it in a name. */
export function findServices(query: string): FoundService[] {
  const terms = plainLetters(query).match(/[\p{L}\p{N}]+/gu) ?? []
  if (terms.length === 0) return []
  return serviceSlugs
    .map((slug) => ({ slug, score: scoreOf(slug, terms) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ slug }) => ({ slug, label: serviceLabels[slug], summary: serviceWords[slug].summary }))
}

/** 0 when a term is missing; a term in a name counts five times one in a text. */
function scoreOf(slug: ServiceSlug, terms: readonly string[]): number {
  const { names, texts } = textsOf(slug)
  const scores = terms.map((term) => (names.includes(term) ? 5 : 0) + (texts.includes(term) ? 1 : 0))
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0)
}

function textsOf(slug: ServiceSlug): { names: string; texts: string } {
  const cards: readonly ServiceCardWords[] = Object.values(serviceWords[slug].cards)
  const details = servicesOverviewWords.details[slug]
  const joined = (parts: readonly string[]) => plainLetters(parts.join(' '))
  return {
    names: joined([
      serviceLabels[slug],
      ...cards.map(({ title }) => title),
      ...details.map(({ name }) => name),
    ]),
    texts: joined([
      serviceWords[slug].summary,
      ...serviceWords[slug].intro.paragraphs,
      ...cards.flatMap(({ description, features }) => [description, ...features]),
      ...details.map(({ description }) => description),
    ]),
  }
}
