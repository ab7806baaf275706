import { Form, useSearchParams, useSubmit } from 'react-router'
import { Field, FormSection, SelectField } from '#app/admin/form/fields.tsx'
import { IntentButton, SaveForm } from '#app/admin/form/intent-form.tsx'
import { asSecret, asTyped, fieldOf } from '#app/admin/form/record-fields.tsx'
import { ConfirmLink } from '#app/admin/settings/confirm-dialog.tsx'
import type { ErrorsByField } from '#app/admin/submission/submitted.ts'
import { type mailWords, mailWords as words } from '#words/panel/mail.ts'
import type { Mail } from './actions.ts'

type AccountProps = { mail: Mail; company: string; mayChange: boolean }

export function Account({ mail, company, mayChange }: AccountProps) {
  const [params] = useSearchParams()
  const provider = providerOf(params.get('provider'), mail)
  if (mail.source === 'environment')
    return (
      <FormSection id="mail-account" title={words.account}>
        <p className="mt-2 text-ink-2 text-note">{words.environment}</p>
      </FormSection>
    )
  if (!mayChange)
    return (
      <FormSection id="mail-account" title={words.unlockTitle}>
        <p className="mt-2 text-ink-2 text-note">{words.unlockLead}</p>
        <IntentButton intent="unlock" formClassName="mt-4" className="btn btn-strong">
          {words.unlock}
        </IntentButton>
      </FormSection>
    )
  return (
    <FormSection id="mail-account" title={words.account}>
      <ProviderChoice chosen={provider} />
      {provider && <AccountForm key={provider} provider={provider} mail={mail} company={company} />}
      {mail.source === 'owner' && (
        <p className="settings-part">
          <ConfirmLink intent="turn-off" id="mail" label={words.turnOff}>
            {words.turnOff}
          </ConfirmLink>
        </p>
      )}
    </FormSection>
  )
}

/** The choice is in the address, so a reload keeps it. */
function ProviderChoice({ chosen }: { chosen: ProviderId | undefined }) {
  const submit = useSubmit()
  return (
    <Form
      method="get"
      preventScrollReset
      onChange={({ currentTarget }) =>
        void submit(currentTarget, { preventScrollReset: true, replace: true })
      }
    >
      <SelectField
        id="provider"
        name="provider"
        label={words.provider}
        defaultValue={chosen ?? ''}
        key={chosen}
      >
        {!chosen && <option value="">{words.choose}</option>}
        {Object.entries(words.providers).map(([id, { name }]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </Form>
  )
}

type AccountFormProps = { provider: ProviderId; mail: Mail; company: string }

function AccountForm({ provider, mail, company }: AccountFormProps) {
  const { steps } = words.providers[provider]
  const warning = words.warnings[provider]
  return (
    <>
      {warning && <p className="notice notice-late mt-5">{warning}</p>}
      <div className="notice mt-5">
        <h3 className="font-semibold">{provider === 'other' ? words.stepsTitleOther : words.stepsTitle}</h3>
        <ol className="mt-1 list-decimal pl-5">
          {steps.map((step) => (
            <li key={step} className="mt-1 wrap-anywhere">
              {step}
            </li>
          ))}
        </ol>
      </div>
      {/* A key per provider: text typed for one is not restored into another. */}
      <SaveForm
        intent="save"
        id={provider}
        words={mail.state === 'proven' ? { ...words, saved: words.savedAfterTest } : words}
        buttonClassName="btn btn-strong"
      >
        {(errors) => <AccountFields provider={provider} mail={mail} company={company} errors={errors} />}
      </SaveForm>
    </>
  )
}

function AccountFields({ provider, mail, company, errors }: AccountFormProps & { errors: ErrorsByField }) {
  const server = serverOf(provider, mail)
  const isStored = providerOf(null, mail) === provider
  const keepsPassword = isStored && mail.hasPassword
  const start = {
    fromAddress: mail.fromAddress,
    fromName: mail.fromName ?? company,
    ...server,
    port: server.port?.toString(),
    username: isStored && mail.username !== mail.fromAddress ? mail.username : null,
  }
  const entered = { start, errors }
  const isServerWrong = ['host', 'port', 'security', 'username'].some((name) => errors[name])
  return (
    <>
      {mail.fromSource === 'environment' ? (
        <p className="mt-4 text-note">{words.environmentFrom(mail.from)}</p>
      ) : (
        <>
          <Field
            {...fieldOf('fromAddress', entered, words, 'mail-address')}
            type="email"
            inputMode="email"
            {...asTyped}
            autoComplete="email"
            required
          />
          <Field
            {...fieldOf('fromName', entered, words, 'mail-name')}
            maxLength={80}
            autoComplete="organization"
          />
        </>
      )}
      {keepsPassword && <input type="hidden" name="has-password" value="1" />}
      <Field
        id="mail-password"
        name="password"
        type="password"
        {...asSecret}
        required={!keepsPassword && provider !== 'other'}
        label={words.providers[provider].passwordName}
        help={keepsPassword ? words.passwordKept : words.passwordHelp}
        error={errors.password}
      />
      <details className="settings-details" open={provider === 'other' || isServerWrong || undefined}>
        <summary>{words.server}</summary>
        <Field
          {...fieldOf('host', entered, words, 'mail-host')}
          {...asTyped}
          required
          inputMode="url"
          placeholder="smtp.example.com"
        />
        <Field
          {...fieldOf('port', entered, words, 'mail-port')}
          required
          inputMode="numeric"
          pattern="[0-9]*"
        />
        <SelectField {...fieldOf('security', entered, words, 'mail-security')}>
          {Object.entries(words.securities).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </SelectField>
        <Field {...fieldOf('username', entered, words, 'mail-user')} {...asTyped} />
      </details>
    </>
  )
}

type ProviderId = keyof typeof mailWords.providers

type Server = { host: string; port: number; security: NonNullable<Mail['security']> }

/** From the providers' help about sending by SMTP. */
const servers: Readonly<Record<Exclude<ProviderId, 'other'>, Server>> = {
  gmail: { host: 'smtp.gmail.com', port: 465, security: 'tls' },
  microsoft: { host: 'smtp.office365.com', port: 587, security: 'starttls' },
  icloud: { host: 'smtp.mail.me.com', port: 587, security: 'starttls' },
  fastmail: { host: 'smtp.fastmail.com', port: 465, security: 'tls' },
}

const isKnown = (id: string): id is keyof typeof servers => Object.hasOwn(servers, id)

function providerOf(asked: string | null, { host, source }: Mail): ProviderId | undefined {
  if (asked === 'other' || (asked !== null && isKnown(asked))) return asked
  const stored = Object.keys(servers).find((id) => isKnown(id) && servers[id].host === host)
  if (stored && isKnown(stored)) return stored
  return host && source === 'owner' ? 'other' : undefined
}

function serverOf(id: ProviderId, stored: Mail): Partial<Server> {
  if (id !== 'other') return servers[id]
  const { host, port, security } = stored
  if (!host || !port || !security || providerOf(null, stored) !== 'other')
    return { port: 465, security: 'tls' }
  return { host, port, security }
}
