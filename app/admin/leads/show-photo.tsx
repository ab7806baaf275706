import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { useMayWork } from '#app/admin/rights.ts'
import { FormIntent } from '#app/admin/submission/form-intent.tsx'
import type { Submitted } from '#app/admin/submission/submitted.ts'
import { Alert } from '#app/ui/alert.tsx'
import { useAnnounce } from '#app/ui/announcer.tsx'
import { showPhotoWords as words } from '#words/panel/people/at-the-door.ts'

type ShowPhotoProps = {
  id: string
  photo: { path: string; shownAs: 'before' | 'after' | null }
  label: string
}

/** Whether the customer sees a photo on the page of the request, and as what. Pressed again, they no longer do. */
export function ShowPhoto({ id, photo: { path, shownAs }, label }: ShowPhotoProps) {
  const mayWork = useMayWork('leads')
  const fetcher = useFetcher<Submitted>({ key: `show ${path}` })
  const announce = useAnnounce()
  const isBusy = fetcher.state !== 'idle'
  const pressed = fetcher.formData ? fetcher.formData.get('as') || null : shownAs
  const result = isBusy ? undefined : fetcher.data
  const done = result?.ok ? result.done : undefined
  useEffect(() => {
    if (result && done) announce(done)
  }, [result, done, announce])
  if (!mayWork) return null
  return (
    <fetcher.Form method="post" aria-busy={isBusy || undefined}>
      <FormIntent intent="show-file" id={id} />
      <input type="hidden" name="path" value={path} />
      <fieldset className="show-photo">
        <legend className="sr-only">{words.titleOf(label)}</legend>
        <span aria-hidden="true">{words.title}</span>
        {(['before', 'after'] as const).map((as) => (
          <button
            key={as}
            type="submit"
            name="as"
            value={pressed === as ? '' : as}
            className="btn btn-small"
            aria-pressed={pressed === as}
          >
            {words[as]}
          </button>
        ))}
      </fieldset>
      <Alert className="step-failure">{result?.ok === false && result.problem}</Alert>
    </fetcher.Form>
  )
}
