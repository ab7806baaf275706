import { ArrowUpRight, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ProfileWarning, ProfileSection as SectionName } from '#content/profile-contradictions.ts'
import { businessWords as words } from '#words/admin-business.ts'
import type { Shown } from './where-it-shows.ts'

type ProfileSectionProps = {
  name: SectionName
  help?: string
  warnings: readonly ProfileWarning[]
  shown: readonly Shown[]
  /** What stands above the places: a drawing of one of them. */
  picture?: ReactNode
  children: ReactNode
}

/** Facts that belong together; beside them what the pages make of them, and what does not fit together. */
export function ProfileSection({ name, help, warnings, shown, picture, children }: ProfileSectionProps) {
  const own = warnings.filter(({ section }) => section === name)
  return (
    <section id={name} className="form-section profile-section" aria-labelledby={`${name}-heading`}>
      <div className="profile-facts">
        <h2 id={`${name}-heading`} className="text-name">
          {words[name]}
        </h2>
        {help && <p className="mt-2 text-note text-ink-2">{help}</p>}
        {children}
        <ul className="profile-warnings" aria-live="polite">
          {own.map(({ says }) => (
            <li key={says} className="notice notice-late">
              <TriangleAlert className="icon" aria-hidden="true" />
              <span>{says}</span>
            </li>
          ))}
        </ul>
      </div>
      <details className="profile-shown">
        <summary>{words.whereItShows}</summary>
        {picture}
        <dl>
          {shown.map(({ place, path, text }) => (
            <div key={place}>
              <dt>
                {path ? (
                  <a href={path} target="_blank" rel="noreferrer">
                    {place} <span className="sr-only">{words.newTab}</span>
                    <ArrowUpRight className="icon" aria-hidden="true" />
                  </a>
                ) : (
                  <span>{place}</span>
                )}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  )
}
