import { servicesContext } from '#app/context.ts'
import { graphql } from '#app/graphql.ts'
import { paperResponse } from '#app/paper-response.ts'
import type { Route } from './+types/pdf.ts'

const ReadInvoiceFile = graphql(`
  query CustomerInvoiceFile($token: String!) {
    file: customerInvoiceFile(token: $token) {
      name
      base64
    }
  }
`)

export const loader = async ({ context, params }: Route.LoaderArgs) =>
  paperResponse(await context.get(servicesContext).run(ReadInvoiceFile, { token: params.token }))
