import { href } from 'react-router'
import { recordForm } from '#app/admin/form/record-action.ts'
import { numeric, optional, recordControls, required, tick } from '#app/admin/form/record-controls.ts'
import { modelDocuments } from '#app/admin/records/model-documents.ts'
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
  translationOf: optional,
  place: { ...required, empty: 'none' },
  position: numeric('0', { refused: -1, digits: /^\d{1,4}$/ }),
  isPublished: tick,
} satisfies Record<(typeof pageNames)[number], unknown>)

type StoredPage = Omit<Parameters<typeof controls.toValues>[0], 'translationOf'> & {
  translations: readonly { id: string }[]
}

export const pageValues = (stored: StoredPage): PageValues =>
  controls.toValues({ ...stored, translationOf: stored.translations[0]?.id ?? null })

/** `own`: of the panel. With one language only, the form does not ask for it. */
export const emptyPage = (
  id: string,
  { languages, own }: { languages: readonly string[]; own: string },
): PageValues => ({
  ...controls.empty(id),
  language: languages.length > 1 ? (languages.find((code) => code === own) ?? languages[0] ?? '') : '',
})

/** A new page that is to say the same as another one in `language`: it begins with its text, to be written over. */
export const translatedPage = (
  empty: PageValues,
  { id, content, place, position }: PageValues,
  language: string,
): PageValues => ({ ...empty, content, place, position, language, translationOf: id })

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
    translations {
      id
    }
  }
`)

export type PageInList = ResultOf<typeof pageInList>

export const pageDocuments = modelDocuments(pageInList)

export const GetPage = graphql(
  `
    query AdminReadPage($id: ID!) {
      row: getPage(id: $id) {
        ...PageInList
        content
      }
    }
  `,
  [pageInList],
)

/** What a page may be the same as in another language. */
export const ReadOtherPages = graphql(`
  query AdminReadOtherPages {
    listPages(limit: 1000) {
      items {
        id
        title
        language
        translations {
          id
          language
        }
      }
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

export const pageForm = recordForm({
  ...pageDocuments,
  ...controls,
  toValues: pageValues,
  list: pageList,
  gone: pageFormWords.missing,
  editPath: (id) => href('/admin/pages/:id/edit', { id }),
  row: GetPage,
  // When this fails, the draft is ignored: it is the same as the saved page.
  onSaved: (run, id) => run(DiscardPageDraft, { id: id ?? null }),
})
