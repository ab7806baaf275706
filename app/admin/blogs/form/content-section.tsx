import { type KeyboardEvent, useState } from 'react'
import { useFetcher } from 'react-router'
import { readTimeOf, wordsIn } from '#content/blog-rules.ts'
import { postFormWords as words } from '#content/en/admin-post-form.ts'
import { FormSection } from '../../form/form-section.tsx'
import { TextArea } from '../../form/text-area.tsx'
import type { FormAnswer } from './form-answer.ts'
import { Preview } from './preview.tsx'
import type { SectionProps } from './section-props.ts'

type ContentSectionProps = SectionProps & {
  /** What the form's own action answered; without script it carries the preview. */
  answer: FormAnswer | undefined
}

/** The text in Markdown, and the same as readers will see it: rendered by the server as on the public page. */
export function ContentSection({ start, values, errors, answer }: ContentSectionProps) {
  const [isPreview, setPreview] = useState(answer?.kind === 'preview')
  const fetcher = useFetcher<FormAnswer>({ key: 'post-preview' })
  const shown = fetcher.data ?? answer

  const write = () => setPreview(false)
  const show = () => {
    setPreview(true)
    void fetcher.submit({ intent: 'preview', content: values.content }, { method: 'post' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    if (isPreview) write()
    else show()
    document.getElementById(isPreview ? 'tab-write' : 'tab-preview')?.focus()
  }
  const tabOf = (name: 'write' | 'preview') => {
    const isSelected = isPreview === (name === 'preview')
    return {
      id: `tab-${name}`,
      role: 'tab',
      'aria-selected': isSelected,
      'aria-controls': `panel-${name}`,
      tabIndex: isSelected ? 0 : -1,
      className: 'content-tab',
    } as const
  }
  return (
    <FormSection id="content" title={words.content}>
      <div role="tablist" aria-labelledby="content-heading" className="content-tabs" onKeyDown={onKeyDown}>
        <button
          {...tabOf('write')}
          type="submit"
          name="intent"
          value="write"
          formNoValidate
          onClick={(event) => {
            event.preventDefault()
            write()
          }}
        >
          {words.write}
        </button>
        <button
          {...tabOf('preview')}
          type="submit"
          name="intent"
          value="preview"
          formNoValidate
          onClick={(event) => {
            event.preventDefault()
            show()
          }}
        >
          {words.preview}
        </button>
      </div>
      {/* Hidden, the text is still sent; when it is missing, the browser must be able to point at it. */}
      <div
        id="panel-write"
        role="tabpanel"
        aria-labelledby="tab-write"
        hidden={isPreview}
        onInvalidCapture={write}
        className="content-panel"
      >
        <TextArea
          id="markdown"
          name="content"
          label={words.content}
          required
          rows={15}
          maxLength={100_000}
          defaultValue={start.content}
          help={words.contentHelp}
          error={errors.content}
        />
      </div>
      <div
        id="panel-preview"
        role="tabpanel"
        aria-labelledby="tab-preview"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls is read by scrolling it
        tabIndex={0}
        hidden={!isPreview}
        className="content-preview"
      >
        <Preview answer={shown} isLoading={fetcher.state !== 'idle'} />
      </div>
      <p className="mt-2 text-fine text-ink-2 tabular-nums">
        {words.length(wordsIn(values.content), readTimeOf(values.content))}
      </p>
    </FormSection>
  )
}
