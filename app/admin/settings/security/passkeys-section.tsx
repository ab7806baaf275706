import { Field, FormSection } from '#app/admin/form/fields.tsx'
import { dateTimeText } from '#app/ui/dates.ts'
import { securityWords } from '#content/en/admin-security.ts'
import { ChangeForm, ChangeLink } from './change-form.tsx'
import type { SectionProps } from './section-props.ts'
import { useAddPasskey } from './use-add-passkey.ts'

const words = securityWords.passkeys

type Passkey = { id: string; name: string; createdAt: string | null }

/** The passkeys that sign this person in: to add, name and remove. */
export function PasskeysSection({ passkeys, ...props }: SectionProps & { passkeys: readonly Passkey[] }) {
  return (
    <FormSection id="passkeys" title={words.title}>
      <p className="mt-2 text-note text-ink-2">{words.lead}</p>
      {passkeys.length === 0 ? (
        <p className="mt-3 text-ink-2 text-note">{words.none}</p>
      ) : (
        <ul className="settings-rows" aria-labelledby="passkeys-heading">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} {...props} />
          ))}
        </ul>
      )}
      <AddPasskey />
    </FormSection>
  )
}

function PasskeyRow({
  passkey: { id, name, createdAt },
  change,
  answer,
}: SectionProps & { passkey: Passkey }) {
  return (
    <li>
      <div className="settings-row-name">
        <p>{name}</p>
        {createdAt && (
          <p className="font-normal text-fine text-ink-2">{words.added(dateTimeText(createdAt))}</p>
        )}
      </div>
      {change === `rename ${id}` ? (
        <ChangeForm intent="rename" answer={answer} submit={words.save} className="basis-full">
          <input type="hidden" name="id" value={id} />
          <Field id="name" name="name" label={words.name} defaultValue={name} maxLength={60} required />
        </ChangeForm>
      ) : change === `remove ${id}` ? (
        <ChangeForm intent="remove" answer={answer} submit={words.remove} className="basis-full">
          <input type="hidden" name="id" value={id} />
          <p className="font-semibold">{words.removeQuestion(name)}</p>
          <p className="text-note">{words.removeHint}</p>
        </ChangeForm>
      ) : (
        <div className="settings-row-buttons">
          <ChangeLink change={`rename ${id}`} label={words.renameOf(name)}>
            {words.rename}
          </ChangeLink>
          <ChangeLink change={`remove ${id}`} label={words.removeOf(name)}>
            {words.remove}
          </ChangeLink>
        </div>
      )}
    </li>
  )
}

/** Making a passkey is the browser's, so it takes script. */
function AddPasskey() {
  const { isOffered, isBusy, message, add } = useAddPasskey()
  if (!isOffered) return <p className="mt-4 text-fine text-ink-2">{words.noScript}</p>
  return (
    <form className="mt-2" onSubmit={add}>
      <Field id="passkey-name" name="name" label={words.name} help={words.nameHint} maxLength={60} required />
      {message && (
        <p role="alert" className="form-alert">
          {message}
        </p>
      )}
      <div className="settings-buttons">
        <button type="submit" className="btn" disabled={isBusy}>
          {isBusy ? words.adding : words.add}
        </button>
      </div>
    </form>
  )
}
