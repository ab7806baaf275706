import { href } from 'react-router'
import { type RecordForm, type RecordValues, ticked } from '#app/admin/form/record-action.ts'
import { graphql, type ResultOf } from '#app/graphql.ts'
import { pageFormWords } from '#words/panel/pages.ts'
import { pageList } from './page-list.ts'

const pageNames = [
  ...(['title', 'slug', 'label', 'description', 'content', 'language', 'place', 'position'] as const),
  'isPublished',
] as const

type PageValues = RecordValues<(typeof pageNames)[number]>

const emptyPage = (id: string): PageValues => ({
  id,
  title: '',
  slug: '',
  label: '',
  description: '',
  content: '',
  language: '',
  place: 'none',
  position: '0',
  isPublished: '',
})

const pageValues = ({ id, title, slug, label, description, content, ...page }: StoredPage): PageValues => ({
  ...{ id, title, slug, description, content },
  label: label ?? '',
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
    updatedAt
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

const CreatePage = graphql(`
  mutation AdminCreatePage($input: CreatePageInput!) {
    saved: createPage(input: $input) {
      id
    }
  }
`)

const UpdatePage = graphql(`
  mutation AdminUpdatePage($input: UpdatePageInput!, $condition: ModelPageFilterInput) {
    saved: updatePage(input: $input, condition: $condition) {
      id
      updatedAt
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
  empty: emptyPage,
  toValues: pageValues,
  toInput: pageInput,
}
