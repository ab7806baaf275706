import { href } from 'react-router'
import { recordForm } from '#app/admin/form/record-action.ts'
import { numeric, optional, recordControls, required } from '#app/admin/form/record-controls.ts'
import { graphql, type ResultOf } from '#app/graphql.ts'
import { redirectFormWords } from '#words/panel/redirects.ts'
import { redirectList } from './redirect-list.ts'

const redirectInPanel = graphql(`
  fragment RedirectInPanel on Redirect @_unmask {
    id
    from
    to
    leadsToPage
    status
    note
    hits
    lastUsedAt
    updatedAt
  }
`)

export type Redirect = ResultOf<typeof redirectInPanel>

export const ListRedirects = graphql(
  `
    query AdminListRedirects($filter: ModelRedirectFilterInput, $search: String, $limit: Int, $after: String) {
      page: listRedirects(filter: $filter, search: $search, limit: $limit, nextToken: $after) {
        items {
          ...RedirectInPanel
        }
        nextToken
        total
      }
    }
  `,
  [redirectInPanel],
)

export const GetRedirect = graphql(
  `
    query AdminGetRedirect($id: ID!) {
      row: getRedirect(id: $id) {
        ...RedirectInPanel
      }
    }
  `,
  [redirectInPanel],
)

const CreateRedirect = graphql(`
  mutation AdminCreateRedirect($input: CreateRedirectInput!) {
    saved: createRedirect(input: $input) {
      id
    }
  }
`)

const UpdateRedirect = graphql(`
  mutation AdminUpdateRedirect($input: UpdateRedirectInput!, $condition: ModelRedirectFilterInput) {
    saved: updateRedirect(input: $input, condition: $condition) {
      id
      updatedAt
    }
  }
`)

export const DeleteRedirect = graphql(`
  mutation AdminDeleteRedirect($id: ID!) {
    deleteRedirect(input: { id: $id }) {
      id
    }
  }
`)

export const ImportRedirects = graphql(`
  mutation AdminImportRedirects($csv: String!, $isDryRun: Boolean!) {
    importRedirects(csv: $csv, isDryRun: $isDryRun) {
      added
      changed
      unchanged
      refused {
        line
        text
        message
      }
    }
  }
`)

export const redirectForm = recordForm({
  ...recordControls({ from: required, to: required, status: numeric('301', { refused: 0 }), note: optional }),
  list: redirectList,
  gone: redirectFormWords.missing,
  editPath: (id) => href('/admin/redirects/:id/edit', { id }),
  read: GetRedirect,
  create: CreateRedirect,
  update: UpdateRedirect,
})
