import { useProfile } from '#app/site/profile.ts'
import { layoutWords as words } from '#content/en/layout.ts'

/** The promise of the day, and the licence number that Texas wants in every advertisement (37 TAC 35.9). */
export function TopBar() {
  const [license] = useProfile().licenses
  return (
    <div className="night bg-paper text-fine">
      <div className="measure flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1 py-1.5 text-ink-2 md:gap-x-5">
        <strong className="rounded-sm bg-lantern px-2 py-1 font-bold font-condensed text-night leading-none tracking-[0.08em]">
          {words.badge}
        </strong>
        <span className="hidden md:block">{words.availability}</span>
        {license && <span className="ms-auto whitespace-nowrap">{words.license(license.number)}</span>}
      </div>
    </div>
  )
}
