import { refusedFields, type SubmissionHandler } from '#app/admin/submission/submission.ts'
import { textIn } from '#app/admin/submission/submitted.ts'
import { graphql, type ResultOf } from '#app/graphql.ts'
import type { Run } from '#server/data-service/in-process.ts'
import { textsWords as words } from '#words/panel/texts.ts'
import { PublishTexts } from './publish-texts.ts'
import { placeOfSaid, wasSaidName } from './said-names.ts'

const ReadEntered = graphql(`
  query AdminEnteredTexts($under: [String!]!) {
    enteredTexts(under: $under) {
      language
      key
      text
      value
      isOlder
      ours
    }
  }
`)

export type EnteredRow = ResultOf<typeof ReadEntered>['enteredTexts'][number]

export type ShownEntered = { entered: readonly EnteredRow[] }

/** `under`: what their keys begin with. An empty list when they cannot be read, so that the form beside them still works. */
export async function readEntered(run: Run, under: readonly string[]): Promise<readonly EnteredRow[]> {
  const read = await run(ReadEntered, { under: [...under] })
  return read.ok ? read.value.enteredTexts : []
}

type Typed = { language: string; key: string; value: string }

/** What was changed, and what was confirmed by the button of its field. */
function typedIn(form: FormData): Typed[] {
  const kept = textIn(form, 'keep')
  return [...form.keys()].flatMap((name) => {
    const place = placeOfSaid(name)
    if (!place) return []
    const value = textIn(form, name)
    return kept === name || value !== textIn(form, wasSaidName(place)) ? [{ ...place, value }] : []
  })
}

/** Publishes what was typed in the fields of `EnteredInOthers`, and shows them anew. */
export const translationHandler =
  (under: readonly string[]): SubmissionHandler<ShownEntered> =>
  async (form, run) => {
    const typed = typedIn(form)
    for (const [language, texts] of Map.groupBy(typed, (text) => text.language)) {
      const changes = texts.map(({ key, value }) => ({ key, value: value || null, isHidden: false }))
      const published = await run(PublishTexts, { language, changes })
      if (!published.ok) {
        const { code, message, fields } = published.refusal
        return fields ? refusedFields(fields) : { ok: false, refusal: { code, message } }
      }
    }
    const done = typed.length > 0 ? words.published(typed.length) : words.nothing
    return { ok: true, value: { done, shown: { entered: await readEntered(run, under) } } }
  }
