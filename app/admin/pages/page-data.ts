import { href } from 'react-router'
import { type RecordForm, ticked } from '#app/admin/form/record-action.ts'
import { graphql, type ResultOf } from '#app/graphql.ts'
import { pageFormWords } from '#words/panel/pages/pages.ts'
import { pageList } from './page-list.ts'
import { type PageValues, pageNames } from './page-values.ts'

/** With one language only, the form does not ask for it. */
export const emptyPage = (id: string, [first = '', ...others]: readonly string[] = []): PageValues => ({
  id,
  title: '',
  slug: '',
  label: '',
  description: '',
  content: '',
  language: others.length > 0 ? first : '',
  place: 'none',
  position: '0',
  isPublished: '',
})

export const pageValues = ({ id, title, slug, label, ...page }: PageFields): PageValues => ({
  ...{ id, title, slug },
  label: label ?? '',
  description: page.description,
  content: page.content,
  language: page.language,
  place: page.place,
  position: String(page.position),
  isPublished: ticked(page.isPublished),
})

/** Stands for text that is no whole number; the data service refuses it at its field. */
const notANumber = -1

const pageInput = ({ title, slug, label, description, content, language, ...page }: PageValues) => ({
  ...{ title, description, content },
  slug: slug || null,
  label: label || null,
  language: language || null,
  place: page.place,
  position: /^\d{1,4}$/.test(page.position) ? Number(page.position) : notANumber,
  isPublished: page.isPublished !== '',
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

type StoredPage = NonNullable<ResultOf<typeof GetPage>['row']>

type PageFields = Omit<StoredPage, 'createdAt' | 'updatedAt' | 'otherPlaces'>

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

export const pageForm: RecordForm<(typeof pageNames)[number], StoredPage, ReturnType<typeof pageInput>> = {
  names: pageNames,
  list: pageList,
  gone: pageFormWords.missing,
  editPath: (id) => href('/admin/pages/:id/edit', { id }),
  read: GetPage,
  create: CreatePage,
  update: UpdatePage,
  empty: (id) => emptyPage(id),
  toValues: pageValues,
  toInput: pageInput,
  // When this fails, the draft is ignored: it is the same as the saved page.
  onSaved: (run, id) => run(DiscardPageDraft, { id: id ?? null }),
}
