import { defineList } from '#app/admin/list/list.ts'
import { rowsOf } from '#app/admin/records/row-href.ts'
import { pagesWords } from '#words/panel/pages/pages.ts'

type Published = { isPublished: { eq: boolean } } | null

const filters: Record<'all' | 'published' | 'drafts', Published> = {
  all: null,
  published: { isPublished: { eq: true } },
  drafts: { isPublished: { eq: false } },
}

export const pageList = defineList({ ...rowsOf.Page, words: pagesWords, filters })
