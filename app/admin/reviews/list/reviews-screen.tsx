import { href } from 'react-router'
import { approvalWords } from '#content/en/admin-approval.ts'
import { reviewsWords as words } from '#content/en/admin-reviews.ts'
import { approvalTabs } from '../../approval/approval-list.ts'
import { ExportLink } from '../../export/export-link.tsx'
import { useAdminOutlet } from '../../layout/outlet.ts'
import type { ListAnswer } from '../../list/kept-lists.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { type LoadedList, shownRows } from '../../list/load-list.ts'
import type { ActionResult } from '../../list/row-actions.ts'
import { RowList } from '../../list/row-list.tsx'
import { SavedNotice } from '../../list/saved-notice.tsx'
import { StartLink } from '../../list/start-link.tsx'
import { TableSkeleton } from '../../list/table-skeleton.tsx'
import type { ReviewInTable } from '../documents.ts'
import { reviewList } from '../review-list.ts'
import { ReviewTable } from './review-table.tsx'

type ReviewsScreenProps = {
  answer: ListAnswer<LoadedList<ReviewInTable>>
  actionResult: ActionResult | undefined
}

export function ReviewsScreen({ answer, actionResult }: ReviewsScreenProps) {
  const { counts: allCounts, arrived } = useAdminOutlet()
  const counts = allCounts?.reviewCounts
  return (
    <ListScreen
      list={reviewList}
      answer={answer}
      tabs={() => approvalTabs(['all', 'approved', 'pending', 'featured'], counts)}
      start={<StartLink to={href('/admin/reviews/new')}>{words.create}</StartLink>}
      skeleton={<TableSkeleton />}
    >
      {(shown) => (
        <>
          <SavedNotice rows={shownRows(shown)}>{({ name }) => approvalWords.saved(name)}</SavedNotice>
          <RowList
            shown={shown}
            actionResult={actionResult}
            describe={({ name, title }) => ({ name, what: words.deleteWhat(name, title) })}
          >
            {(rows, onDelete) => <ReviewTable rows={rows} arrived={arrived} onDelete={onDelete} />}
          </RowList>
          <ExportLink path={href('/admin/reviews/export.csv')} total={shown.total} />
        </>
      )}
    </ListScreen>
  )
}
