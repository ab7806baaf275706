import { RecordPage, type RecordPageProps } from '#app/admin/form/record-page.tsx'
import { LoadFailed } from '#app/admin/screen/retry.tsx'
import { revisionWords as words } from '#words/panel/pages/revisions.ts'

type NoRevisionsProps = {
  why: 'missing' | 'failed'
  back: Pick<RecordPageProps, 'words' | 'listPath'>
}

export function NoRevisions({ why, back }: NoRevisionsProps) {
  return (
    <RecordPage title={words.title} {...back}>
      {why === 'failed' ? (
        <LoadFailed words={words} />
      ) : (
        <div className="list-state mt-5" role="alert">
          <p className="list-state-title">{words.missingTitle}</p>
          <p className="mt-2 text-ink-2">{words.missing}</p>
        </div>
      )}
    </RecordPage>
  )
}

const fields: Record<string, string> = words.fields

export const fieldTitle = (name: string): string => fields[name] ?? name

export const changedText = (changed: readonly (string | null)[]): string =>
  changed.length > 0 ? words.changed(changed.map((name) => fieldTitle(name ?? '')).join(', ')) : words.first

export function savedByText({ who, changed }: { who: string | null; changed: readonly unknown[] }): string {
  if (who) return words.by(who)
  return changed.length > 0 ? words.bySchedule : words.fromBefore
}
