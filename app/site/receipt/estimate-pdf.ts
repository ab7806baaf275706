import { servicesContext } from '#app/context.ts'
import { graphql } from '#app/graphql.ts'
import { paperResponse } from '#app/paper-response.ts'
import type { Route } from './+types/estimate-pdf.ts'

const ReadEstimateFile = graphql(`
  query CustomerEstimateFile($token: String!, $id: ID!) {
    file: customerEstimateFile(token: $token, id: $id) {
      name
      base64
    }
  }
`)

export const loader = async ({ context, params: { token, id } }: Route.LoaderArgs) =>
  paperResponse(await context.get(servicesContext).run(ReadEstimateFile, { token, id }))
