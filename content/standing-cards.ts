import { isOwnEntry } from './own-lists.ts'
import type { BusinessProfile } from './profile/business-profile.ts'
import { cardsOf, type ServiceSlug } from './services.ts'

export const standingCards = <Card>(
  slug: ServiceSlug,
  cards: Readonly<Record<string, Card>>,
  profile: Pick<BusinessProfile, 'hiddenCards' | 'hiddenServices' | 'hiddenPractices'>,
): { name: string; card: Card }[] => {
  const offered: readonly string[] = cardsOf(slug, profile)
  return Object.entries(cards).flatMap(([name, card]) =>
    offered.includes(name) || isOwnEntry(name) ? [{ name, card }] : [],
  )
}
