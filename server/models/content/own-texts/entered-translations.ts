import { isEntered } from '#content/entered-texts.ts'
import type { Call } from '#server/data-service/call.ts'
import { languagesOffered, readEntered, saidByUs } from './entered-texts.ts'
import { readOwnTexts } from './own-text-rows.ts'

/** `isOlder`: made of an earlier `text`, and on no page until the owner says that it is still right. */
export type EnteredTranslation = {
  language: string
  key: string
  text: string
  value: string | null
  isOlder: boolean
  ours: string | null
}

/** `under`: only keys that begin with one of these. */
export async function listEntered(under: readonly string[], call: Call): Promise<EnteredTranslation[]> {
  const offered = languagesOffered(call)
  if (offered.length === 0) return []
  const entered = (await readEntered(call)).filter(({ key }) => under.some((start) => key.startsWith(start)))
  const stored = (await readOwnTexts(call.db)).filter(({ key }) => isEntered(key))
  return offered.flatMap((language) =>
    entered.map((each) => {
      const own = stored.find(({ key, language: code }) => key === each.key && code === language.code)
      return {
        ...{ language: language.code, key: each.key, text: each.text },
        value: own?.value ?? null,
        isOlder: own !== undefined && own.replaced !== each.text,
        ours: saidByUs(each, language, call.services.profile()) ?? null,
      }
    }),
  )
}
