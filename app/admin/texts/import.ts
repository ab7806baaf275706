import { PublishTexts } from '#app/admin/form/in-others/publish-texts.ts'
import { parsedJson } from '#app/admin/form/parsed-json.ts'
import { reportDone } from '#app/admin/submission/submission.ts'
import type { Run } from '#server/data-service/in-process.ts'
import { textFileWords as words } from '#words/panel/texts.ts'
import { textFile } from './text-changes.ts'
import { placeOfText } from './text-pages.ts'

/** Publishes what a file of `export.ts` changes. What it says nothing about stays as it is. */
export async function importTexts(run: Run, json: string) {
  const read = textFile.safeParse(parsedJson(json))
  if (!read.success) return refused('BAD_INPUT', words.notOne)
  const changes = read.data.texts.filter(({ value, isHidden }) => isHidden || value !== null)
  const published = await run(PublishTexts, { language: read.data.language, changes })
  if (published.ok) return reportDone(Promise.resolve(published), ({ texts }) => words.imported(texts.length))
  const { code, message, fields } = published.refusal
  const unfit = Object.entries(fields ?? {}).map(([key, why]) => `${placeOfText(key)} (${why})`)
  return refused(code, unfit.length > 0 ? words.refused(unfit.slice(0, 10).join('; ')) : message)
}

const refused = (code: string, message: string) => ({ ok: false, refusal: { code, message } }) as const
