type WithSmallWords = Readonly<{ code: string; words: { smallWords: readonly string[] } }>

/** In which of the languages a text is written, by its small words; undefined where that is not clear. */
export function writtenLanguage(text: string, languages: readonly WithSmallWords[]): string | undefined {
  const said = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const counts = languages.map(({ code, words }) => {
    const small = new Set(words.smallWords)
    return { code, count: said.filter((word) => small.has(word)).length }
  })
  const [most, next] = counts.toSorted((one, other) => other.count - one.count)
  return most && most.count > (next?.count ?? 0) ? most.code : undefined
}
