import { staffContext } from '#app/admin/access.ts'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { graphql } from '#app/graphql.ts'
import { paperResponse } from '#app/paper-response.ts'
import type { Route } from './+types/pdf.ts'

export const handle = { needs: { area: 'money', to: 'own' } } satisfies ScreenHandle

const ReadEstimateFile = graphql(`
  query AdminEstimateFile($id: ID!) {
    file: estimateFile(id: $id) {
      name
      base64
    }
  }
`)

export const loader = async ({ context, params }: Route.LoaderArgs) =>
  paperResponse(await context.get(staffContext).run(ReadEstimateFile, { id: params.id }))
