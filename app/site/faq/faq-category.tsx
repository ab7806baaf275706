import { Icon } from '#app/ui/icon.tsx'
import type { BusinessProfile } from '#content/business-profile.ts'
import type { FaqCategory as Category } from '#content/en/faq.ts'

/** The questions of one category. Details open without script, and each has an address of its own. */
export function FaqCategory({ category, profile }: { category: Category; profile: BusinessProfile }) {
  const { id, title, items } = category
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mb-12">
      <h2 id={`${id}-title`} className="mb-4 text-title">
        {title}
      </h2>
      {items.map(({ id: questionId, question, answer }) => (
        <details key={questionId} id={questionId} className="faq">
          <summary>
            <h3>{question}</h3>
            <Icon name="chevron" />
          </summary>
          <div>
            {answer(profile).map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </details>
      ))}
    </section>
  )
}
