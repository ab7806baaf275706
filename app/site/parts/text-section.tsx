import { Unbroken } from './unbroken.tsx'

type TextSectionProps = {
  section: Readonly<{
    id: string
    heading: string
    paragraphs: readonly string[]
    points?: readonly string[]
  }>
  className: string
}

export function TextSection({ section: { id, heading, paragraphs, points }, className }: TextSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={className}>
      <h2 id={`${id}-title`} className="text-title">
        {heading}
      </h2>
      <div className="mt-4 grid gap-3">
        {paragraphs.map((text) => (
          <p key={text}>
            <Unbroken text={text} />
          </p>
        ))}
      </div>
      {points && (
        <ul className="points mt-2">
          {points.map((point) => (
            <li key={point}>
              <Unbroken text={point} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
