import { href, Link } from 'react-router'
import { Now } from '#app/admin/list/time.tsx'
import { estimateInList } from '#app/admin/money/estimates/estimate-data.ts'
import { RequestEstimates } from '#app/admin/money/estimates/request-estimates.tsx'
import { type InvoiceRow, invoiceInList } from '#app/admin/money/invoices/invoice-data.ts'
import { RequestInvoices } from '#app/admin/money/invoices/request-invoices.tsx'
import { RetryNotice } from '#app/admin/screen/retry.tsx'
import { graphql, type ResultOf } from '#app/graphql.ts'
import type { Run } from '#server/data-service/in-process.ts'
import { customerWords as words } from '#words/panel/people/customers.ts'

const ReadMoney = graphql(
  `
  query AdminCustomerMoney($ids: [String!]!) {
    listEstimates(
      filter: { requestId: { in: $ids } }
      limit: 100
    ) {
      items {
        ...EstimateInList
      }
    }
    listInvoices(
      filter: { requestId: { in: $ids } }
      limit: 100
    ) {
      items {
        ...InvoiceInList
      }
    }
  }
`,
  [estimateInList, invoiceInList],
)

type Money = ResultOf<typeof ReadMoney>

/** Of all requests of a customer; undefined when it could not be read. */
export async function readMoney(run: Run, ids: readonly string[]): Promise<Money | undefined> {
  const read = await run(ReadMoney, { ids: [...ids] })
  return read.ok ? read.value : undefined
}

/** Each once, however many of its invoices are here. */
function Statements({ invoices }: { invoices: readonly InvoiceRow[] }) {
  const statements = new Map(
    invoices.flatMap(({ statement, email }) => (statement ? [[statement.id, { ...statement, email }]] : [])),
  )
  if (statements.size === 0) return null
  return (
    <p className="request-part flex flex-wrap gap-3">
      {[...statements.values()].map(({ id, count, email }) => (
        <Link
          key={id}
          to={href('/admin/invoices/:id/statement', { id })}
          className="btn btn-small wrap-anywhere"
        >
          {words.statement(count, email ?? '')}
        </Link>
      ))}
    </p>
  )
}

export function CustomerMoney({ money, at }: { money: Money | undefined; at: string }) {
  if (!money) return <RetryNotice says={words.moneyFailed} />
  const [estimates, invoices] = [money.listEstimates?.items ?? [], money.listInvoices?.items ?? []]
  return (
    <Now at={at}>
      <RequestEstimates
        request={undefined}
        estimates={estimates.filter((one) => one !== null)}
        mayWork={false}
      />
      <Statements invoices={invoices.filter((one) => one !== null)} />
      <RequestInvoices
        request={undefined}
        invoices={invoices.filter((one) => one !== null)}
        pressKey=""
        mayWork={false}
      />
    </Now>
  )
}
