import { IntentButton } from '#app/admin/form/intent-form.tsx'
import { reportDone, type SubmissionHandler } from '#app/admin/submission/submission.ts'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { dateTimeText } from '#app/ui/dates.ts'
import type { OverviewInWords } from '#server/backup/overview-in-words.ts'
import type { RequestServices } from '#server/pages/request-services.ts'
import { backupSafetyWords as words } from '#words/panel/settings/backup-safety.ts'
import { DataPart } from './data-part.tsx'

export const drillHandlers = ({ backups }: RequestServices) =>
  ({
    drill: () =>
      reportDone(backups.drill(), (state) => (state === 'opened' ? words.openedNow : words.stillOpening)),
  }) satisfies Record<string, SubmissionHandler>

type DrillProps = Pick<OverviewInWords, 'lastDrill' | 'worksAgain'>

export function DrillSection({ lastDrill, worksAgain }: DrillProps) {
  const timeZone = useTimeZone()
  const endedAt = worksAgain.drill?.endedAt
  const time = lastDrill ? dateTimeText(lastDrill.at, timeZone) : ''
  const outcome = lastDrill?.outcome
  return (
    <DataPart
      id="drill"
      title={words.drill}
      says={
        <>
          <p>{words.drillWhy}</p>
          {lastDrill && outcome?.kind === 'opened' && (
            <p>
              <b>{words.opened(time, words.amounts(outcome.rows, outcome.files))}</b>{' '}
              {words.openedFrom[lastDrill.from]}
            </p>
          )}
          {endedAt && outcome?.kind === 'opened' && (
            <p>{words.opensAgain(dateTimeText(endedAt, timeZone))}</p>
          )}
          {!lastDrill && (
            <p>
              <b>{words.neverOpened}</b>
            </p>
          )}
        </>
      }
      button={
        <IntentButton intent="drill" busy={words.opening} className="btn btn-small">
          {words.openNow}
        </IntentButton>
      }
    >
      {outcome?.kind === 'failed' && (
        <div role="alert" className="notice notice-alert mt-3">
          <p className="font-semibold">{words.notOpened(time, outcome.reason)}</p>
          {outcome.detail && <p className="mt-1 text-fine wrap-anywhere">{words.detail(outcome.detail)}</p>}
        </div>
      )}
    </DataPart>
  )
}
