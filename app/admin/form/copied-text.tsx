import { Copy } from 'lucide-react'
import { useState } from 'react'
import { accessWords as words } from '#words/admin-access.ts'

/** A text that is shown this once, with a button that copies it; without script it is selected by hand. */
export function CopiedText({ text }: { text: string }) {
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no')

  function copy() {
    // Browsers have no clipboard for pages without https.
    if (!navigator.clipboard) return setCopied('failed')
    void navigator.clipboard.writeText(text).then(
      () => setCopied('yes'),
      () => setCopied('failed'),
    )
  }

  return (
    <>
      <p className="mt-3 flex flex-wrap items-center gap-3">
        <code className="secret">{text}</code>
        <button type="button" className="btn btn-small needs-script" onClick={copy}>
          <Copy className="icon" aria-hidden="true" />
          {copied === 'yes' ? words.copied : words.copy}
        </button>
      </p>
      <p role="status" className="text-fine">
        {copied === 'failed'
          ? words.notCopied
          : copied === 'yes' && <span className="sr-only">{words.copied}</span>}
      </p>
    </>
  )
}
