import { href } from 'react-router'
import { approvalHandlers, approvalMessages } from '#app/admin/approval/approval.ts'
import { ApprovalTable, RatingCell } from '#app/admin/approval/approval-table.tsx'
import { deletionOf } from '#app/admin/list/delete-dialog.tsx'
import { ImportLink } from '#app/admin/list/import-link.tsx'
import { listClientLoader, listLoader } from '#app/admin/list/list-loader.ts'
import { ListScreen, StartLink } from '#app/admin/list/list-screen.tsx'
import { LongText } from '#app/admin/list/long-text.tsx'
import { RowList } from '#app/admin/list/row-list.tsx'
import { ExactTime } from '#app/admin/list/time.tsx'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { useAdminOutlet } from '#app/admin/screen/panel-context.tsx'
import { submissionClientAction } from '#app/admin/submission/client-action.ts'
import { submission } from '#app/admin/submission/submission.ts'
import { longDate } from '#app/ui/dates.ts'
import { testimonialsWords as words } from '#words/panel/approval/testimonials.ts'
import { importKindWords } from '#words/panel/imports.ts'
import { approvalWords } from '#words/panel/lists.ts'
import { testimonialServiceLabel } from '#words/site/testimonial-services.ts'
import type { Route } from './+types/route.ts'
import { type Testimonial, testimonialDocuments } from './testimonial-data.ts'
import { testimonialList } from './testimonial-list.ts'

export const handle = { needs: { area: 'content', to: 'read' } } satisfies ScreenHandle

export const loader = (args: Route.LoaderArgs) => listLoader(args, testimonialList, testimonialDocuments)

export const clientLoader = (args: Route.ClientLoaderArgs) => listClientLoader(args, testimonialList)

export const action = (args: Route.ActionArgs) => submission(args, handlers, messages)

export const clientAction = (args: Route.ClientActionArgs) => submissionClientAction(args, messages)

const handlers = approvalHandlers({ model: 'Testimonial', ...testimonialDocuments })

const messages = approvalMessages(words)

export default function Testimonials({ loaderData }: Route.ComponentProps) {
  const { counts } = useAdminOutlet()
  const { customer, rating, service, testimonial, date, status, actions } = words.columns
  return (
    <ListScreen
      list={testimonialList}
      loaderData={loaderData}
      heading={
        <ImportLink to={href('/admin/testimonials/import')}>{importKindWords.testimonials.link}</ImportLink>
      }
      counts={counts?.testimonialCounts}
      // Specification section 2 names the others; an address from elsewhere may ask for the featured ones too.
      offers={(filter) => filter !== 'featured'}
      start={<StartLink to={href('/admin/testimonials/new')}>{words.create}</StartLink>}
    >
      {(loaded) => (
        <RowList
          loaded={loaded}
          deletion={deletionOf(words, ({ name }) => ({ name, what: words.deleteWhat(name) }))}
          savedText={({ name }) => approvalWords.saved(name)}
        >
          {(rows, onDelete) => (
            <ApprovalTable
              rows={rows}
              columns={[customer, rating, service, testimonial, date, status, actions]}
              words={words}
              editPath={(id) => href('/admin/testimonials/:id/edit', { id })}
              onDelete={onDelete}
            >
              {(row) => <Cells row={row} />}
            </ApprovalTable>
          )}
        </RowList>
      )}
    </ListScreen>
  )
}

function Cells({ row }: { row: Testimonial }) {
  const { id, name, company, rating, comment, service, date, createdAt } = row
  return (
    <>
      <th scope="row" className="cell-customer">
        <span id={`name-${id}`} className="table-title">
          {name}
        </span>
        {company && <span className="cell-under">{company}</span>}
      </th>
      <RatingCell rating={rating} />
      <td className="cell-service">{service && testimonialServiceLabel(service)}</td>
      <td className="cell-text">
        <LongText name={name} text={comment} />
      </td>
      <td className="cell-date">
        {date ? (
          <time dateTime={date.slice(0, 10)}>{longDate(date, 'UTC')}</time>
        ) : (
          <ExactTime at={createdAt} form={longDate} />
        )}
      </td>
    </>
  )
}
