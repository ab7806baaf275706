import { type ComponentProps, type RefObject, useId } from 'react'
import { Dialog } from '#app/ui/dialog.tsx'

type QuestionProps = Pick<ComponentProps<typeof Dialog>, 'children' | 'isBusy' | 'onClose' | 'reopensOn'> & {
  dialog: RefObject<HTMLDialogElement | null>
  question: string
  what: string
}

/** The dialog that asks before something that cannot be taken back; its children are the answers. */
export function Question({ dialog, question, what, children, ...props }: QuestionProps) {
  const id = useId()
  return (
    <Dialog
      {...props}
      ref={dialog}
      role="alertdialog"
      className="dialog"
      aria-labelledby={`${id}-question`}
      aria-describedby={`${id}-what`}
    >
      <h2 id={`${id}-question`} className="text-name">
        {question}
      </h2>
      <p id={`${id}-what`} className="mt-3 text-ink-2">
        {what}
      </p>
      {children}
    </Dialog>
  )
}

export const answers = 'mt-6 flex flex-wrap justify-end gap-3'

type NoButtonProps = { dialog: QuestionProps['dialog']; isBusy?: boolean; children: string }

export const NoButton = ({ dialog, isBusy = false, children }: NoButtonProps) => (
  <button
    type="button"
    className="btn grow sm:grow-0"
    aria-disabled={isBusy || undefined}
    onClick={() => !isBusy && dialog.current?.close()}
  >
    {children}
  </button>
)
