import { Copy } from 'lucide-react'
import { useRef } from 'react'
import { FormSection } from '#app/admin/form/fields.tsx'
import { IntentButton } from '#app/admin/form/intent-form.tsx'
import { ExactDay } from '#app/admin/list/time.tsx'
import { LastUsed } from '#app/admin/settings/settings-page.tsx'
import { useAnnounce } from '#app/ui/announcer.tsx'
import { notificationsWords as words } from '#words/admin-notifications.ts'
import type { MyNotifications } from './actions.ts'

type CalendarSectionProps = { calendar: MyNotifications['myCalendar']; origin: string }

/** The address at which one's own calendar program reads one's own appointments. */
export function CalendarSection({ calendar, origin }: CalendarSectionProps) {
  return (
    <FormSection id="calendar" title={words.calendar}>
      <p className="mt-2 text-ink-2 text-note">{words.calendarLead}</p>
      {calendar && (
        <>
          <CalendarAddress address={`${origin}${calendar.path}`} />
          <p className="mt-2 text-fine text-ink-2">
            {words.calendarMade} <ExactDay at={calendar.createdAt} />
            {'. '}
            {calendar.lastReadAt ? (
              <>
                {words.calendarRead} <LastUsed at={new Date(calendar.lastReadAt)} />.
              </>
            ) : (
              words.calendarNeverRead
            )}
          </p>
        </>
      )}
      <div className="settings-buttons">
        <IntentButton intent="renew-calendar">
          {calendar ? words.calendarRenew : words.calendarMake}
        </IntentButton>
        {calendar && <IntentButton intent="remove-calendar">{words.calendarRemove}</IntentButton>}
      </div>
    </FormSection>
  )
}

function CalendarAddress({ address }: { address: string }) {
  const field = useRef<HTMLInputElement>(null)
  const announce = useAnnounce()

  async function copy() {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(address)
      announce(words.calendarCopied)
    } catch {
      // Without clipboard permission the address is selected, to be copied by hand.
      announce(words.calendarCopyFailed)
    }
  }

  return (
    <div className="review-ways mt-3">
      <input
        ref={field}
        readOnly
        value={address}
        aria-label={words.calendarAddress}
        className="review-link"
      />
      <button type="button" className="btn btn-small" onClick={() => void copy()}>
        <Copy className="icon" aria-hidden="true" />
        {words.calendarCopy}
      </button>
    </div>
  )
}
