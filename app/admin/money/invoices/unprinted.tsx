import { invoicePanelWords as words } from '#words/panel/money/invoices.ts'

const mostShown = 20

export const unprintedText = (letters: readonly string[] = []): string | undefined =>
  letters.length > 0
    ? words.unprinted(letters.slice(0, mostShown).join(' ') + (letters.length > mostShown ? ' ...' : ''))
    : undefined

/** Sent back with the form, it says that its sender has seen it. */
export const Unprinted = ({ text }: { text: string | undefined }) =>
  text && (
    <>
      <p role="alert" className="notice mt-4 wrap-anywhere">
        {text}
      </p>
      <input type="hidden" name="unprinted" value={text} />
    </>
  )
