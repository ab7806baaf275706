import { z } from 'zod'
import type { PublishTexts } from '#app/admin/form/in-others/publish-texts.ts'
import { parsedJson } from '#app/admin/form/parsed-json.ts'
import { BusinessFacts } from '#app/business-facts.ts'
import { graphql, type ResultOf } from '#app/graphql.ts'
import type { Run } from '#server/data-service/in-process.ts'
import { otherPlacesWords } from '#words/panel/pages/other-places.ts'
import { textsWords } from '#words/panel/texts.ts'
import { type TextPage, textPages } from './text-pages.ts'

export const ReadTexts = graphql(
  `
    query AdminTexts($language: String!) {
      texts(language: $language) {
        key
        default
        value
        isHidden
        state
        version
        stands
        replaced
        paths
        mayHide
        longest
        given
        needed
        original
        oursStands
        otherPlaces {
          place
        }
        entry {
          name
          longest
        }
      }
      businessProfile {
        ...BusinessFacts
      }
    }
  `,
  [BusinessFacts],
)

export type EditedText = ResultOf<typeof ReadTexts>['texts'][number]

const ReadWaiting = graphql(`
  query AdminTextsWaiting {
    textsWaiting {
      language
      count
    }
  }
`)

export type WaitingCount = ResultOf<typeof ReadWaiting>['textsWaiting'][number]

/** An empty list when they cannot be counted, so that the texts are still shown. */
export async function readWaiting(run: Run): Promise<readonly WaitingCount[]> {
  const read = await run(ReadWaiting, {})
  return read.ok ? read.value.textsWaiting : []
}

export function publishedWords(texts: ResultOf<typeof PublishTexts>['texts']): string {
  const places = [...new Set(texts.flatMap(({ otherPlaces }) => otherPlaces.map(({ place }) => place)))]
  const published = textsWords.published(texts.length)
  return places.length > 0 ? `${published} ${otherPlacesWords.speaksOf(places)}.` : published
}

export const textShows = ['all', 'changed', 'review', 'behind', 'absent'] as const
export type TextShow = (typeof textShows)[number]

export type TextQuery = { page: TextPage; show: TextShow; search: string; language: string }

export function readTextQuery(query: URLSearchParams, ofReader: string): TextQuery {
  return {
    page: textPages.find(({ id }) => id === query.get('page')) ?? textPages[0],
    show: textShows.find((one) => one === query.get('show')) ?? 'all',
    search: query.get('search')?.trim() ?? '',
    language: query.get('language') ?? ofReader,
  }
}

const mostShown = 250

/** A search, and a list of those to look at, go through all pages. */
export function textsShown(
  texts: readonly EditedText[],
  { page, show, search }: TextQuery,
): { shown: readonly EditedText[]; more: number } {
  const typed = search.toLowerCase()
  const found = texts.filter((text) => {
    if (show === 'review' && !isToReview(text)) return false
    if (show === 'behind' && !isBehind(text)) return false
    if (show === 'changed' && text.state === null) return false
    if (show === 'absent' && !isAbsent(text)) return false
    if (typed) return [text.key, text.default, text.value].some((said) => said?.toLowerCase().includes(typed))
    return show !== 'all' || (!isAbsent(text) && page.keys.some((key) => text.key.startsWith(key)))
  })
  return { shown: found.slice(0, mostShown), more: Math.max(0, found.length - mostShown) }
}

export const isToReview = ({ state }: Pick<EditedText, 'state'>) => state !== null && state !== 'upToDate'

export const isBehind = ({ original }: Pick<EditedText, 'original'>) => original !== null

export const isAbsent = ({ stands, state }: Pick<EditedText, 'stands' | 'state'>) => !stands && state === null

export const currentText = ({ value, default: ours }: Pick<EditedText, 'value' | 'default'>) => value ?? ours

export type TextChange = { key: string; value: string | null; isHidden: boolean; since?: number | null }

const names = { text: 'text ', hide: 'hide ', was: 'was ' } as const
export const textName = (key: string) => `${names.text}${key}`
export const hideName = (key: string) => `${names.hide}${key}`
export const wasName = (key: string) => `${names.was}${key}`
export const wasOf = (text: Pick<EditedText, 'value' | 'default' | 'isHidden' | 'version'>) =>
  wasSaid(text, currentText(text))

/** `said`: what its field opens with. */
export const wasSaid = ({ isHidden, version }: Pick<EditedText, 'isHidden' | 'version'>, said: string) =>
  JSON.stringify([oneLine(said), isHidden, version])

const wasIn = z.tuple([z.string(), z.boolean(), z.int()])

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/**
 * What was changed in a form, whose other texts may have been changed by others meanwhile. Undefined where a hidden field
 * cannot be read.
 */
export function changesIn(form: FormData): TextChange[] | undefined {
  const changes: TextChange[] = []
  for (const name of form.keys()) {
    if (!name.startsWith(names.was)) continue
    const key = name.slice(names.was.length)
    const value = oneLine(String(form.get(textName(key)) ?? ''))
    const isHidden = form.has(hideName(key))
    const was = wasIn.safeParse(parsedJson(String(form.get(name))))
    if (!was.success) return undefined
    const [before, wasHidden, since] = was.data
    if (value !== before || isHidden !== wasHidden)
      changes.push({ key, value: isHidden ? null : value, isHidden, since })
  }
  return changes
}
