import type { ComponentType } from 'react'
import type { PictureProps } from '#app/drawings/primitives.tsx'
import { serviceCardDrawings } from '#app/drawings/services.ts'
import { serviceWords } from '#content/en/services/all-services.ts'
import type { ServiceCardWords } from '#content/service-words.ts'
import { type ServiceSlug, serviceCards } from '#content/services.ts'

/** The six cards of a service: drawing, title, description and four points each, as cells of one sheet. */
export function ServiceCards({ slug }: { slug: ServiceSlug }) {
  const { cards: words, cardsHeading } = serviceWords[slug]
  const cards: Readonly<Record<string, ServiceCardWords>> = words
  const drawings: Readonly<Record<string, ComponentType<PictureProps>>> = serviceCardDrawings[slug]
  return (
    <section aria-labelledby="cards-title" className="measure pb-16 md:pb-22">
      <h2 id="cards-title" className="mb-8 text-heading md:mb-10">
        {cardsHeading}
      </h2>
      <ul className="card-sheet">
        {serviceCards[slug].map((name) => {
          const [card, Drawing] = [cards[name], drawings[name]]
          return card && Drawing && <Card key={name} name={name} words={card} Drawing={Drawing} />
        })}
      </ul>
    </section>
  )
}

type CardProps = { name: string; words: ServiceCardWords; Drawing: ComponentType<PictureProps> }

function Card({ name, words, Drawing }: CardProps) {
  return (
    <li id={name}>
      <Drawing alternative={words.drawing} />
      <h3 className="mt-6 text-title">{words.title}</h3>
      <p className="mt-3 text-ink-2">{words.description}</p>
      <ul className="points mt-4">
        {words.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </li>
  )
}
