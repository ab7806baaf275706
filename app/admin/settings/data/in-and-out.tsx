import { Download } from 'lucide-react'
import { href, Link } from 'react-router'
import { address } from '#app/address.ts'
import { Field } from '#app/admin/form/fields.tsx'
import { DefaultButton } from '#app/admin/form/form-button.tsx'
import { importKinds, importScreens } from '#app/admin/import/import-kinds.ts'
import { importKindWords, importWords } from '#words/panel/imports.ts'
import { quickBooksWords as bookWords } from '#words/panel/money/quickbooks.ts'
import { dataWords as words } from '#words/panel/settings/data.ts'
import { DataPart } from './data-part.tsx'

export const ComesIn = () => (
  <DataPart id="import" title={importWords.data} says={<p>{importWords.dataAbout}</p>}>
    <ul className="mt-3 flex flex-wrap gap-2">
      {importKinds.map((kind) => (
        <li key={kind}>
          <Link
            to={importScreens[kind].path}
            className="btn btn-small"
            aria-label={importKindWords[kind].link}
          >
            {importKindWords[kind].open}
          </Link>
        </li>
      ))}
    </ul>
  </DataPart>
)

const spreadsheets = [
  { name: words.listNames.quotes, path: href('/admin/quotes/export.csv') },
  { name: words.listNames.messages, path: href('/admin/messages/export.csv') },
  { name: words.listNames.calls, path: href('/admin/calls/export.csv') },
  { name: words.listNames.customers, path: href('/admin/customers/export.csv') },
  { name: words.listNames.reviews, path: href('/admin/reviews/export.csv') },
]

/** Ordinary links: the browser saves the response. */
export function Spreadsheets() {
  return (
    <DataPart id="lists" title={words.lists} says={<p>{words.listsAbout}</p>}>
      <ul className="mt-3 flex flex-wrap gap-2">
        {spreadsheets.map(({ name, path }) => (
          <li key={path}>
            <a href={address(path)} className="btn btn-small" aria-label={words.exportOf(name)}>
              <Download className="icon" />
              {name}
            </a>
          </li>
        ))}
        <li>
          <a href={address(href('/admin/customers/export.vcf'))} className="btn btn-small">
            <Download className="icon" />
            {words.cards}
          </a>
        </li>
      </ul>
    </DataPart>
  )
}

/** A form that only reads: the browser saves the response. */
export function QuickBooks() {
  return (
    <DataPart id="quickbooks" title={bookWords.title} says={<p>{bookWords.about}</p>}>
      <form
        className="mt-3 grid max-w-md grid-cols-2 gap-x-4"
        action={address(href('/admin/invoices/quickbooks.iif'))}
      >
        <DefaultButton disabled />
        <Field id="books-from" name="from" type="date" label={bookWords.from} />
        <Field id="books-to" name="to" type="date" label={bookWords.to} />
        <p className="col-span-2 mt-4 flex flex-wrap gap-2">
          <button type="submit" className="btn btn-small">
            <Download className="icon" />
            {bookWords.desktop}
          </button>
          <button
            type="submit"
            formAction={address(href('/admin/invoices/quickbooks.csv'))}
            className="btn btn-small"
          >
            <Download className="icon" />
            {bookWords.online}
          </button>
        </p>
      </form>
      <p className="mt-3 text-fine text-ink-2">
        {bookWords.names}{' '}
        <Link to={`${href('/admin/settings/invoicing')}#book-names`} className="link">
          {bookWords.toNames}
        </Link>
      </p>
    </DataPart>
  )
}
