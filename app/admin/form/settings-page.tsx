import type { ReactNode } from 'react'
import { ExactTime, Now, useNow } from '#app/admin/list/time.tsx'
import { type LoaderArgs, loadNewest } from '#app/admin/live/load-newest.ts'
import { ageText } from '#app/admin/records/age.ts'
import { ScreenTitle } from '#app/admin/screen/panel-context.tsx'
import { RetryNotice } from '#app/admin/screen/retry.tsx'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { useSticky } from '#app/admin/use-sticky.ts'
import { clockText } from '#app/ui/dates.ts'
import { accessWords } from '#words/panel/access.ts'

/** `loaded`: undefined when it could not be loaded. `stale`: said while older data is on screen. */
type SettingsPageProps<Loaded> = {
  title: string
  lead: string | ((shown: Loaded | undefined) => string)
  loaded: Loaded | undefined
  words?: { stale: (since: string) => string; failed: string; failedHint: string }
  children: (shown: Loaded) => ReactNode
}

/** When loading fails it keeps what it showed: a failed load never looks like an empty list. */
export function SettingsPage<Loaded extends { at: string }>(props: SettingsPageProps<Loaded>) {
  const { title, lead, loaded, words = accessWords, children } = props
  const shown = useSticky(loaded)
  const timeZone = useTimeZone()
  return (
    <>
      <ScreenTitle title={title} lead={typeof lead === 'string' ? lead : lead(shown)} />
      {shown ? (
        <Now at={shown.at}>
          {!loaded && <RetryNotice says={words.stale(clockText(shown.at, timeZone))} />}
          <div className="long-form">{children(shown)}</div>
        </Now>
      ) : (
        <RetryNotice says={`${words.failed} ${words.failedHint}`} />
      )}
    </>
  )
}

type SettingsRowsProps<Row> = {
  rows: readonly Row[]
  none?: string
  label: string
  children: (row: Row) => ReactNode
}

export const SettingsRows = <Row extends { id: string }>({
  rows,
  none,
  label,
  children,
}: SettingsRowsProps<Row>) =>
  rows.length === 0 && none ? (
    <p className="mt-3 text-ink-2 text-note">{none}</p>
  ) : (
    <ul className="settings-rows" aria-label={label}>
      {rows.map((row) => (
        <li key={row.id}>{children(row)}</li>
      ))}
    </ul>
  )

export const loadSettings = <Loaded,>(args: LoaderArgs<Loaded>) =>
  loadNewest('settings', args, () => undefined)

/** The last use of sessions and keys is stored every five minutes, so anything shorter is shown as now. */
const resolutionMs = 5 * 60_000

export function LastUsed({ at }: { at: Date }) {
  const now = useNow()
  const timeZone = useTimeZone()
  const used = at.toISOString()
  const isNow = now - at.getTime() <= resolutionMs
  const text = isNow ? accessWords.now : ageText(accessWords.used, used, now, timeZone)
  return <ExactTime at={used} says={() => text} />
}
