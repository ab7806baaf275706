import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Languages } from '#content/languages.ts'
import { nameTrees, type OwnWords, type OwnWordsByLanguage, placesOf } from '#content/own-words.ts'
import { isMissing, writeFileDurably } from '#server/data-dir.ts'
import type { Database } from '#server/database/database.ts'
import type { Log } from '#server/log.ts'
import type { EventStream } from '#server/realtime/events.ts'
import { withTimeout } from '#server/with-timeout.ts'
import { hasMoved } from './own-text-rules.ts'
import { ownTextsModel, readOwnTexts } from './own-texts.ts'

const fileName = 'own-words.json'

const latestMs = 1_000
const retryMs = 1_000

export type OwnWordsStore = {
  current(): OwnWordsByLanguage
  /** Waits for the changes that were announced; `current` gives what this process knows. */
  latest(): Promise<OwnWordsByLanguage>
  close(): Promise<void>
}

/** The owner's words, in memory: no page asks the database for them. In DATA_DIR, for a start during an outage. */
export async function openOwnWords(given: {
  db: Database
  events: Pick<EventStream, 'subscribe'>
  languages: Languages
  dataDir: string
  log: Log
  onChange: () => void
}): Promise<OwnWordsStore> {
  const { db, events, languages, dataDir, log, onChange } = given
  let kept = await readKept(dataDir, log)
  let ownWords = await byLanguage(kept, languages)
  let refreshed = Promise.resolve()
  let retry: NodeJS.Timeout | undefined

  async function refresh() {
    clearTimeout(retry)
    try {
      const stored = keptOf(await inPlace(await readOwnTexts(db), languages))
      if (JSON.stringify(stored) === JSON.stringify(kept)) return
      kept = stored
      ownWords = await byLanguage(stored, languages)
      onChange()
      await writeFileDurably(dataDir, fileName, JSON.stringify(stored))
    } catch (error) {
      log.warn({ err: error }, 'The texts of the owner could not be read')
      retry = setTimeout(refreshSoon, retryMs).unref()
    }
  }

  function refreshSoon() {
    refreshed = refreshed.then(refresh)
  }

  const unsubscribe = events.subscribe((event) => {
    if (event.kind === 'reconnected' || event.model === ownTextsModel) refreshSoon()
  })
  await refresh()
  return {
    current: () => ownWords,
    async latest() {
      await withTimeout(refreshed, latestMs, undefined)
      return ownWords
    },
    async close() {
      unsubscribe()
      clearTimeout(retry)
      await refreshed
    },
  }
}

const keptWords = z.record(z.string(), z.record(z.string(), z.string().nullable()))
type Kept = z.output<typeof keptWords>

type Stored = Awaited<ReturnType<typeof readOwnTexts>>

/** Without texts of lists whose entries have moved since. */
async function inPlace(stored: Stored, languages: Languages): Promise<Stored> {
  const left: Stored = []
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
        const place = places.get(change.key)
        return place && !hasMoved(change, place)
      }),
    )
  }
  return left
}

const keptOf = (texts: Stored): Kept =>
  Object.fromEntries(
    Array.from(
      Map.groupBy(texts, ({ language }) => language),
      ([language, own]) => [language, Object.fromEntries(own.map(({ key, value }) => [key, value]))],
    ),
  )

async function byLanguage(stored: Kept, languages: Languages): Promise<OwnWordsByLanguage> {
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

async function readKept(dataDir: string, log: Log): Promise<Kept> {
  try {
    return keptWords.parse(JSON.parse(await readFile(join(dataDir, fileName), 'utf8')))
  } catch (error) {
    if (!isMissing(error)) log.warn({ err: error }, `${fileName} in DATA_DIR cannot be read`)
    return {}
  }
}
