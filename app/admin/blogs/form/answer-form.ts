import { data, href, redirect } from 'react-router'
import { keepAsDraft } from '#app/admin/blogs/draft/keep-as-draft.ts'
import { postList } from '#app/admin/blogs/list/post-list.ts'
import { redirectToSavedRow } from '#app/admin/form/record-action.ts'
import { proseOf } from '#app/site/post/markdown.ts'
import { formWords } from '#content/en/admin-form.ts'
import { imageErrors } from '#content/en/image-errors.ts'
import type { Run } from '#server/data-service/in-process.ts'
import { DiscardDraft } from './documents.ts'
import type { FormAnswer } from './form-answer.ts'
import { postedValues, savePost } from './save-post.ts'

type Asked = { id: string | undefined; run: Run; origin: string }

/** The action of the form: saves, or shows the content as the public page will, by the same renderer. */
export async function answerForm({ request, url }: { request: Request; url: URL }, asked: Asked) {
  const form = await request.formData()
  if (form.get('intent') === 'preview') {
    const values = postedValues(form)
    return answer({ kind: 'preview', values, html: proseOf(values.content).html })
  }
  if (form.get('intent') === 'discard-draft') {
    const discarded = await asked.run(DiscardDraft, { blogId: asked.id ?? null })
    return discarded.ok ? answer({ kind: 'discarded' }) : answer({ kind: 'unsent' }, 500)
  }
  const values = postedValues(form)
  const isPicture = form.get('intent') === 'add-picture'
  const pictureError = form.get('pictureError') ?? (isPicture && !form.get('picture') && imageErrors.noFile)
  if (pictureError) {
    const fields = { picture: String(pictureError) }
    if (form.has('intent')) return answer({ kind: 'changed', values, fields }, 422)
    return answer({ kind: 'refused', values, reason: formWords.checkFields, fields }, 422)
  }
  const draftPath = isPicture && (await keepAsDraft({ form, values }, { url, ...asked }))
  if (draftPath) throw redirect(draftPath, 303)
  // Without script, buttons inside the form bring the form again with what they change.
  if (form.has('intent') || form.has('remove-tag')) return answer({ kind: 'changed', values })
  const saved = await savePost(form, asked)
  if (saved.ok) {
    // The work is safe; should the draft outlive it, the form finds that there is nothing to continue.
    await asked.run(DiscardDraft, { blogId: asked.id ?? null })
    throw redirectToSavedRow({ address: postList.address, path: href('/admin/blogs') }, url, saved.id)
  }
  return answer({ kind: 'refused', values, ...saved.refusal }, 422)
}

const answer = (said: FormAnswer, status = 200) => data(said, { status })
