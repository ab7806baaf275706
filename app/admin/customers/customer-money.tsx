import { href, Link } from 'react-router'
import { Now } from '#app/admin/list/time.tsx'
import { estimateInList } from '#app/admin/money/estimates/estimate-data.ts'
import { RequestEstimates } from '#app/admin/money/estimates/request-estimates.tsx'
import { type InvoiceRow, invoiceInList } from '#app/admin/money/invoices/invoice-data.ts'
import { RequestInvoices } from '#app/admin/money/invoices/request-invoices.tsx'
import { openOfOne } from '#app/admin/money/open-of-one.ts'
import { useMayRead } from '#app/admin/rights.ts'
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

/** Of each email address that has several open ones. */
function Statements({ invoices }: { invoices: readonly InvoiceRow[] }) {
  const maySee = useMayRead('money')
  const several = openOfOne(invoices)
  if (!maySee || several.length === 0) return null
  return (
    <p className="request-part flex flex-wrap gap-3">
      {several.map(
        ([first, ...others]) =>
          first && (
            <Link
              key={first.id}
              to={href('/admin/invoices/:id/statement', { id: first.id })}
              className="btn btn-small wrap-anywhere"
            >
              {words.statement(others.length + 1, first.email ?? '')}
            </Link>
          ),
      )}
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
