import { SelectField } from '#app/admin/form/fields.tsx'
import { lengthsWith, usualWindows } from '#content/time/appointments.ts'
import { scheduleWords as words } from '#words/panel/schedule.ts'

/** What the customer is told of the time. `start`: minutes; 0 for an exact time. */
export function WindowField({ id, start }: { id: string; start: number }) {
  return (
    <SelectField id={id} name="window" label={words.window} defaultValue={start || ''}>
      <option value="">{words.exactTime}</option>
      {lengthsWith(usualWindows, start || null).map((minutes) => (
        <option key={minutes} value={minutes}>
          {words.minutes(minutes)}
        </option>
      ))}
    </SelectField>
  )
}
