type Place = { language: string; key: string }

/** Of the fields for what was entered, in further languages. A browser gets no document with them. */
export const saidName = ({ language, key }: Place) => `said ${language} ${key}`

export const wasSaidName = (place: Place) => `was ${saidName(place)}`

export function placeOfSaid(name: string): Place | undefined {
  const [, language, key] = /^said (\S+) (\S+)$/.exec(name) ?? []
  return language && key ? { language, key } : undefined
}
