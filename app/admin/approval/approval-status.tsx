import { approvalWords } from '#content/en/admin-lists.ts'
import type { useApproval } from './use-approval.ts'

/** Approved or pending, and whether it is featured besides. */
export function ApprovalStatus({ states }: { states: ReturnType<typeof useApproval> }) {
  const { approval, featuring } = states
  return (
    <>
      <span className="state" data-on={approval.isOn || undefined} data-late={!approval.isOn || undefined}>
        {approval.isOn ? approvalWords.approved : approvalWords.pending}
      </span>
      {featuring.isOn && <span className="state-note">{approvalWords.featured}</span>}
    </>
  )
}
