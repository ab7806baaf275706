import { graphql, type ResultOf } from '#app/graphql.ts'

const closingInPanel = graphql(`
  fragment ClosingInPanel on DrawerClosing @_unmask {
    id
    person
    cashCents
    countedCents
    note
    by
    createdAt
  }
`)

export type DrawerClosing = ResultOf<typeof closingInPanel>

export const ReadDrawers = graphql(
  `
    query AdminDrawers($limit: Int, $after: String) {
      drawers {
        personId
        person
        cashCents
        tipCents
        closedAt
      }
      closings: listDrawerClosings(limit: $limit, nextToken: $after) {
        items {
          ...ClosingInPanel
        }
        nextToken
      }
    }
  `,
  [closingInPanel],
)

export type Drawer = ResultOf<typeof ReadDrawers>['drawers'][number]

export const ExportClosings = graphql(
  `
    query AdminExportDrawerClosings($limit: Int, $after: String) {
      page: listDrawerClosings(limit: $limit, nextToken: $after) {
        items {
          ...ClosingInPanel
        }
        nextToken
      }
    }
  `,
  [closingInPanel],
)

export const CloseDrawer = graphql(`
  mutation AdminCloseDrawer($personId: ID!, $cashCents: Int!, $countedCents: Int!, $note: String) {
    closeDrawer(personId: $personId, cashCents: $cashCents, countedCents: $countedCents, note: $note) {
      id
    }
  }
`)

export const differenceOf = ({ cashCents, countedCents }: DrawerClosing): number => countedCents - cashCents
