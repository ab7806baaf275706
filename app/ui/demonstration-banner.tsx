import { demonstrationLabel, demonstrationNotice } from '#words/demonstration-notice.ts'

export function DemonstrationBanner() {
  return (
    <aside
      aria-label={demonstrationLabel}
      className="border-rule border-b bg-sheet px-4 py-1.5 text-center font-semibold text-fine text-ink-2"
    >
      <p>{demonstrationNotice}</p>
    </aside>
  )
}
