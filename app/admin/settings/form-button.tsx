import { accessWords } from '#words/admin-access.ts'

type FormButtonProps = {
  isBusy: boolean
  label?: string
  busy?: string
  className?: string
  children: string
}

/** The button of a form that does one thing on a screen. It stays in reach of the keyboard while it is busy. */
export function FormButton({
  isBusy,
  label,
  busy = accessWords.busy,
  className = 'btn btn-small',
  children,
}: FormButtonProps) {
  return (
    <button
      type="submit"
      className={className}
      aria-label={isBusy ? undefined : label}
      aria-disabled={isBusy || undefined}
      onClick={(event) => isBusy && event.preventDefault()}
    >
      {isBusy ? busy : children}
    </button>
  )
}
