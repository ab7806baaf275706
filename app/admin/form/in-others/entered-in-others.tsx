import { useActionData } from 'react-router'
import { Field } from '#app/admin/form/fields.tsx'
import { FormButton } from '#app/admin/form/form-button.tsx'
import { IntentForm } from '#app/admin/form/intent-form.tsx'
import { languageName } from '#app/admin/records/language-name.ts'
import { useMayWrite } from '#app/admin/rights.ts'
import type { ErrorsByField, Submitted } from '#app/admin/submission/submitted.ts'
import { textsWords, enteredWords as words } from '#words/panel/texts.ts'
import type { EnteredRow, ShownEntered } from './entered-data.ts'
import { saidName, wasSaidName } from './said-names.ts'

export const translate = 'translate'

/** Beside a form: what was saved in it, in the further languages of the site. Nothing where it has one. */
export function EnteredInOthers({ entered }: ShownEntered) {
  const mayWrite = useMayWrite('content')
  const sent = useActionData<Submitted>()
  const [first] = entered
  if (!first || !mayWrite) return null
  const languages = [...new Set(entered.map(({ language }) => languageName(language)))]
  const missing = entered.filter(isMissing).length
  const older = entered.filter(({ isOlder }) => isOlder).length
  return (
    <section className="form-section folded-section" aria-labelledby="in-others">
      <details open={sent?.intent === translate || undefined}>
        <summary>
          <h2 id="in-others" className="text-name">
            {words.title(languages.join(', '))}
          </h2>
          <span>{words.state(missing, older)}</span>
        </summary>
        <p className="mt-2 text-ink-2 text-note">{words.about}</p>
        <IntentForm<Submitted<ShownEntered>> intent={translate} id={first.key}>
          {({ isBusy, result, errors }) => (
            <>
              {(result?.ok ? result.entered : entered).map((each) => (
                <EnteredInOther
                  key={`${each.language} ${each.key} ${each.value} ${each.isOlder}`}
                  entered={each}
                  errors={errors}
                />
              ))}
              <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
                <FormButton isBusy={isBusy} busy={textsWords.publishing} className="btn">
                  {textsWords.publish}
                </FormButton>
                {result?.ok && <p className="text-note">{result.done}</p>}
              </div>
            </>
          )}
        </IntentForm>
      </details>
    </section>
  )
}

const isMissing = ({ value, ours }: EnteredRow) => value === null && ours === null

function EnteredInOther({ entered, errors }: { entered: EnteredRow; errors: ErrorsByField }) {
  const { language, key, text, value, isOlder, ours } = entered
  const name = saidName(entered)
  return (
    <div>
      <input type="hidden" name={wasSaidName(entered)} value={value ?? ''} />
      <Field
        id={name.replace(/\s/g, '-')}
        name={name}
        label={text}
        lang={language}
        defaultValue={value ?? ''}
        placeholder={ours ?? undefined}
        maxLength={Math.max(80, 2 * text.length)}
        autoComplete="off"
        error={errors[key]}
        {...(isOlder && { help: words.older })}
      />
      {isOlder && (
        <button
          type="submit"
          name="keep"
          value={name}
          className="btn btn-small mt-2"
          aria-label={words.stillRightFor(text)}
        >
          {words.stillRight}
        </button>
      )}
    </div>
  )
}
