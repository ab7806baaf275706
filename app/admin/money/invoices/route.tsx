import { data, href, Link, redirect } from 'react-router'
import { staffContext, valueOrThrow } from '#app/admin/access.ts'
import { ImportLink } from '#app/admin/list/import-link.tsx'
import { listClientLoader, listLoader } from '#app/admin/list/list-loader.ts'
import { ListScreen } from '#app/admin/list/list-screen.tsx'
import { RowList } from '#app/admin/list/row-list.tsx'
import { RowHead, RowTable } from '#app/admin/list/row-table.tsx'
import { owedText } from '#app/admin/money/owed-text.ts'
import { requestIn } from '#app/admin/money/owners.ts'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { readTimeZone, useTimeZone } from '#app/admin/time-zone.ts'
import { isoDate, shortDate } from '#app/ui/dates.ts'
import { exactDollars } from '#app/ui/dollars.ts'
import { importKindWords } from '#words/panel/imports.ts'
import { invoicesWords as words } from '#words/panel/money/invoices.ts'
import type { Route } from './+types/route.ts'
import { CreateInvoice, type InvoiceRow, ListInvoices } from './invoice-data.ts'
import { invoiceList, invoicesOn } from './invoice-list.ts'
import { DueDay, InvoiceState, invoiceTitle } from './invoice-state.tsx'
import { paidByIn } from './paid-by.ts'

export const handle = { needs: { area: 'money', to: 'own' } } satisfies ScreenHandle

export async function loader(args: Route.LoaderArgs) {
  const today = isoDate(new Date(), await readTimeZone(args.context.get(staffContext).run))
  return listLoader(args, invoicesOn(today), { page: ListInvoices })
}

export const clientLoader = (args: Route.ClientLoaderArgs) => listClientLoader(args, invoiceList)

export async function action({ context, request }: Route.ActionArgs) {
  const { run } = context.get(staffContext)
  const form = await request.formData()
  const requestId = requestIn(form)
  if (!requestId) throw data(null, { status: 404 })
  const { saved } = await valueOrThrow(run(CreateInvoice, { input: { requestId } }))
  if (!saved) throw data(null, { status: 404 })
  const paidBy = paidByIn(form.get('paid'))
  throw redirect(`${href('/admin/invoices/:id', { id: saved.id })}${paidBy ? `?paid=${paidBy}` : ''}`, 303)
}

export default function Invoices({ loaderData }: Route.ComponentProps) {
  return (
    <ListScreen
      list={invoiceList}
      loaderData={loaderData}
      heading={<ImportLink to={href('/admin/invoices/import')}>{importKindWords.invoices.link}</ImportLink>}
    >
      {(loaded) => (
        <RowList loaded={loaded} exportPath={href('/admin/invoices/export.csv')}>
          {(rows) => (
            <>
              <p className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 text-ink-2 text-note tabular-nums">
                {words.sums(sumsOf(rows))}
                <Link to={href('/admin/drawers')} className="text-button">
                  {words.drawers}
                </Link>
              </p>
              <RowTable rows={rows} columns={words.columns} className="invoice-table">
                {(row) => <Cells row={row} />}
              </RowTable>
            </>
          )}
        </RowList>
      )}
    </ListScreen>
  )
}

function sumsOf(rows: readonly InvoiceRow[]) {
  const invoiced = rows.filter(({ state }) => state !== 'draft' && state !== 'void')
  const sum = (of: readonly InvoiceRow[], name: 'totalCents' | 'paidCents' | 'openCents') =>
    of.reduce((all, row) => all + row[name], 0)
  const openCents = sum(invoiced, 'openCents')
  // What was paid on a draft is a deposit.
  return {
    total: exactDollars(sum(invoiced, 'totalCents')),
    paid: exactDollars(sum(rows, 'paidCents')),
    rest: openCents < 0 ? owedText(openCents) : words.openSum(exactDollars(openCents)),
  }
}

function Cells({ row }: { row: InvoiceRow }) {
  const { id, name, sentAt, dueOn, totalCents, openCents, statement } = row
  const timeZone = useTimeZone()
  return (
    <>
      <RowHead id={id} to={href('/admin/invoices/:id', { id })} name={invoiceTitle(row)} />
      <td data-label={words.columns.name}>
        <bdi className="wrap-anywhere">{name}</bdi>
        {statement && (
          <Link to={href('/admin/invoices/:id/statement', { id })} className="cell-under link">
            {words.statement}
          </Link>
        )}
      </td>
      <td data-label={words.columns.dates}>
        {sentAt ? shortDate(sentAt, timeZone) : words.notSent}
        {sentAt && dueOn && (
          <span className="cell-under">
            <DueDay invoice={row} />
          </span>
        )}
      </td>
      <td data-label={words.columns.total} className="tabular-nums">
        {exactDollars(totalCents)}
      </td>
      <td data-label={words.columns.open} className="tabular-nums">
        {openCents !== 0 && owedText(openCents)}
      </td>
      <td data-label={words.columns.state}>
        <InvoiceState invoice={row} />
      </td>
    </>
  )
}
