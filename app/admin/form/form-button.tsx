import { formWords } from '#words/panel/form.ts'

export type FormButtonProps = {
  isBusy: boolean
  name?: string
  value?: string
  label?: string
  busy?: string | undefined
  className?: string
  children: string
}

/**
 * What Enter in a field presses, with script or without: the first submit button of its form. Disabled, it lets Enter do
 * nothing, for forms whose buttons each mean something else.
 */
export const DefaultButton = ({ disabled }: { disabled?: true }) => (
  <button type="submit" hidden disabled={disabled} />
)

/** While busy it keeps the focus and ignores clicks: `disabled` would lose the focus. */
export function FormButton({
  isBusy,
  label,
  busy = formWords.busy,
  className = 'btn btn-small',
  children,
  ...said
}: FormButtonProps) {
  return (
    <button
      type="submit"
      {...said}
      className={className}
      aria-label={isBusy ? undefined : label}
      aria-disabled={isBusy || undefined}
      onClick={(event) => isBusy && event.preventDefault()}
    >
      {isBusy ? busy : children}
    </button>
  )
}
