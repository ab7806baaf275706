import { graphql, type ResultOf } from '#app/graphql.ts'

const importFields = graphql(`
  fragment ImportFields on ContactImport @_unmask {
    id
    fileName
    by
    startedAt
    endedAt
    made
    joined
    doubled
    refused
    stored
    undoneAt
    kept
  }
`)

export type ContactImport = ResultOf<typeof importFields>

export const PreviewImport = graphql(`
  query AdminPreviewImport($file: ID!, $columns: [String!]) {
    preview: contactImportPreview(file: $file, columns: $columns) {
      name
      tool
      format
      columns {
        title
        sample
        target
      }
      made
      joined
      doubled
      refused
      stored
      rows {
        line
        name
        company
        phone
        email
        others
        address
        notes
      }
      refusedRows {
        line
        cells
        message
      }
    }
  }
`)

export type ImportPreview = ResultOf<typeof PreviewImport>['preview']

export const ListImports = graphql(
  `
    query AdminListImports {
      imports: contactImports {
        ...ImportFields
      }
    }
  `,
  [importFields],
)

export const ImportContacts = graphql(`
  mutation AdminImportContacts($file: ID!, $columns: [String!]) {
    importContacts(file: $file, columns: $columns) {
      id
    }
  }
`)

export const UndoImport = graphql(`
  mutation AdminUndoImport($id: ID!) {
    undoContactImport(id: $id) {
      id
    }
  }
`)

export const ReadRefused = graphql(`
  query AdminReadRefused($file: ID!, $columns: [String!]) {
    refused: refusedContacts(file: $file, columns: $columns) {
      name
      titles
      rows {
        line
        cells
        message
      }
    }
  }
`)

/** What each column holds, as the form sends it and the address says it; null for what was guessed. */
export function columnsIn(form: FormData | URLSearchParams): string[] | null {
  const columns = form.getAll('column').map(String)
  return columns.length > 0 ? columns : null
}
