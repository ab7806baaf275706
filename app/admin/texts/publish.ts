import { PublishTexts } from '#app/admin/form/in-others/publish-texts.ts'
import { reportDone, type SubmissionHandler } from '#app/admin/submission/submission.ts'
import { textIn } from '#app/admin/submission/submitted.ts'
import type { Run } from '#server/data-service/in-process.ts'
import { textsWords as words } from '#words/panel/texts.ts'
import { listChange } from './list-row.tsx'
import { spoiled } from './text-changes.ts'
import { changesIn, hideName, publishedWords, type TextChange, textName } from './text-data.ts'

/** What a form of texts changed, or one press of it. */
export const publishHandlers = (run: Run): Record<string, SubmissionHandler> => ({
  publish: async (form) => {
    const language = textIn(form, 'language')
    const asked = await listChange(form, run)
    if (asked && 'refused' in asked)
      return { ok: false, refusal: { code: 'BAD_INPUT', message: asked.refused } }
    if (asked) return reportDone(run(PublishTexts, { language, changes: asked.changes }), () => asked.done)
    const single = pressedIn(form)
    const changes = single ? [single] : changesIn(form)
    if (!changes) return spoiled
    if (changes.length === 0) return { ok: true, value: { done: words.nothing } }
    const published = run(PublishTexts, { language, changes })
    return reportDone(published, ({ texts }) => publishedWords(texts))
  },
})

/** `ours` takes our text, `keep` says the owner's again, `hide` hides what he hides in the first language. */
function pressedIn(form: FormData): TextChange | undefined {
  const [ours, kept, hidden] = [textIn(form, 'ours'), textIn(form, 'keep'), textIn(form, 'hide')]
  if (ours) return { key: ours, value: null, isHidden: false }
  if (hidden) return { key: hidden, value: null, isHidden: true }
  const isHidden = form.has(hideName(kept))
  return kept ? { key: kept, value: isHidden ? null : textIn(form, textName(kept)), isHidden } : undefined
}
