import { staffContext } from '#app/admin/access.ts'
import { invoiceResponse } from '#app/invoice-response.ts'
import type { Route } from './+types/pdf.ts'
import { ReadInvoiceFile } from './invoice-data.ts'

export const loader = async ({ context, params }: Route.LoaderArgs) =>
  invoiceResponse(await context.get(staffContext).run(ReadInvoiceFile, { id: params.id }))
