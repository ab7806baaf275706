import { href, Link } from 'react-router'
import { languageName } from '#app/admin/records/language-name.ts'
import { translationWords as words } from '#words/panel/texts.ts'
import type { WaitingCount } from './text-data.ts'

/** To what each further language of the site lacks; nothing where the business offers none. */
export const WaitingLinks = ({ waiting }: { waiting: readonly WaitingCount[] }) =>
  waiting.map(({ language, count }) => (
    <Link key={language} to={`${href('/admin/texts/translations')}?${new URLSearchParams({ language })}`}>
      {words.title(languageName(language))}
      {count > 0 && (
        <span className="new-badge" data-quiet>
          {count}
        </span>
      )}
    </Link>
  ))
