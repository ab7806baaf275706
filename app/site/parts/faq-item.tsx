import { Unbroken } from '#app/site/parts/unbroken.tsx'
import { useProfile } from '#app/site/profile.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { FaqQuestion } from '#words/faq.ts'

/** A question that opens to its answer. Details need no script, and each has an address of its own. */
export function FaqItem({ item: { id, question, answer } }: { item: FaqQuestion }) {
  const profile = useProfile()
  return (
    <details id={id} className="faq">
      <summary>
        <h3>{question}</h3>
        <Icon name="chevron" />
      </summary>
      <div>
        {answer(profile).map((text) => (
          <p key={text}>
            <Unbroken text={text} />
          </p>
        ))}
      </div>
    </details>
  )
}
