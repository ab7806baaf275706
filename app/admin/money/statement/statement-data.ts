import { graphql, type ResultOf } from '#app/graphql.ts'

export const ReadStatement = graphql(`
  query AdminStatement($id: ID!) {
    statement(id: $id) {
      name
      email
      openCents
      overdueCents
      invoices {
        id
        number
        name
        dueOn
        totalCents
        openCents
      }
    }
  }
`)

export type OpenStatement = NonNullable<ResultOf<typeof ReadStatement>['statement']>

export const MailStatement = graphql(`
  mutation AdminMailStatement($id: ID!, $press: String!) {
    mailStatement(id: $id, press: $press) {
      openCents
    }
  }
`)

export const ReadStatementFile = graphql(`
  query AdminStatementFile($id: ID!) {
    file: statementFile(id: $id) {
      name
      base64
    }
  }
`)
