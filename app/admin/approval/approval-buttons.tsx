import { Check, Pencil, Star, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { DeleteButton } from '#app/admin/list/delete-dialog.tsx'
import { FormIntent } from '#app/admin/list/form-intent.tsx'
import { useList } from '#app/admin/list/list-context.ts'
import { approvalWords } from '#content/en/admin-approval.ts'
import type { ApprovalWords } from './approval-words.ts'
import type { Approvable, Switch, useApproval } from './use-approval.ts'

type ApprovalButtonsProps = {
  row: Approvable
  states: ReturnType<typeof useApproval>
  words: ApprovalWords
  /** The path of the form that changes the rest. */
  editPath: string
  onDelete: () => void
}

/** Approving first and in words, as it is what somebody waits for; then featuring, editing and deleting. */
export function ApprovalButtons({ row, states, words, editPath, onDelete }: ApprovalButtonsProps) {
  const { approval, featuring } = states
  const { address, query } = useList()
  const { id, name } = row
  const failed = [approval, featuring].map(({ result }) => result).find((result) => result?.ok === false)
  const edit = words.edit(name)
  return (
    <>
      <div>
        <SwitchForm id={id} change={approval} intent={approval.isOn ? 'unapprove' : 'approve'}>
          <SwitchButton
            change={approval}
            label={approval.isOn ? words.unapprove(name) : words.approve(name)}
            className={approval.isOn ? 'btn btn-first' : 'btn btn-primary btn-first'}
          >
            {approval.isOn ? (
              <Undo2 className="icon" aria-hidden="true" />
            ) : (
              <Check className="icon" aria-hidden="true" />
            )}
            {approval.isOn ? approvalWords.unapprove : approvalWords.approve}
          </SwitchButton>
        </SwitchForm>
        <SwitchForm id={id} change={featuring} intent={featuring.isOn ? 'unfeature' : 'feature'}>
          <SwitchButton
            change={featuring}
            label={featuring.isOn ? words.unfeature(name) : words.feature(name)}
            className="btn btn-square"
          >
            <Star className="icon" aria-hidden="true" fill={featuring.isOn ? 'currentColor' : 'none'} />
          </SwitchButton>
        </SwitchForm>
        <Link
          to={`${editPath}${address.path({ ...query, linked: undefined })}`}
          className="btn btn-square"
          aria-label={edit}
          title={edit}
        >
          <Pencil className="icon" aria-hidden="true" />
        </Link>
        <DeleteButton id={id} label={words.deleteOf(name)} onDelete={onDelete} />
      </div>
      {failed?.ok === false && (
        <p role="alert" className="row-failure">
          {failed.message}
        </p>
      )}
    </>
  )
}

type SwitchFormProps = { id: string; change: Switch; intent: string; children: ReactNode }

function SwitchForm({ id, change, intent, children }: SwitchFormProps) {
  return (
    <change.fetcher.Form method="post">
      <FormIntent intent={intent} id={id} />
      {children}
    </change.fetcher.Form>
  )
}

type SwitchButtonProps = { change: Switch; label: string; className: string; children: ReactNode }

/** Pressed again before it is saved, it does nothing: two taps of a trembling thumb are one. */
function SwitchButton({ change, label, className, children }: SwitchButtonProps) {
  return (
    <button
      type="submit"
      className={className}
      aria-label={label}
      title={label}
      onClick={(event) => change.isSaving && event.preventDefault()}
    >
      {children}
    </button>
  )
}
