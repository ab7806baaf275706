import { Trash2 } from 'lucide-react'
import { quotesWords } from '#content/en/admin.ts'
import type { QuoteOnCard } from './documents.ts'
import { type ListQuery, listPath } from './list-query.ts'
import { nameOf } from './person-name.ts'

type DeleteButtonProps = { quote: QuoteOnCard; query: ListQuery; onDelete: (quote: QuoteOnCard) => void }

/** Asks first: in a dialog, or without script on the page that this form leads to. */
export function DeleteButton({ quote, query, onDelete }: DeleteButtonProps) {
  const label = quotesWords.deleteOf(nameOf(quote))
  return (
    <form
      method="get"
      onSubmit={(event) => {
        event.preventDefault()
        onDelete(quote)
      }}
    >
      {[...new URLSearchParams(listPath(query))].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        type="submit"
        name="delete"
        value={quote.id}
        className="btn btn-square text-alert"
        aria-haspopup="dialog"
        aria-label={label}
        title={label}
      >
        <Trash2 className="icon" aria-hidden="true" />
      </button>
    </form>
  )
}
