import { postFormWords as words } from '#content/en/admin-post-form.ts'
import type { FormAnswer } from './form-answer.ts'

/** The content as the public page shows it, or why it is not there. */
export function Preview({ answer, isLoading }: { answer: FormAnswer | undefined; isLoading: boolean }) {
  if (isLoading || !answer) return <p role="status">{words.previewLoading}</p>
  if (answer.kind !== 'preview') return <p role="alert">{words.previewFailed}</p>
  if (!answer.html) return <p className="text-ink-2">{words.previewEmpty}</p>
  // Made by proseOf, which lets no markup of the author through (site/post/markdown.test.ts).
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
  return <div className="prose" dangerouslySetInnerHTML={{ __html: answer.html }} />
}
