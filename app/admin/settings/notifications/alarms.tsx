import { CheckBox, FormSection } from '#app/admin/form/fields.tsx'
import { IntentForm, SaveRow } from '#app/admin/form/intent-form.tsx'
import { notificationsWords, alarmsWords as words } from '#words/admin-notifications.ts'
import type { Notifications } from './actions.ts'

const choices = ['all', 'emergencies', 'none'] as const

/** For which requests alarms ring while nobody has taken them, and whom, first to last. */
export function Alarms({ settings }: { settings: Notifications['notificationSettings'] }) {
  return (
    <FormSection id="alarms" title={words.title}>
      <p className="mt-2 text-ink-2 text-note">{words.lead}</p>
      <ul className="mt-2 list-disc pl-5 text-ink-2 text-note">
        {words.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      {settings.alarmOrder.length > 0 && (
        <p className="mt-2 text-ink-2 text-note">{words.order(settings.alarmOrder)}</p>
      )}
      <IntentForm intent="save-alarms" className="mt-3">
        {({ isBusy, result }) => (
          <>
            <fieldset>
              <legend className="font-semibold text-note">{words.legend}</legend>
              {choices.map((choice) => (
                <label key={`${choice} ${settings.alarms}`} className="check-box">
                  <input
                    type="radio"
                    name="alarms"
                    value={choice}
                    defaultChecked={choice === settings.alarms}
                  />
                  {words.choices[choice]}
                </label>
              ))}
            </fieldset>
            <SaveRow isBusy={isBusy} result={result} words={notificationsWords} />
          </>
        )}
      </IntentForm>
    </FormSection>
  )
}

/** The mail of the morning, for the person who looks. */
export function MorningMail({ isOn }: { isOn: boolean }) {
  return (
    <FormSection id="morning" title={words.morning}>
      <IntentForm intent="save-morning">
        {({ isBusy, result }) => (
          <>
            <CheckBox
              key={String(isOn)}
              id="morning-mail"
              name="on"
              label={words.morningOn}
              help={words.morningHelp}
              defaultChecked={isOn}
            />
            <SaveRow isBusy={isBusy} result={result} words={notificationsWords} />
          </>
        )}
      </IntentForm>
    </FormSection>
  )
}
