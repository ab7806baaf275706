import { Copy } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'

type OnceShownProps = {
  title: string
  hint: string
  secret: string
  words: { copy: string; copied: string; notCopied: string }
  children?: ReactNode
}

export function OnceShown({ title, hint, secret, words, children }: OnceShownProps) {
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no')
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useEffect(() => heading.current?.focus(), [])

  function copy() {
    // Browsers have no clipboard for pages without https.
    if (!navigator.clipboard) return setCopied('failed')
    void navigator.clipboard.writeText(secret).then(
      () => setCopied('yes'),
      () => setCopied('failed'),
    )
  }

  return (
    <section className="key-shown" aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1} className="font-semibold">
        {title}
      </h3>
      <p className="mt-1 text-note">{hint}</p>
      <p className="mt-3 flex flex-wrap items-center gap-3">
        <code className="secret">{secret}</code>
        <button type="button" className="btn btn-small" onClick={copy}>
          <Copy className="icon" />
          {copied === 'yes' ? words.copied : words.copy}
        </button>
      </p>
      <p role="status" className="text-fine">
        {copied === 'failed'
          ? words.notCopied
          : copied === 'yes' && <span className="sr-only">{words.copied}</span>}
      </p>
      {children}
    </section>
  )
}
