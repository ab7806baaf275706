import { staffContext } from '#app/admin/access.ts'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { paperResponse } from '#app/paper-response.ts'
import type { Route } from './+types/pdf.ts'
import { ReadInvoiceFile } from './invoice-data.ts'

export const handle = { needs: { area: 'money', to: 'own' } } satisfies ScreenHandle

export const loader = async ({ context, params }: Route.LoaderArgs) =>
  paperResponse(await context.get(staffContext).run(ReadInvoiceFile, { id: params.id }))
