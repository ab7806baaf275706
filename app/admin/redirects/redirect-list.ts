import { defineList } from '#app/admin/list/list.ts'
import { rowsOf } from '#app/admin/records/row-href.ts'
import { redirectsWords } from '#words/panel/redirects.ts'

type Used = { lastUsedAt: { attributeExists: boolean } } | null

const filters: Record<'all' | 'used' | 'unused', Used> = {
  all: null,
  used: { lastUsedAt: { attributeExists: true } },
  unused: { lastUsedAt: { attributeExists: false } },
}

export const redirectList = defineList({ ...rowsOf.Redirect, words: redirectsWords, filters })
