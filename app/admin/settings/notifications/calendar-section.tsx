import { CopyLink } from '#app/admin/form/copy-link.tsx'
import { IntentButton } from '#app/admin/form/intent-form.tsx'
import { LastUsed } from '#app/admin/form/settings-page.tsx'
import { ExactDay } from '#app/admin/list/time.tsx'
import { FoldedSection } from '#app/admin/settings/folded-section.tsx'
import { notificationsWords as words } from '#words/panel/notifications.ts'
import type { MyNotifications } from './actions.ts'

type CalendarSectionProps = { calendar: MyNotifications['myCalendar']; origin: string; isOpen: boolean }

export function CalendarSection({ calendar, origin, isOpen }: CalendarSectionProps) {
  return (
    <FoldedSection
      id="calendar"
      title={words.calendar}
      state={calendar ? words.isOn : words.isOff}
      isOpen={isOpen}
      intents={['renew-calendar', 'remove-calendar']}
    >
      <p className="mt-2 text-ink-2 text-note">{words.calendarLead}</p>
      {calendar && (
        <>
          {calendar.path && (
            <div className="review-ways mt-3">
              <CopyLink
                link={`${origin}${calendar.path}`}
                label={words.calendarAddress}
                words={words.calendarCopying}
              />
            </div>
          )}
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
    </FoldedSection>
  )
}
