import type { SiteProfile } from '#content/profile/business-profile.ts'
import { type Speech, wordsFor } from '#content/texts.ts'
import { speechOf } from '#words/facts.ts'
import { searchIntents } from '#words/site/search-intents.ts'
import { editDistance } from './edit-distance.ts'
import {
  type FoundPage,
  pricesPath,
  type Searched,
  searchedIn,
  searchWords,
  wordsOfPlain,
} from './searched.ts'

/**
 * `query`: the words that were searched, with what was mistyped set right; what an article is searched by. `isPartial`: no page
 * has all of the words, so that these have only some.
 */
export type FoundOnSite = {
  pages: FoundPage[]
  query: string
  isPartial: boolean
}

/**
 * The pages, brands and answers that every word of `query` occurs in, those first that say it in a name; those with some
 * of the words where none has all. A word that occurs nowhere is read as the nearest one that does. Before them all stand the
 * pages that a phrase of it means.
 */
export function findPages(query: string, profile: SiteProfile, hasPrices = false): FoundOnSite {
  const { searched, vocabulary, fillers } = indexOf(profile)
  const typed = searchWords(query)
  const telling = typed.filter((word) => !fillers.has(word))
  const asked = telling.length > 0 ? telling : typed
  const terms = asked.map((word) => meantWord(word, vocabulary))
  const said = new Set([...typed, ...terms])
  const scored = searched
    .map((page) => ({ page, scores: terms.map((term) => scoreOf(page, term)) }))
    .map(({ page, scores }) => ({
      page,
      meant: longestPhrase(page, said),
      hits: scores.filter(Boolean).length,
      score: sum(scores),
    }))
    .filter(({ page, meant, hits }) => meant + hits > 0 && (hasPrices || page.href !== pricesPath))
    .sort((one, other) => other.meant - one.meant || other.hits - one.hits || other.score - one.score)
  const most = Math.max(0, ...scored.map(({ hits }) => hits))
  const isPartial = most < terms.length && scored.every(({ meant }) => meant === 0)
  return {
    pages: scored
      .filter(({ meant, hits }) => meant > 0 || hits === most)
      .slice(0, mostPages)
      .map(({ page: { names, texts, asked, phrases, ...page } }) => page),
    query: terms.some((term, index) => term !== asked[index]) ? terms.join(' ') : query,
    isPartial,
  }
}

const mostPages = 12

/** `hiddenCards`: part of the cache's key, because the facts do not tell which cards are hidden. */
type Index = {
  searched: readonly Searched[]
  vocabulary: ReadonlySet<string>
  fillers: ReadonlySet<string>
  hiddenCards: string
}

const indexes = new WeakMap<Speech, Index>()

function indexOf(profile: SiteProfile): Index {
  const speech = speechOf(profile)
  const known = indexes.get(speech)
  const hiddenCards = profile.hiddenCards.join()
  if (known?.hiddenCards === hiddenCards) return known
  const searched = searchedIn(profile)
  const vocabulary = new Set(
    searched.flatMap(({ names, texts, asked = [], phrases = [] }) => [
      ...wordsOfPlain(`${names} ${texts}`),
      ...asked,
      ...phrases.flat(),
    ]),
  )
  const fillers = new Set(searchWords(wordsFor(searchIntents, speech).fillers))
  const index = { searched, vocabulary, fillers, hiddenCards }
  indexes.set(speech, index)
  return index
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

/** 0 where the term is missing; in a name it counts five times one in a text, and twice that where it is what people ask for. */
const scoreOf = ({ names, texts, asked }: Searched, term: string) =>
  (asked?.has(term) ? 10 : 0) + (names.includes(term) ? 5 : 0) + (texts.includes(term) ? 1 : 0)

/** How many words the longest of its phrases has whose words were all said. */
const longestPhrase = ({ phrases = [] }: Searched, said: ReadonlySet<string>): number =>
  Math.max(0, ...phrases.map((words) => (words.every((word) => said.has(word)) ? words.length : 0)))

/** The word itself where it occurs, also as a part of one; else the nearest of the same first letter; else itself. */
function meantWord(word: string, vocabulary: ReadonlySet<string>): string {
  if (word.length < 4 || /\d/.test(word)) return word
  for (const known of vocabulary) if (known.includes(word)) return word
  const most = word.length < 8 ? 1 : 2
  let [nearest, least] = ['', most + 1]
  for (const known of vocabulary) {
    if (known[0] !== word[0] || Math.abs(known.length - word.length) > most) continue
    const distance = editDistance(word, known)
    // Of two that are as near the longer: letters are left out more often than added.
    if (distance < least || (distance === least && nearest && known.length > nearest.length))
      [nearest, least] = [known, distance]
  }
  return nearest || word
}
