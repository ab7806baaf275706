import { type ComponentProps, useId } from 'react'
import { Dialog } from '#app/ui/dialog.tsx'

type QuestionDialogProps = ComponentProps<typeof Dialog> & {
  question: string
  what: string
}

export function QuestionDialog({ question, what, children, ...dialog }: QuestionDialogProps) {
  const id = useId()
  return (
    <Dialog
      {...dialog}
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
