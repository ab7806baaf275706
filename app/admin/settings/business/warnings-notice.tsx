import type { ProfileWarning } from '#content/profile-contradictions.ts'
import { businessWords as words } from '#words/admin-business.ts'

/** How many claims disagree, and the way to each; what is wrong stands there. */
export function WarningsNotice({ warnings }: { warnings: readonly ProfileWarning[] }) {
  if (warnings.length === 0) return null
  const sections = [...new Set(warnings.map(({ section }) => section))]
  return (
    <div className="notice notice-late mt-4">
      <p className="font-semibold">{words.warningsTitle(warnings.length)}</p>
      <p className="text-ink-2">{words.disagreeHint}</p>
      <ul className="mt-1 flex flex-wrap gap-x-5">
        {sections.map((section) => (
          <li key={section}>
            <a href={`#${section}`} className="link inline-flex min-h-11 items-center">
              {words[section]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
