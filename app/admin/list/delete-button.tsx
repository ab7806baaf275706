import { Trash2 } from 'lucide-react'
import { useList } from './list-context.ts'

type DeleteButtonProps = { id: string; label: string; onDelete: () => void }

/** Asks first: in a dialog, or without script on the page that this form leads to. */
export function DeleteButton({ id, label, onDelete }: DeleteButtonProps) {
  const { address, query } = useList()
  return (
    <form
      method="get"
      onSubmit={(event) => {
        event.preventDefault()
        onDelete()
      }}
    >
      {[...new URLSearchParams(address.path(query))].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        type="submit"
        name="delete"
        value={id}
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
