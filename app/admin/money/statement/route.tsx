import { FileText } from 'lucide-react'
import { data, href, Link } from 'react-router'
import { staffContext } from '#app/admin/access.ts'
import { FormButton } from '#app/admin/form/form-button.tsx'
import { IntentForm } from '#app/admin/form/intent-form.tsx'
import { Now } from '#app/admin/list/time.tsx'
import { loadNewest } from '#app/admin/live/load-newest.ts'
import { DueDay } from '#app/admin/money/invoices/invoice-state.tsx'
import { owedText } from '#app/admin/money/owed-text.ts'
import { type ScreenHandle, useMayWrite } from '#app/admin/rights.ts'
import { BackLink } from '#app/admin/screen/back-link.tsx'
import { KeptPage } from '#app/admin/screen/kept-page.tsx'
import { submissionClientAction } from '#app/admin/submission/client-action.ts'
import { reportDone, submission } from '#app/admin/submission/submission.ts'
import { textIn } from '#app/admin/submission/submitted.ts'
import { useSticky } from '#app/admin/use-sticky.ts'
import { exactDollars } from '#app/ui/dollars.ts'
import { invoiceWords } from '#words/invoice.ts'
import { statementWords as words } from '#words/panel/money/statement.ts'
import type { Route } from './+types/route.ts'
import { MailStatement, type OpenStatement, ReadStatement } from './statement-data.ts'

export const handle = { needs: { area: 'money', to: 'read' } } satisfies ScreenHandle

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const shown = { at: new Date().toISOString(), press: crypto.randomUUID(), id }
  const read = await context.get(staffContext).run(ReadStatement, { id })
  if (!read.ok) return data({ ...shown, statement: undefined }, { status: 500 })
  const { statement } = read.value
  return data({ ...shown, statement }, { status: statement ? 200 : 404 })
}

export const clientLoader = (args: Route.ClientLoaderArgs) =>
  loadNewest(`statement ${args.params.id}`, args, () => undefined)

export const action = (args: Route.ActionArgs) => {
  const { run } = args.context.get(staffContext)
  const { id } = args.params
  return submission(args, {
    mail: (form) => reportDone(run(MailStatement, { id, press: textIn(form, 'press') }), () => words.mailed),
  })
}

export const clientAction = (args: Route.ClientActionArgs) => submissionClientAction(args)

export default function StatementPage({ loaderData }: Route.ComponentProps) {
  const kept = useSticky(loaderData?.statement === undefined ? undefined : loaderData)
  const statement = kept?.statement
  return (
    <KeptPage
      title={statement && words.title(statement.name)}
      back={<BackLink to={href('/admin/invoices')} text={words.back} className="mb-4" />}
      kept={kept}
      loaded={loaderData}
      words={words}
      failed={words.failed}
    >
      {kept && statement && (
        <Now at={kept.at}>
          <ShownStatement id={kept.id} statement={statement} press={kept.press} />
        </Now>
      )}
    </KeptPage>
  )
}

type ShownStatementProps = { id: string; statement: OpenStatement; press: string }

function ShownStatement({ id, statement, press }: ShownStatementProps) {
  const { name, email, openCents, overdueCents, invoices } = statement
  const mayWrite = useMayWrite('money')
  const isOpen = invoices.length > 0
  const owed = invoices.filter((one) => one.openCents > 0).length
  return (
    <article className="invoice" aria-labelledby="statement-title">
      <header className="request-head">
        <h1 id="statement-title">{words.title(name)}</h1>
        <p className="request-about tabular-nums">
          {isOpen
            ? words.says({ owed, back: invoices.length - owed, amount: owedText(openCents) })
            : words.none}
        </p>
        {overdueCents > 0 && (
          <p className="request-wait tabular-nums">{words.late(exactDollars(overdueCents))}</p>
        )}
        {isOpen && (
          <p className="mt-3 flex flex-wrap gap-3">
            <a href={href('/admin/invoices/:id/statement.pdf', { id })} className="btn">
              <FileText className="icon" />
              {words.pdf}
            </a>
          </p>
        )}
      </header>
      {isOpen && <OpenInvoices invoices={invoices} />}
      <p className="request-part text-ink-2 text-note wrap-anywhere">
        {email ? words.about(email) : words.aboutNumber}
      </p>
      {openCents > 0 && email && mayWrite && (
        <IntentForm intent="mail">
          {({ isBusy, result }) => (
            <div className="settings-buttons">
              <input type="hidden" name="press" value={press} />
              <FormButton isBusy={isBusy} busy={words.mailing} className="btn btn-strong wrap-anywhere">
                {words.mail(email)}
              </FormButton>
              {result?.ok && <p className="text-note">{result.done}</p>}
            </div>
          )}
        </IntentForm>
      )}
    </article>
  )
}

const OpenInvoices = ({ invoices }: Pick<OpenStatement, 'invoices'>) => (
  <section className="request-part" aria-labelledby="statement-invoices">
    <h2 id="statement-invoices">{words.list}</h2>
    <ul className="invoice-payments">
      {invoices.map((invoice) => (
        <li key={invoice.id}>
          <span>
            <Link to={href('/admin/invoices/:id', { id: invoice.id })} className="link">
              {invoiceWords.titleOf('invoice', invoice.number)}
            </Link>
            <span className="cell-under">
              {invoice.name && <bdi>{invoice.name} </bdi>}
              {invoice.openCents > 0 && <DueDay invoice={invoice} />}
            </span>
          </span>
          <span className="tabular-nums">{owedText(invoice.openCents)}</span>
        </li>
      ))}
    </ul>
  </section>
)
