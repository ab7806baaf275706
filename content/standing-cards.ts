import { isOwnEntry } from './own-lists.ts'
import { cardsOf, type ServiceSlug } from './services.ts'

export const standingCards = <Card>(
  slug: ServiceSlug,
  cards: Readonly<Record<string, Card>>,
  profile: { hiddenCards: readonly string[] },
): { name: string; card: Card }[] => {
  const offered: readonly string[] = cardsOf(slug, profile)
  return Object.entries(cards).flatMap(([name, card]) =>
    offered.includes(name) || isOwnEntry(name) ? [{ name, card }] : [],
  )
}
