import { Download } from 'lucide-react'
import { href, Link } from 'react-router'
import { staffContext } from '#app/admin/access.ts'
import { Field } from '#app/admin/form/fields.tsx'
import { FormButton } from '#app/admin/form/form-button.tsx'
import { IntentForm } from '#app/admin/form/intent-form.tsx'
import { useKeptFocus } from '#app/admin/form/use-kept-focus.ts'
import { TableHead } from '#app/admin/list/row-table.tsx'
import { loadNewest } from '#app/admin/live/load-newest.ts'
import { type ScreenHandle, useMayOpen, useMayWork } from '#app/admin/rights.ts'
import { BackLink } from '#app/admin/screen/back-link.tsx'
import { PanelTitle } from '#app/admin/screen/panel-context.tsx'
import { StaleNotice } from '#app/admin/screen/retry.tsx'
import { submissionClientAction } from '#app/admin/submission/client-action.ts'
import { refusedFields, reportDone, submission } from '#app/admin/submission/submission.ts'
import { textIn } from '#app/admin/submission/submitted.ts'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { useSticky } from '#app/admin/use-sticky.ts'
import { dateTimeText } from '#app/ui/dates.ts'
import { exactDollars } from '#app/ui/dollars.ts'
import { centsIn } from '#content/money/money.ts'
import { exportWords } from '#words/panel/lists.ts'
import { drawerWords as words } from '#words/panel/money/drawers.ts'
import { invoicePanelWords } from '#words/panel/money/invoices.ts'
import type { Route } from './+types/route.ts'
import { CloseDrawer, type Drawer, type DrawerClosing, differenceOf, ReadDrawers } from './drawer-data.ts'

export const handle = { needs: { area: 'money', to: 'own' } } satisfies ScreenHandle

const pageSize = 20

export async function loader({ context, url }: Route.LoaderArgs) {
  const after = url.searchParams.get('after')
  const read = await context.get(staffContext).run(ReadDrawers, { limit: pageSize, after })
  return { at: new Date().toISOString(), after, shown: read.ok ? read.value : undefined }
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadNewest('drawers', args, () => undefined)

export async function action(args: Route.ActionArgs) {
  return submission(args, {
    close(form, run) {
      const cashCents = Number.parseInt(textIn(form, 'cash'), 10)
      // Where they get money there is nothing to count.
      const countedCents = cashCents < 0 ? cashCents : centsIn(textIn(form, 'counted'))
      if (countedCents === undefined) return Promise.resolve(refusedFields({ counted: words.badAmount }))
      if (Number.isNaN(cashCents)) return undefined
      const given = { personId: textIn(form, 'id'), cashCents, countedCents, note: textIn(form, 'note') }
      return reportDone(run(CloseDrawer, given), () => words.closed(textIn(form, 'person')))
    },
  })
}

export const clientAction = (args: Route.ClientActionArgs) => submissionClientAction(args)

export default function Drawers({ loaderData }: Route.ComponentProps) {
  const kept = useSticky(loaderData?.shown ? loaderData : undefined)
  const shown = kept?.shown
  const focus = useKeptFocus()
  return (
    <>
      <PanelTitle title={words.title} />
      <BackLink to={href('/admin/invoices')} text={invoicePanelWords.back} className="mb-4" />
      <header className="list-heading">
        <h1 className="grow">{words.title}</h1>
      </header>
      {(!kept || kept !== loaderData) && (
        <StaleNotice since={kept?.at} words={words} failed={`${words.failed} ${words.failedHint}`} />
      )}
      {shown && (
        <section {...focus} tabIndex={-1} aria-label={words.title}>
          <OpenDrawers drawers={shown.drawers} />
          <Closings
            closings={shown.closings?.items.filter((one) => one !== null) ?? []}
            older={shown.closings?.nextToken ?? null}
            isNewest={kept.after === null}
          />
        </section>
      )}
    </>
  )
}

function OpenDrawers({ drawers }: { drawers: readonly Drawer[] }) {
  if (drawers.length === 0)
    return (
      <div className="list-state mt-5">
        <p className="list-state-title">{words.none}</p>
        <p className="mt-2 text-ink-2">{words.noneHint}</p>
      </div>
    )
  return (
    <>
      <p className="text-note text-ink-2">{words.lead}</p>
      <div className="drawers">
        {drawers.map((drawer) => (
          <OpenDrawer key={drawer.personId} drawer={drawer} />
        ))}
      </div>
    </>
  )
}

function OpenDrawer({ drawer }: { drawer: Drawer }) {
  const { personId, person, cashCents, tipCents, closedAt } = drawer
  const timeZone = useTimeZone()
  const mayClose = useMayWork('money')
  return (
    <section className="request-part" aria-labelledby={`drawer-${personId}`}>
      <h2 id={`drawer-${personId}`}>
        <bdi>{person}</bdi>
      </h2>
      <p className="mt-2">
        {cashCents < 0 ? (
          <span className="tabular-nums">{words.owed(exactDollars(-cashCents))}</span>
        ) : (
          <>
            {words.taken} <strong className="tabular-nums">{exactDollars(cashCents)}</strong>
          </>
        )}{' '}
        <span className="text-ink-2 text-note">
          {closedAt ? words.since(dateTimeText(closedAt, timeZone)) : words.sinceFirst}
        </span>
      </p>
      {tipCents > 0 && <p className="mt-1 text-ink-2 text-note">{words.tips(exactDollars(tipCents))}</p>}
      {mayClose && cashCents !== 0 && (
        <IntentForm intent="close" id={personId} className="invoice-pay">
          {({ isBusy, errors }) => (
            <>
              <input type="hidden" name="cash" value={cashCents} />
              <input type="hidden" name="person" value={person} />
              <div className="form-pair">
                {cashCents > 0 && (
                  <Field
                    id={`counted-${personId}`}
                    name="counted"
                    label={words.counted}
                    inputMode="decimal"
                    autoComplete="off"
                    required
                    error={errors.counted ?? errors.countedCents}
                  />
                )}
                <Field
                  id={`note-${personId}`}
                  name="note"
                  label={words.note}
                  autoComplete="off"
                  maxLength={200}
                  error={errors.note}
                />
              </div>
              <p>
                <FormButton
                  isBusy={isBusy}
                  busy={words.closing}
                  label={words.closeOf(person)}
                  className="btn btn-strong"
                >
                  {cashCents < 0 ? words.handBack : words.close}
                </FormButton>
              </p>
            </>
          )}
        </IntentForm>
      )}
    </section>
  )
}

type ClosingsProps = { closings: readonly DrawerClosing[]; older: string | null; isNewest: boolean }

function Closings({ closings, older, isNewest }: ClosingsProps) {
  const mayOpen = useMayOpen()
  const file = href('/admin/drawers/export.csv')
  if (closings.length === 0) return null
  return (
    <section aria-labelledby="closed-drawers" className="mt-8">
      <h2 id="closed-drawers" className="mb-3">
        {words.history}
      </h2>
      <div>
        <table className="row-table">
          <TableHead names={Object.values(words.columns)} />
          <tbody>
            {closings.map((closing) => (
              <Closing key={closing.id} closing={closing} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-4 flex flex-wrap gap-3">
        {!isNewest && (
          <Link to={href('/admin/drawers')} className="btn btn-small">
            {words.newest}
          </Link>
        )}
        {older && (
          <Link to={`?${new URLSearchParams({ after: older })}`} className="btn btn-small">
            {words.older}
          </Link>
        )}
        {mayOpen(file) && (
          <a href={file} className="btn btn-small" title={exportWords.hint}>
            <Download className="icon" />
            {words.download}
          </a>
        )}
      </p>
    </section>
  )
}

function differenceText(cents: number): string {
  if (cents === 0) return words.exact
  return cents < 0 ? words.shortBy(exactDollars(-cents)) : words.overBy(exactDollars(cents))
}

function Closing({ closing }: { closing: DrawerClosing }) {
  const { person, cashCents, countedCents, note, by, createdAt } = closing
  const timeZone = useTimeZone()
  const { columns } = words
  return (
    <tr>
      <th scope="row" className="table-main">
        <span className="table-title">
          <bdi>{person}</bdi>
        </span>
      </th>
      <td data-label={columns.at}>
        {dateTimeText(createdAt, timeZone)}
        {by !== person && <span className="cell-under">{words.handedTo(by)}</span>}
      </td>
      <td data-label={columns.cash} className="tabular-nums">
        {exactDollars(cashCents)}
      </td>
      <td data-label={columns.counted} className="tabular-nums">
        {exactDollars(countedCents)}
      </td>
      <td data-label={columns.difference} className="tabular-nums">
        {differenceText(differenceOf(closing))}
      </td>
      <td data-label={columns.note}>
        <bdi className="wrap-anywhere">{note}</bdi>
      </td>
    </tr>
  )
}
