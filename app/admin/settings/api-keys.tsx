import { useEffect, useRef } from 'react'
import { valueOrThrow } from '#app/admin/access.ts'
import { Field, FormSection, RadioField, SelectField } from '#app/admin/form/fields.tsx'
import { FormButton } from '#app/admin/form/form-button.tsx'
import { IntentForm } from '#app/admin/form/intent-form.tsx'
import { LastUsed, loadSettings, SettingsPage, SettingsRows } from '#app/admin/form/settings-page.tsx'
import { ExactDay } from '#app/admin/list/time.tsx'
import { type ScreenHandle, useMayWrite } from '#app/admin/rights.ts'
import { submissionClientAction } from '#app/admin/submission/client-action.ts'
import { reportDone, submission } from '#app/admin/submission/submission.ts'
import { type ErrorsByField, type Submitted, textIn } from '#app/admin/submission/submitted.ts'
import { servicesContext } from '#app/context.ts'
import { takeFocus } from '#app/ui/take-focus.ts'
import type { ApiKeyEntry } from '#server/identity/access/api-keys.ts'
import { apiKeysWords as words } from '#words/panel/access.ts'
import type { Route } from './+types/api-keys.ts'
import { ConfirmButton } from './confirm-dialog.tsx'
import { OnceShown } from './once-shown.tsx'

export const handle = { needs: 'anybody' } satisfies ScreenHandle

export async function loader({ context }: Route.LoaderArgs) {
  const { apiKeys, origin } = context.get(servicesContext)
  return { at: new Date().toISOString(), keys: await valueOrThrow(apiKeys.list()), origin }
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadSettings(args)

export async function action(args: Route.ActionArgs) {
  const { apiKeys } = args.context.get(servicesContext)
  return submission<{ newKey?: NewKey }>(args, {
    async create(form) {
      const [name, scope, days] = [textIn(form, 'name'), textIn(form, 'scope'), textIn(form, 'days')]
      const made = await apiKeys.create({ name, scope, days })
      return made.ok
        ? { ok: true, value: { done: words.created(made.value.name), shown: { newKey: made.value } } }
        : made
    },
    revoke: (form) => reportDone(apiKeys.revoke(textIn(form, 'id')), ({ name }) => words.revoked(name)),
  })
}

export const clientAction = (args: Route.ClientActionArgs) => submissionClientAction(args)

export default function ApiKeys({ loaderData }: Route.ComponentProps) {
  return (
    <SettingsPage title={words.title} lead={words.lead} loaded={loaderData}>
      {({ keys, origin }) => (
        <>
          <FormSection id="keys" title={words.keys}>
            <SettingsRows label={words.keys} rows={keys} none={words.none}>
              {(key) => <ApiKey entry={key} />}
            </SettingsRows>
          </FormSection>
          <NewKeySection origin={origin} />
        </>
      )}
    </SettingsPage>
  )
}

function ApiKey({ entry }: { entry: ApiKeyEntry }) {
  const { id, name, prefix, scope, owner, lastUsedAt, expiresAt, hasExpired } = entry
  const expiry = expiresAt?.toISOString()
  return (
    <>
      <div className="settings-row-name">
        <p>
          {name} <code className="access-code">{prefix}…</code>
        </p>
        <p className="access-facts">
          <span>{words.scope[scope]}</span>
          <span>
            {lastUsedAt ? (
              <>
                {words.lastUsed} <LastUsed at={lastUsedAt} />
              </>
            ) : (
              words.neverUsed
            )}
          </span>
          <span data-failed={hasExpired || undefined}>
            {expiry ? (
              <>
                {hasExpired ? words.expired : words.expires} <ExactDay at={expiry} />
              </>
            ) : (
              words.forever
            )}
          </span>
          <span>{words.madeBy(owner)}</span>
        </p>
      </div>
      <ConfirmButton
        intent="revoke"
        id={id}
        question={words.revokeQuestion}
        what={words.revokeWhat(name)}
        confirm={words.revokeConfirm}
        label={words.revokeOf(name)}
      >
        {words.revoke}
      </ConfirmButton>
    </>
  )
}

type NewKey = { name: string; key: string }

type CreateResult = Submitted<{ newKey?: NewKey }>

function NewKeySection({ origin }: { origin: string }) {
  return (
    <FormSection id="new-key" title={words.newKey}>
      <IntentForm<CreateResult> intent="create">
        {({ isBusy, result, errors }) => (
          <>
            {result?.ok && result.newKey && <NewKeyShown newKey={result.newKey} origin={origin} />}
            <KeyFields result={result} errors={errors} />
            <FormButton isBusy={isBusy} busy={words.creating} className="btn btn-strong mt-6">
              {words.create}
            </FormButton>
          </>
        )}
      </IntentForm>
    </FormSection>
  )
}

type KeyFieldsProps = { result: CreateResult | undefined; errors: ErrorsByField }

function KeyFields({ result, errors }: KeyFieldsProps) {
  const name = useRef<HTMLInputElement>(null)
  const bringsLeads = useMayWrite('leads')
  const scopes: Readonly<Record<string, string>> = {
    read: words.mayRead,
    full: words.mayAll,
    ...(bringsLeads && { leads: words.mayBringLeads }),
  }
  useEffect(() => {
    if (!result || !name.current) return
    if (result.ok) name.current.value = ''
    else takeFocus(name.current)
  }, [result])
  return (
    <>
      <Field
        ref={name}
        id="key-name"
        name="name"
        label={words.name}
        help={words.nameHelp}
        error={errors.name}
        maxLength={60}
        autoComplete="off"
        required
      />
      <RadioField name="scope" legend={words.may} labels={scopes} defaultValue="read" />
      <SelectField
        id="key-days"
        name="days"
        label={words.days}
        help={bringsLeads ? words.daysHelp : undefined}
        error={errors.days ?? errors.scope}
        defaultValue="365"
      >
        {words.periods.map(({ days, label }) => (
          <option key={days} value={days}>
            {label}
          </option>
        ))}
      </SelectField>
    </>
  )
}

function NewKeyShown({ newKey: { name, key }, origin }: { newKey: NewKey; origin: string }) {
  return (
    <OnceShown title={words.created(name)} hint={words.once} secret={key} words={words}>
      <p className="mt-3 text-fine text-ink-2">{words.how}</p>
      <pre className="key-example">
        <code>{`POST ${origin}/graphql\nAuthorization: Bearer ${key.slice(0, 12)}…`}</code>
      </pre>
    </OnceShown>
  )
}
