import { useCallback, useEffect, useState } from 'react'
import { Field } from '#app/admin/form/fields.tsx'
import { FormButton } from '#app/admin/form/form-button.tsx'
import { IntentForm } from '#app/admin/form/intent-form.tsx'
import { asTyped } from '#app/admin/form/record-fields.tsx'
import { OnceShown } from '#app/admin/settings/once-shown.tsx'
import { reportDone, type SubmissionHandler } from '#app/admin/submission/submission.ts'
import { type Submitted, textIn } from '#app/admin/submission/submitted.ts'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { shortDate } from '#app/ui/dates.ts'
import type { PassphraseDraft, PassphraseState } from '#server/backup/passphrase.ts'
import type { RequestServices } from '#server/pages/request-services.ts'
import { backupSafetyWords as words } from '#words/panel/settings/backup-safety.ts'
import { DataPart } from './data-part.tsx'

export type PassphraseShown = { made?: PassphraseDraft }

export const passphraseHandlers = ({ backups: { passphrase } }: RequestServices) =>
  ({
    async 'passphrase-draft'() {
      const made = await passphrase.draft()
      return made.ok ? { ok: true, value: { shown: { made: made.value } } } : made
    },
    'passphrase-confirm': (form) =>
      reportDone(
        passphrase.confirm({ draft: textIn(form, 'draft'), typed: textIn(form, 'typed') }),
        () => words.confirmed,
      ),
  }) satisfies Record<string, SubmissionHandler<PassphraseShown>>

type Result = Submitted<PassphraseShown>

export function PassphraseSection({ state }: { state: PassphraseState }) {
  const timeZone = useTimeZone()
  const [made, setMade] = useState<PassphraseDraft>()
  const forget = useCallback(() => setMade(undefined), [])
  return (
    <DataPart
      id="passphrase"
      title={words.passphrase}
      says={
        <>
          <p>{words.passphraseWhy}</p>
          <p>
            <b>
              {state.source === 'environment'
                ? words.fromEnvironment
                : state.source === 'panel'
                  ? words.madeAt(shortDate(state.madeAt, timeZone))
                  : words.noPassphrase}
            </b>
            {state.source === 'panel' && ` ${words.earlier}`}
          </p>
        </>
      }
      button={
        state.source !== 'environment' &&
        !made && (
          <IntentForm<Result> intent="passphrase-draft">
            {({ isBusy, result }) => (
              <>
                <Arrived made={result?.ok ? result.made : undefined} onMade={setMade} />
                <FormButton isBusy={isBusy} busy={words.makingPassphrase} className="btn btn-small">
                  {state.source === 'none' ? words.makePassphrase : words.changePassphrase}
                </FormButton>
              </>
            )}
          </IntentForm>
        )
      }
    >
      {made && <ConfirmPassphrase made={made} onDone={forget} />}
    </DataPart>
  )
}

/** The result of its own form is gone once the other one is sent; what was shown stays. */
function Arrived({
  made,
  onMade,
}: {
  made: PassphraseDraft | undefined
  onMade: (made: PassphraseDraft) => void
}) {
  useEffect(() => {
    if (made) onMade(made)
  }, [made, onMade])
  return null
}

function ConfirmPassphrase({ made, onDone }: { made: PassphraseDraft; onDone: () => void }) {
  return (
    <OnceShown title={words.writeDown} hint={words.writeDownHint} secret={made.passphrase} words={words}>
      <IntentForm intent="passphrase-confirm" onDone={onDone}>
        {({ isBusy, errors }) => (
          <>
            <input type="hidden" name="draft" value={made.draft} />
            <Field
              id="passphrase-end"
              name="typed"
              label={words.typeEnd}
              help={words.typeEndHelp}
              error={errors.typed}
              required
              {...asTyped}
            />
            <FormButton isBusy={isBusy} busy={words.confirming} className="btn btn-strong mt-4">
              {words.confirm}
            </FormButton>
          </>
        )}
      </IntentForm>
    </OnceShown>
  )
}
