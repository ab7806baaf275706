import { FormSection } from '#app/admin/form/fields.tsx'
import { IntentButton } from '#app/admin/form/intent-form.tsx'
import { reportDone, type SubmissionHandler } from '#app/admin/submission/submission.ts'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { dateTimeText } from '#app/ui/dates.ts'
import type { OverviewInWords } from '#server/backup/overview-in-words.ts'
import type { RequestServices } from '#server/pages/request-services.ts'
import { backupSafetyWords as words } from '#words/panel/settings/backup-safety.ts'

export const drillHandlers = ({ backups }: RequestServices) =>
  ({
    drill: () =>
      reportDone(backups.drill(), (state) => (state === 'opened' ? words.openedNow : words.stillOpening)),
  }) satisfies Record<string, SubmissionHandler>

type DrillProps = Pick<OverviewInWords, 'lastDrill' | 'worksAgain'>

export function DrillSection({ lastDrill, worksAgain }: DrillProps) {
  const timeZone = useTimeZone()
  const endedAt = worksAgain.drill?.endedAt
  return (
    <FormSection id="drill" title={words.drill}>
      <p className="mt-2 text-ink-2 text-note">{words.drillWhy}</p>
      {endedAt && lastDrill?.outcome.kind === 'opened' && (
        <p className="notice notice-ok mt-4">{words.opensAgain(dateTimeText(endedAt, timeZone))}</p>
      )}
      {lastDrill ? <Outcome drill={lastDrill} /> : <p className="mt-4 text-note">{words.neverOpened}</p>}
      <IntentButton intent="drill" formClassName="mt-4" busy={words.opening} className="btn">
        {words.openNow}
      </IntentButton>
    </FormSection>
  )
}

function Outcome({ drill: { at, from, outcome } }: { drill: NonNullable<DrillProps['lastDrill']> }) {
  const time = dateTimeText(at, useTimeZone())
  if (outcome.kind === 'opened')
    return (
      <div className="notice notice-ok mt-4">
        <p className="font-semibold">{words.opened(time, words.amounts(outcome.rows, outcome.files))}</p>
        <p className="mt-1">{words.openedFrom[from]}</p>
      </div>
    )
  return (
    <div role="alert" className="notice notice-alert mt-4">
      <p className="font-semibold">{words.notOpened(time, outcome.reason)}</p>
      {outcome.detail && <p className="mt-1 text-fine wrap-anywhere">{words.detail(outcome.detail)}</p>}
    </div>
  )
}
