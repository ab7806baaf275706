import { useEffect, useState } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { intentKey } from '#app/admin/form/intent-form.tsx'
import { useUnsavedText } from '#app/admin/storage/unsaved-text.ts'
import { type Submitted, typedParams } from '#app/admin/submission/submitted.ts'
import { useEarlyRefusal } from '#app/admin/submission/use-early-refusal.ts'
import { centsIn } from '#content/money/money.ts'
import { lostDraftWords as words } from '#words/panel/money/share.ts'

type SentPaper = { lines: readonly { name: string; unitCents: number }[]; note: string }

/**
 * On the page of what is a draft no more: what was typed into it and came too late. With script it is unsaved text of the
 * draft's form, without script it was just sent.
 */
export function LostDraft({ paper }: { paper: SentPaper }) {
  const kept = useUnsavedText(`${useLocation().pathname} ${intentKey('save')}`)
  const refused = useEarlyRefusal('save', '')
  const isOwn = useFetcher<Submitted>({ key: intentKey('save') }).data?.ok === true
  const [typed, setTyped] = useState(refused && typedParams(refused))
  useEffect(() => {
    // The form of the draft was unmounted before its result came.
    if (isOwn) kept.remove()
    const text = kept.get()
    if (text) setTyped(new URLSearchParams(text))
  }, [kept, isOwn])
  const texts = typed ? lostIn(typed, paper) : []
  if (texts.length === 0) return null
  return (
    <section className="notice notice-alert mb-4" aria-label={words.title}>
      <div role="alert">
        <p className="font-semibold">{words.title}</p>
        <p>{words.hint}</p>
      </div>
      <ul className="mt-2 list-disc pl-5">
        {texts.map((text) => (
          <li key={text} dir="auto" className="whitespace-pre-line wrap-anywhere">
            {text}
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="btn btn-small mt-3"
        onClick={() => {
          kept.remove()
          setTyped(undefined)
        }}
      >
        {words.dismiss}
      </button>
    </section>
  )
}

/** Lines with another name or price than the paper has, and other words at the end. */
export function lostIn(typed: URLSearchParams, { lines, note }: SentPaper): string[] {
  const text = (name: string) => (typed.get(name) ?? '').replaceAll('\r\n', '\n').trim()
  const lost = typed.getAll('position').flatMap((position) => {
    const [what, price] = [text(`what-${position}`), text(`price-${position}`)]
    const isThere = lines.some(({ name, unitCents }) => sameWords(name, what) && unitCents === centsIn(price))
    return what + price === '' || isThere ? [] : [[what, price].filter(Boolean).join(', ')]
  })
  const end = text('note')
  return [...new Set([...lost, ...(end && !sameWords(end, note) ? [end] : [])])]
}

/** What is stored was cleaned of needless space. */
const sameWords = (one: string, other: string) =>
  one.replaceAll(/\s+/g, ' ').trim() === other.replaceAll(/\s+/g, ' ').trim()
