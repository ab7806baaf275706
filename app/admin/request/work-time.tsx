import { useNow } from '#app/admin/list/time.tsx'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { durationText } from '#app/ui/dates.ts'
import { workedMs } from '#content/time/work-hours.ts'
import { requestWords } from '#words/panel/request.ts'
import { workWords as words } from '#words/panel/work.ts'
import type { OpenRequest } from './request.ts'
import { momentText, StepButton, StepForm } from './step-form.tsx'

/** Who is there presses Start; Pause and Go on between, and Done ends it. */
export function WorkTime({ request, me }: { request: OpenRequest; me: string }) {
  const now = useNow()
  const timeZone = useTimeZone()
  const mine = (request.work ?? []).filter(({ personId }) => personId === me)
  const running = mine.find(({ endedAt }) => endedAt === null)
  const worked = mine.reduce((sum, span) => sum + workedMs(span, now), 0)
  return (
    <section className="step" aria-labelledby="work-time">
      <h2 id="work-time">{words.yours}</h2>
      <p className="step-fact" role="status">
        {running
          ? words.since(momentText(running.startedAt, now, timeZone))
          : mine.length > 0 && words.mine(durationText(worked))}
      </p>
      <StepForm request={request} intent="work" change={() => undefined}>
        {(isBusy) => (
          <StepButton name="act" value={running ? 'pause' : 'start'} isBusy={isBusy}>
            {isBusy
              ? requestWords.saving
              : running
                ? words.pause
                : mine.length > 0
                  ? words.goOn
                  : words.start}
          </StepButton>
        )}
      </StepForm>
      {mine.length === 0 && <p className="step-mail">{words.help}</p>}
    </section>
  )
}
