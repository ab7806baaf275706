import { appointmentText } from '#app/admin/leads/appointment-text.ts'
import { useNow } from '#app/admin/list/time.tsx'
import { isClosed } from '#app/admin/records/lead.ts'
import { useMayWrite } from '#app/admin/rights.ts'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { isWishOver, wishOf } from '#content/time/appointments.ts'
import { requestWords as words } from '#words/panel/request.ts'
import type { OpenRequest } from './request.ts'
import { StepButton, StepForm, useIsMailed } from './step-form.tsx'

/** The time that the customer asked for online: one press sets it, unless it is over, another leaves the picking of another one to them. */
export function Wish({ request }: { request: OpenRequest }) {
  const now = useNow()
  const timeZone = useTimeZone()
  const mayWrite = useMayWrite('leads')
  const isMailed = useIsMailed(request, 'appointment')
  const wish = wishOf(request)
  if (!wish || isClosed(request)) return null
  const isOver = isWishOver(request, new Date(now))
  const time = appointmentText(wish, timeZone)
  const { name, firstName, status, contactedAt, followUpAt, scheduledAt, scheduledMinutes, windowMinutes } =
    request
  const before = { followUpAt: followUpAt ?? '' }
  const appointmentBefore = {
    scheduledAt: scheduledAt ?? '',
    scheduledMinutes: String(scheduledMinutes ?? ''),
    windowMinutes: String(windowMinutes ?? ''),
  }
  return (
    <div className="notice notice-late mt-3">
      <p>
        <b>{isOver ? words.wishOver(time) : words.wished(time)}</b>
      </p>
      {mayWrite && (
        <StepForm
          request={request}
          intent="wish"
          className="step-buttons mt-3"
          change={(form) =>
            form.get('answer') === 'confirm'
              ? {
                  text: words.wishConfirmed(name, time),
                  undo: { ...before, ...appointmentBefore, status, contactedAt: contactedAt ?? '' },
                }
              : { text: words.wishDeclined(name), undo: { ...before, pickedFrom: wish.scheduledAt } }
          }
        >
          {(isBusy) => (
            <>
              <input type="hidden" name="at" value={wish.scheduledAt} />
              <input type="hidden" name="window" value={wish.windowMinutes} />
              <input type="hidden" name="status" value={status} />
              {!isOver && (
                <StepButton name="answer" value="confirm" isBusy={isBusy}>
                  {words.confirmWish}
                </StepButton>
              )}
              <StepButton name="answer" value="decline" isBusy={isBusy}>
                {isOver ? words.offerAnother : words.declineWish}
              </StepButton>
            </>
          )}
        </StepForm>
      )}
      {mayWrite && isMailed && (
        <p className="mt-2 text-fine">{(isOver ? words.wishOverMails : words.wishMails)(firstName)}</p>
      )}
    </div>
  )
}
