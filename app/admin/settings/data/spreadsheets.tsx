import { Download } from 'lucide-react'
import { href } from 'react-router'
import { FormSection } from '#app/admin/form/fields.tsx'
import { dataWords as words } from '#words/admin-data.ts'

const lists = [
  { name: words.listNames.quotes, path: href('/admin/quotes/export.csv') },
  { name: words.listNames.messages, path: href('/admin/messages/export.csv') },
  { name: words.listNames.reviews, path: href('/admin/reviews/export.csv') },
]

/** What customers sent, for a spreadsheet. Ordinary links: the browser keeps what they answer. */
export function Spreadsheets() {
  return (
    <FormSection id="lists" title={words.lists}>
      <p className="mt-2 text-ink-2 text-note">{words.listsAbout}</p>
      <ul className="mt-4 flex flex-wrap gap-3">
        {lists.map(({ name, path }) => (
          <li key={path}>
            <a href={path} className="btn btn-small" aria-label={words.exportOf(name)}>
              <Download className="icon" aria-hidden="true" />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </FormSection>
  )
}
