import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isMissing, writeFileDurably } from '#server/data-dir.ts'
import type { Log } from '#server/log.ts'
import { withTimeout } from '#server/with-timeout.ts'
import type { EventStream } from './events.ts'

/** `print` gives undefined for what needs no file. */
export type KeptFile<Kept> = Readonly<{
  name: string
  nothing: Kept
  parse: (json: unknown) => Kept
  print: (kept: Kept) => unknown
}>

/** `latest` waits for the changes that were announced, `current` gives what this process knows. */
export type KeptInFile<Kept> = {
  current(): Kept
  latest(): Promise<Kept>
  close(): Promise<void>
}

const latestMs = 1_000
const retryMs = { first: 1_000, longest: 60_000 }

/**
 * What pages always need: read anew after each event of `model`, of any instance. In memory, so that no page asks the
 * database for it, and in DATA_DIR for a start during an outage; on a full disk the file is tried again until it is written.
 */
export async function openKeptInFile<Kept>(
  file: KeptFile<Kept>,
  given: {
    model: string
    read: () => Promise<Kept>
    onChange?: (kept: Kept) => Promise<void>
    events: Pick<EventStream, 'subscribe'>
    dataDir: string
    log: Log
  },
): Promise<KeptInFile<Kept>> {
  const { model, read, onChange, events, dataDir, log } = given
  let kept = await readKept(file, dataDir, log)
  await onChange?.(kept)
  let inFile = JSON.stringify(kept)
  let refreshed = Promise.resolve()
  let retry: NodeJS.Timeout | undefined
  let wait = retryMs.first
  let isClosed = false

  async function refresh() {
    clearTimeout(retry)
    try {
      const stored = await read()
      const text = JSON.stringify(stored)
      if (text !== JSON.stringify(kept)) {
        kept = stored
        await onChange?.(kept)
      }
      if (text !== inFile) await write(stored)
      inFile = text
      wait = retryMs.first
    } catch (error) {
      log.warn({ err: error, file: file.name }, 'What pages always need could not be read and kept')
      if (!isClosed) retry = setTimeout(refreshSoon, wait).unref()
      wait = Math.min(wait * 2, retryMs.longest)
    }
  }

  async function write(stored: Kept) {
    const content = file.print(stored)
    if (content === undefined) await rm(join(dataDir, file.name), { force: true })
    else await writeFileDurably(dataDir, file.name, JSON.stringify(content))
  }

  function refreshSoon() {
    refreshed = refreshed.then(refresh)
  }

  const unsubscribe = events.subscribe((event) => {
    if (event.kind === 'reconnected' || event.model === model) refreshSoon()
  })
  await refresh()
  return {
    current: () => kept,
    async latest() {
      await withTimeout(refreshed, latestMs, undefined)
      return kept
    },
    async close() {
      isClosed = true
      unsubscribe()
      clearTimeout(retry)
      await refreshed
    },
  }
}

export async function readKept<Kept>(
  { name, nothing, parse }: KeptFile<Kept>,
  dataDir: string,
  log: Log,
): Promise<Kept> {
  try {
    return parse(JSON.parse(await readFile(join(dataDir, name), 'utf8')))
  } catch (error) {
    if (!isMissing(error)) log.warn({ err: error }, `${name} in DATA_DIR cannot be read`)
    return nothing
  }
}
