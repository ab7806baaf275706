import { z } from 'zod'
import { isEntered, ofText } from '#content/entered-texts.ts'
import type { Languages } from '#content/languages.ts'
import { nameTrees, type OwnWords, type OwnWordsByLanguage, placesOf } from '#content/own-words.ts'
import type { Database } from '#server/database/database.ts'
import type { Log } from '#server/log.ts'
import type { EventStream } from '#server/realtime/events.ts'
import { type KeptFile, type KeptInFile, openKeptInFile } from '#server/realtime/kept-in-file.ts'
import { readOwnTexts } from './own-text-rows.ts'
import { hasPlaceMoved } from './own-text-rules.ts'
import { ownTextsModel } from './own-texts.ts'

export type OwnWordsStore = KeptInFile<OwnWordsByLanguage>

export async function openOwnWords(given: {
  db: Database
  events: Pick<EventStream, 'subscribe'>
  languages: Languages
  dataDir: string
  log: Log
  onChange: () => void
}): Promise<OwnWordsStore> {
  const { db, languages, onChange, ...rest } = given
  let ownWords: OwnWordsByLanguage = new Map()
  const store = await openKeptInFile(keptFile, {
    ...rest,
    model: ownTextsModel,
    read: async () => keptOf(await inPlace(await readOwnTexts(db), languages)),
    async onChange(kept) {
      ownWords = await byLanguage(kept, languages)
      onChange()
    },
  })
  const current = () => ownWords
  return { ...store, current, latest: () => store.latest().then(current) }
}

const keptWords = z.record(z.string(), z.record(z.string(), z.string().nullable()))
type KeptWords = z.output<typeof keptWords>

const keptFile: KeptFile<KeptWords> = {
  name: 'own-words.json',
  nothing: {},
  parse: (json) => keptWords.parse(json),
  print: (kept) => kept,
}

type StoredTexts = Awaited<ReturnType<typeof readOwnTexts>>

/** Without texts of lists whose entries have moved since. */
async function inPlace(stored: StoredTexts, languages: Languages): Promise<StoredTexts> {
  const left: StoredTexts = []
  for (const [code, own] of Map.groupBy(stored, ({ language }) => language)) {
    const trees = await languages.find((one) => one.code === code)?.texts()
    if (!trees) continue
    nameTrees(trees)
    const ownWords = new Map(own.map(({ key, value }) => [key, value]))
    const places = new Map(
      Object.values(trees).flatMap((tree) =>
        Array.from(placesOf(tree, ownWords), (place) => [place.key, place]),
      ),
    )
    left.push(
      ...own.filter((change) => {
        if (isEntered(change.key)) return true
        const place = places.get(change.key)
        return place && !hasPlaceMoved(change, place)
      }),
    )
  }
  return left
}

const keptOf = (texts: StoredTexts): KeptWords =>
  Object.fromEntries(
    Array.from(
      Map.groupBy(texts, ({ language }) => language),
      ([language, own]) => [language, Object.fromEntries(own.map(keptText))],
    ),
  )

const keptText = ({ key, value, replaced }: StoredTexts[number]) =>
  [isEntered(key) ? ofText(replaced) : key, value] as const

async function byLanguage(stored: KeptWords, languages: Languages): Promise<OwnWordsByLanguage> {
  const found = new Map<string, OwnWords>()
  for (const { code, texts } of languages) {
    const own = stored[code]
    if (!own) continue
    // For what this process says itself: mails, notices.
    nameTrees(await texts())
    found.set(code, new Map(Object.entries(own)))
  }
  return found
}
