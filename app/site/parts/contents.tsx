import type { Chapter } from '#app/ui/markdown.ts'

const fewest = 3

type ContentsProps = { heading: string; chapters: readonly Chapter[]; className?: string }

export function Contents({ heading, chapters, className }: ContentsProps) {
  if (chapters.length < fewest) return null
  return (
    <nav aria-labelledby="contents-title" className={className}>
      <h2 id="contents-title" className="text-name">
        {heading}
      </h2>
      <ol className="mt-3">
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
