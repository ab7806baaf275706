import { Trash2 } from 'lucide-react'
import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { Form, type FormProps, useActionData, useFetcher, useNavigate, useNavigation } from 'react-router'
import { useMayWriteHere } from '#app/admin/rights.ts'
import { FormIntent } from '#app/admin/submission/form-intent.tsx'
import type { Submitted } from '#app/admin/submission/submitted.ts'
import { Alert } from '#app/ui/alert.tsx'
import { useAnnounce } from '#app/ui/announcer.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { type DeletionWords, listWords } from '#words/panel/lists.ts'
import { useList } from './list.ts'
import { useShowUndo } from './undo.tsx'

type DeleteDialogProps = {
  words: DeletionWords
  id: string
  name: string
  what: string
  isFinal?: boolean | undefined
  onClose: () => void
}

export const deletionOf =
  <Row extends { id: string }>(
    words: DeletionWords,
    describe: (row: Row) => Pick<DeleteDialogProps, 'name' | 'what'>,
    { isFinal }: Pick<DeleteDialogProps, 'isFinal'> = {},
  ) =>
  (row: Row, onClose: () => void) => (
    <DeleteDialog words={words} id={row.id} {...describe(row)} isFinal={isFinal} onClose={onClose} />
  )

function DeleteDialog({ words, id, name, what, isFinal, onClose }: DeleteDialogProps) {
  const { list, query } = useList()
  const dialog = useRef<HTMLDialogElement>(null)
  const fetcher = useFetcher<Submitted>()
  const announce = useAnnounce()
  const showUndo = useShowUndo()
  const navigate = useNavigate()
  const isBusy = fetcher.state === 'submitting'

  const onDeleted = useEffectEvent(() => {
    if (isFinal) announce(words.deleted(name))
    else showUndo({ text: words.deleted(name), undo: { intent: 'undelete', id } })
    dialog.current?.close()
    // An address that goes on naming the row would report it as missing.
    if (query.linked === id)
      void navigate(list.queryString({ ...query, linked: undefined }), {
        replace: true,
        preventScrollReset: true,
      })
  })
  useEffect(() => {
    if (fetcher.data?.ok) onDeleted()
  }, [fetcher.data])

  return (
    <Question
      {...{ dialog, id, what, isFinal, isBusy, onClose }}
      question={words.deleteQuestion}
      form={fetcher.Form}
      result={isBusy ? undefined : fetcher.data}
    />
  )
}

/**
 * Deletes the record whose page asks, and leads to where the action says. A navigation, not a fetcher: the router forgets
 * where a fetcher's action leads when a revalidation was under way before it (React Router 8.4).
 */
export function DeletePageDialog({
  id,
  question,
  what,
  onClose,
}: Pick<QuestionProps, 'id' | 'question' | 'what' | 'onClose'>) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isSent, setSent] = useState(false)
  const { state } = useNavigation()
  const isBusy = isSent && state !== 'idle'
  const result = useActionData<Submitted>()
  return (
    <Question
      {...{ dialog, id, question, what, isBusy, onClose }}
      form={Form}
      result={isSent && !isBusy ? result : undefined}
      onSubmit={() => setSent(true)}
    />
  )
}

function Question({ isFinal, ...props }: QuestionProps & Pick<DeleteDialogProps, 'isFinal'>) {
  return (
    <DeletionQuestion
      {...props}
      intent="delete"
      confirm={isFinal ? listWords.deleteForGood : listWords.delete}
      confirming={listWords.deleting}
    />
  )
}

type QuestionProps = Pick<DeleteDialogProps, 'id' | 'what' | 'onClose'> & {
  question: string
  dialog: RefObject<HTMLDialogElement | null>
  form: ComponentType<FormProps>
  isBusy: boolean
  result: Submitted | undefined
  onSubmit?: () => void
}

type DeletionQuestionProps = QuestionProps & {
  intent: string
  confirm: string
  confirming: string
  children?: ReactNode
}

export function DeletionQuestion(props: DeletionQuestionProps) {
  const { dialog, form: DeleteForm, intent, id, question, what, confirm, confirming } = props
  const { isBusy, result, onClose, onSubmit, children } = props
  // Not by `Question` of the forms, whose file would be the 21st request of a list (decision 24).
  return (
    <Dialog
      ref={dialog}
      role="alertdialog"
      className="dialog"
      aria-labelledby="delete-question"
      aria-describedby="delete-what"
      onClose={onClose}
      isBusy={isBusy}
    >
      <h2 id="delete-question" className="text-name">
        {question}
      </h2>
      <p id="delete-what" className="mt-3 text-ink-2">
        {what}
      </p>
      <Alert className="notice notice-alert mt-4">{result && !result.ok && result.problem}</Alert>
      <DeleteForm method="post" className="mt-6 flex flex-wrap justify-end gap-3" onSubmit={onSubmit}>
        <FormIntent intent={intent} id={id} />
        {children}
        <button
          type="button"
          className="btn grow sm:grow-0"
          aria-disabled={isBusy || undefined}
          onClick={() => !isBusy && dialog.current?.close()}
        >
          {listWords.cancel}
        </button>
        <button type="submit" className="btn btn-danger grow sm:grow-0" disabled={isBusy}>
          {isBusy ? confirming : confirm}
        </button>
      </DeleteForm>
    </Dialog>
  )
}

type DeleteButtonProps = { label: string; onDelete: () => void }

export function DeleteButton({ label, onDelete }: DeleteButtonProps) {
  if (!useMayWriteHere()) return null
  return (
    <button
      type="button"
      className="btn btn-square text-alert"
      aria-haspopup="dialog"
      aria-label={label}
      title={label}
      onClick={onDelete}
    >
      <Trash2 className="icon" aria-hidden="true" />
    </button>
  )
}
