import type { InvoiceRow } from '#app/admin/money/invoices/invoice-data.ts'
import { type WrapUpPart, wrapUpParts } from '#content/wrap-up.ts'
import type { OpenRequest } from './request.ts'

export type WrapUpState = 'done' | 'skipped' | 'missing'

type WrappedUp = Pick<
  OpenRequest,
  'status' | 'lostReason' | 'cancelledAt' | 'quotedCents' | 'files' | 'skippedParts'
> &
  Pick<OpenRequest, 'reviewAskedAt' | 'reviewId'>

type Bill = Pick<InvoiceRow, 'kind' | 'state' | 'totalCents' | 'paidCents' | 'openCents'>

export const isWrappedUp = ({ status, lostReason, cancelledAt }: WrappedUp): boolean =>
  status === 'completed' && lostReason === null && cancelledAt === null

/** `parts`: those that are for whoever looks. */
export const wrapUpOf = (
  request: WrappedUp,
  invoices: readonly Bill[],
  parts: readonly WrapUpPart[] = wrapUpParts,
): { part: WrapUpPart; state: WrapUpState }[] =>
  parts.map((part) => ({
    part,
    state: isDone[part](request, billedIn(invoices))
      ? 'done'
      : request.skippedParts?.includes(part)
        ? 'skipped'
        : 'missing',
  }))

/** Void ones and credits bill nothing. */
export const billedIn = <Invoice extends Bill>(invoices: readonly Invoice[]): Invoice[] =>
  invoices.filter(({ kind, state }) => kind === 'invoice' && state !== 'draft' && state !== 'void')

export const staffPhotosOf = ({ files }: Pick<OpenRequest, 'files'>) =>
  (files ?? []).filter(({ addedBy }) => addedBy !== null)

const isDone: Record<WrapUpPart, (request: WrappedUp, sent: readonly Bill[]) => boolean> = {
  price: ({ quotedCents }, sent) => quotedCents !== null || sent.length > 0,
  photo: (request) => staffPhotosOf(request).length > 0,
  invoice: (_request, sent) => sent.length > 0,
  paid: (_request, sent) => sent.length > 0 && sent.every(({ openCents }) => openCents <= 0),
  review: ({ reviewAskedAt, reviewId }) => reviewAskedAt !== null || reviewId !== null,
}
