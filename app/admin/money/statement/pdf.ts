import { staffContext } from '#app/admin/access.ts'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { paperResponse } from '#app/paper-response.ts'
import type { Route } from './+types/pdf.ts'
import { ReadStatementFile } from './statement-data.ts'

export const handle = { needs: { area: 'money', to: 'read' } } satisfies ScreenHandle

export const loader = async ({ context, params }: Route.LoaderArgs) =>
  paperResponse(await context.get(staffContext).run(ReadStatementFile, { id: params.id }))
