import { href } from 'react-router'
import { recordForm } from '#app/admin/form/record-action.ts'
import { numeric, optional, recordControls, required, tick } from '#app/admin/form/record-controls.ts'
import { graphql, type ResultOf } from '#app/graphql.ts'
import { pageFormWords } from '#words/panel/pages/pages.ts'
import { pageList } from './page-list.ts'
import type { PageValues, pageNames } from './page-values.ts'

const controls = recordControls({
  title: required,
  slug: optional,
  label: optional,
  description: required,
  content: required,
  language: optional,
  place: { ...required, empty: 'none' },
  position: numeric('0', { refused: -1, digits: /^\d{1,4}$/ }),
  isPublished: tick,
} satisfies Record<(typeof pageNames)[number], unknown>)

export const pageValues = controls.toValues

/** With one language only, the form does not ask for it. */
export const emptyPage = (id: string, [first = '', ...others]: readonly string[] = []): PageValues => ({
  ...controls.empty(id),
  language: others.length > 0 ? first : '',
})

const pageInList = graphql(`
  fragment PageInList on Page @_unmask {
    id
    title
    slug
    label
    description
    language
    place
    position
    isPublished
    createdAt
    updatedAt
    otherPlaces {
      place
    }
  }
`)

export type PageInList = ResultOf<typeof pageInList>

export const ListPages = graphql(
  `
    query AdminListPages($filter: ModelPageFilterInput, $search: String, $limit: Int, $after: String) {
      page: listPages(filter: $filter, search: $search, limit: $limit, nextToken: $after) {
        items {
          ...PageInList
        }
        nextToken
        total
      }
    }
  `,
  [pageInList],
)

export const GetPageInList = graphql(
  `
    query AdminGetPageInList($id: ID!) {
      row: getPage(id: $id) {
        ...PageInList
      }
    }
  `,
  [pageInList],
)

const GetPage = graphql(
  `
    query AdminGetPage($id: ID!) {
      row: getPage(id: $id) {
        ...PageInList
        content
      }
    }
  `,
  [pageInList],
)

const CreatePage = graphql(`
  mutation AdminCreatePage($input: CreatePageInput!) {
    saved: createPage(input: $input) {
      id
    }
  }
`)

export const UpdatePage = graphql(`
  mutation AdminUpdatePage($input: UpdatePageInput!, $condition: ModelPageFilterInput) {
    saved: updatePage(input: $input, condition: $condition) {
      id
      updatedAt
    }
  }
`)

export const ReadPageDraft = graphql(
  'query AdminReadPageDraft($id: ID) { draft: pageDraft(pageId: $id) { form savedAt } }',
)

export const DiscardPageDraft = graphql(
  'mutation AdminDiscardPageDraft($id: ID) { discardPageDraft(pageId: $id) }',
)

export const SavePageDraft = graphql(`
  mutation AdminSavePageDraft($id: ID, $form: String!) {
    saved: savePageDraft(pageId: $id, form: $form) {
      savedAt
    }
  }
`)

export const DeletePage = graphql(`
  mutation AdminDeletePage($id: ID!) {
    deletePage(input: { id: $id }) {
      id
    }
  }
`)

export const pageForm = recordForm({
  ...controls,
  list: pageList,
  gone: pageFormWords.missing,
  editPath: (id) => href('/admin/pages/:id/edit', { id }),
  read: GetPage,
  create: CreatePage,
  update: UpdatePage,
  // When this fails, the draft is ignored: it is the same as the saved page.
  onSaved: (run, id) => run(DiscardPageDraft, { id: id ?? null }),
})
