import { demonstrationNotice } from '#words/demonstration.ts'

/** Above everything on a site that is filled with made-up people. */
export function DemonstrationBanner() {
  return (
    <aside className="bg-lantern px-4 py-2 text-center font-bold text-night text-sm">
      <p>{demonstrationNotice}</p>
    </aside>
  )
}
