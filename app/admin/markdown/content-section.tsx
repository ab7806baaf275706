import { type KeyboardEvent, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useFetcher, useFormAction } from 'react-router'
import { FormSection } from '#app/admin/form/fields.tsx'
import type { Submitted } from '#app/admin/submission/submitted.ts'
import { Prose } from '#app/ui/prose.tsx'
import { readTimeOf, wordsIn } from '#content/blog-rules.ts'
import { postFormWords as words } from '#words/panel/blog/post-form.ts'
import { MarkdownField } from './markdown-field.tsx'

const liveMs = 700

/** What the action of the form answers to the intent `preview`; another answer is a failure. */
export type PreviewResult = Submitted<{ html: string }>

/** `start`: with what the form opened; `content`: as it is typed now. */
type ContentSectionProps = {
  start: string
  content: string
  error: string | undefined
  /** `lang` of the text, where it is another one than the panel's. */
  lang: string | undefined
  /** Width of the window from which the preview stands beside the text. */
  wideFrom?: string
}

export function ContentSection({ start, content, error, lang, wideFrom = '85rem' }: ContentSectionProps) {
  const [isPreview, setPreview] = useState(false)
  const isWide = useWideScreen(wideFrom)
  const fetcher = useFetcher<PreviewResult>({ key: 'markdown-preview' })
  const shown = fetcher.data

  const { submit } = fetcher
  // By its address: once saved the router is at the list before this form has gone.
  const action = useFormAction()
  const render = useCallback(
    (content: string) => {
      const options = { method: 'post', action, defaultShouldRevalidate: false } as const
      void submit({ intent: 'preview', content }, options)
    },
    [submit, action],
  )
  useEffect(() => {
    if (!isWide) return
    const timer = setTimeout(() => render(content), liveMs)
    return () => clearTimeout(timer)
  }, [isWide, content, render])

  const write = () => setPreview(false)
  const show = () => {
    setPreview(true)
    render(content)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    if (isPreview) write()
    else show()
    document.getElementById(isPreview ? 'tab-write' : 'tab-preview')?.focus()
  }
  const tabProps = (name: 'write' | 'preview') => {
    const isSelected = isPreview === (name === 'preview')
    return {
      id: `tab-${name}`,
      role: 'tab',
      'aria-selected': isSelected,
      'aria-controls': `panel-${name}`,
      tabIndex: isSelected ? 0 : -1,
    } as const
  }
  const panelProps = (name: 'write' | 'preview') =>
    ({
      id: `panel-${name}`,
      role: isWide ? 'group' : 'tabpanel',
      'aria-labelledby': `tab-${name}`,
    }) as const
  return (
    <FormSection id="content" title={words.content}>
      <div
        hidden={isWide}
        role="tablist"
        aria-labelledby="content-heading"
        className="tabs content-tabs"
        onKeyDown={onKeyDown}
      >
        <button {...tabProps('write')} type="button" onClick={write}>
          {words.write}
        </button>
        <button {...tabProps('preview')} type="button" onClick={show}>
          {words.preview}
        </button>
      </div>
      <div className="content-panels" data-wide={isWide || undefined}>
        {/* A hidden text is still sent; when it is required and missing, its tab opens so that the browser can say so. */}
        <div
          {...panelProps('write')}
          hidden={isPreview && !isWide}
          onInvalidCapture={write}
          className="content-panel"
        >
          <MarkdownField start={start} error={error} lang={lang} />
        </div>
        <div
          {...panelProps('preview')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls is scrolled by keyboard
          tabIndex={0}
          hidden={!isPreview && !isWide}
          className="content-preview"
        >
          <Preview result={shown} isLoading={fetcher.state !== 'idle' && !(isWide && shown)} />
        </div>
      </div>
      <p className="mt-2 text-fine text-ink-2 tabular-nums">
        {words.length(wordsIn(content), readTimeOf(content))}
      </p>
    </FormSection>
  )
}

export function Preview({ result, isLoading }: { result: PreviewResult | undefined; isLoading: boolean }) {
  if (isLoading || !result) return <p role="status">{words.previewLoading}</p>
  if (!result.ok) return <p role="alert">{words.previewFailed}</p>
  if (!result.html) return <p className="text-ink-2">{words.previewEmpty}</p>
  return <Prose html={result.html} />
}

function useWideScreen(from: string) {
  const media = useMemo(
    () => (typeof matchMedia === 'undefined' ? undefined : matchMedia(`(width >= ${from})`)),
    [from],
  )
  const subscribe = useCallback(
    (onChange: () => void) => {
      media?.addEventListener('change', onChange)
      return () => media?.removeEventListener('change', onChange)
    },
    [media],
  )
  return useSyncExternalStore(
    subscribe,
    () => media?.matches ?? false,
    () => false,
  )
}
