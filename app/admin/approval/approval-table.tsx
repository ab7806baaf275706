import { Pencil, Star, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useFetcher } from 'react-router'
import { rowElementId, useList } from '#app/admin/list/list.ts'
import { RowMenu } from '#app/admin/list/row-menu.tsx'
import { TableHead } from '#app/admin/list/row-table.tsx'
import { useToast } from '#app/admin/list/undo.tsx'
import { useMayWriteHere } from '#app/admin/rights.ts'
import { useAdminOutlet } from '#app/admin/screen/panel-context.tsx'
import { FormIntent } from '#app/admin/submission/form-intent.tsx'
import type { Submitted } from '#app/admin/submission/submitted.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { approvalWords, listWords } from '#words/panel/lists.ts'

type ApprovalTableProps<Row> = {
  rows: readonly Row[]
  columns: readonly string[]
  words: ApprovalWords
  editPath: (id: string) => string
  statusNote?: (row: Row) => ReactNode
  onDelete: (row: Row) => void
  children: (row: Row, isApproved: boolean) => ReactNode
}

export function ApprovalTable<Row extends Approvable>({
  rows,
  columns,
  words,
  editPath,
  statusNote,
  onDelete,
  children,
}: ApprovalTableProps<Row>) {
  return (
    <table className="row-table approval-table">
      <TableHead names={columns} />
      <tbody>
        {rows.map((row) => (
          <ApprovalRow
            key={row.id}
            row={row}
            words={words}
            editPath={editPath(row.id)}
            statusNote={statusNote?.(row)}
            onDelete={() => onDelete(row)}
          >
            {(isApproved) => children(row, isApproved)}
          </ApprovalRow>
        ))}
      </tbody>
    </table>
  )
}

type ApprovalRowProps = {
  row: Approvable
  words: ApprovalWords
  editPath: string
  statusNote: ReactNode
  onDelete: () => void
  children: (isApproved: boolean) => ReactNode
}

function ApprovalRow({ row, words, editPath, statusNote, onDelete, children }: ApprovalRowProps) {
  const { list, query } = useList()
  const { arrived } = useAdminOutlet()
  const mayWrite = useMayWriteHere()
  const { approval, featuring } = useApproval(row, words)
  const failed = [approval, featuring].map(({ result }) => result).find((result) => result?.ok === false)
  const state = approval.isOn ? words.states.approved : words.states.pending
  return (
    <tr
      id={rowElementId(list, row.id)}
      tabIndex={-1}
      aria-labelledby={`name-${row.id}`}
      data-pending={!approval.isOn || undefined}
      data-arrived={arrived.has(row.id) || undefined}
    >
      {children(approval.isOn)}
      <td className="cell-status">
        {mayWrite ? (
          <SwitchForm id={row.id} change={approval} intent={approval.isOn ? 'unapprove' : 'approve'}>
            <SwitchButton
              change={approval}
              label={approval.isOn ? words.unapprove(row.name) : words.approve(row.name)}
              className="state-switch"
              isOn={approval.isOn}
            >
              {state}
            </SwitchButton>
          </SwitchForm>
        ) : (
          <span
            className="state"
            data-on={approval.isOn || undefined}
            data-late={!approval.isOn || undefined}
          >
            {state}
          </span>
        )}
        {featuring.isOn && <span className="state-note">{words.states.featured}</span>}
        {statusNote}
        <Alert className="row-failure">{failed?.ok === false && failed.problem}</Alert>
      </td>
      <td className="table-actions cell-actions">
        {mayWrite && (
          <ApprovalMenu
            row={row}
            featuring={featuring}
            words={words}
            editPath={`${editPath}${list.queryString({ ...query, linked: undefined })}`}
            onDelete={onDelete}
          />
        )}
      </td>
    </tr>
  )
}

type ApprovalMenuProps = Pick<ApprovalRowProps, 'row' | 'words' | 'editPath' | 'onDelete'> & {
  featuring: Switch
}

function ApprovalMenu({ row: { id, name }, featuring, words, editPath, onDelete }: ApprovalMenuProps) {
  return (
    <RowMenu name={name}>
      <SwitchForm id={id} change={featuring} intent={featuring.isOn ? 'unfeature' : 'feature'}>
        <SwitchButton change={featuring} label={featuring.isOn ? words.unfeature(name) : words.feature(name)}>
          <Star className={featuring.isOn ? 'icon fill-current' : 'icon'} />
          {featuring.isOn ? words.states.unfeature : words.states.feature}
        </SwitchButton>
      </SwitchForm>
      <Link to={editPath} aria-label={words.edit(name)}>
        <Pencil className="icon" />
        {listWords.edit}
      </Link>
      <button
        type="button"
        className="text-alert"
        aria-haspopup="dialog"
        aria-label={words.deleteOf(name)}
        onClick={onDelete}
      >
        <Trash2 className="icon" />
        {listWords.delete}
      </button>
    </RowMenu>
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

type SwitchButtonProps = {
  change: Switch
  label: string
  className?: string
  isOn?: boolean
  children: ReactNode
}

/** Ignores a second press until the first is saved. */
function SwitchButton({ change, label, className, isOn, children }: SwitchButtonProps) {
  return (
    <button
      type="submit"
      className={className}
      data-on={isOn || undefined}
      aria-label={label}
      title={label}
      onClick={(event) => change.isSaving && event.preventDefault()}
    >
      {children}
    </button>
  )
}

type Approvable = {
  id: string
  name: string
  isApproved: boolean
  isFeatured: boolean
  approvedAt?: string | null
}

type SwitchName = 'approve' | 'feature'

function useSwitch(id: string, on: SwitchName, stored: boolean) {
  const key = `${on}-${id}`
  const fetcher = useFetcher<Submitted>({ key })
  const asked = fetcher.formData?.get('intent')
  const isSaving = fetcher.state === 'submitting'
  const isOn = asked ? asked === on : stored
  return { key, fetcher, isOn, isSaving, result: isSaving ? undefined : fetcher.data }
}

type Switch = ReturnType<typeof useSwitch>

function useApproval(row: Approvable, words: ApprovalWords) {
  const { id, name, isApproved, isFeatured, approvedAt } = row
  const approval = useSwitch(id, 'approve', isApproved)
  const featuring = useSwitch(id, 'feature', isFeatured)
  useToast(approval.key, approval.fetcher, (form) =>
    form.get('intent') === 'approve'
      ? { text: words.approved(name), undo: { intent: 'unapprove', id } }
      : {
          text: words.unapproved(name),
          undo: approvedAt ? { intent: 'restore', id, approvedAt } : { intent: 'approve', id },
        },
  )
  useToast(featuring.key, featuring.fetcher, (form) =>
    form.get('intent') === 'feature'
      ? { text: words.featured(name), undo: { intent: 'unfeature', id } }
      : { text: words.unfeatured(name), undo: { intent: 'feature', id } },
  )
  return { approval, featuring }
}

type ApprovalWords = Record<
  | 'approve'
  | 'unapprove'
  | 'feature'
  | 'unfeature'
  | 'approved'
  | 'unapproved'
  | 'featured'
  | 'unfeatured'
  | 'edit'
  | 'deleteOf',
  (name: string) => string
> & { states: Record<'approved' | 'pending' | 'featured' | 'feature' | 'unfeature', string> }

export const RatingCell = ({ rating }: { rating: number }) => (
  <td className="cell-rating">
    <Stars rating={rating} label={approvalWords.rating(rating)} />
  </td>
)
