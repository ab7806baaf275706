import { Check, FileText, Send, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { staffContext } from '#app/admin/access.ts'
import { Field, FormSection, SelectField } from '#app/admin/form/fields.tsx'
import { IntentButton, SaveForm } from '#app/admin/form/intent-form.tsx'
import { loadSettings, SettingsPage } from '#app/admin/form/settings-page.tsx'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { ConfirmDialog, useAsked } from '#app/admin/settings/confirm-dialog.tsx'
import { submissionClientAction } from '#app/admin/submission/client-action.ts'
import { submission } from '#app/admin/submission/submission.ts'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { servicesContext } from '#app/context.ts'
import { dateTimeText, shortDate } from '#app/ui/dates.ts'
import { mailWords as words } from '#words/panel/mail.ts'
import type { Route } from './+types/route.ts'
import { Account } from './account.tsx'
import { type Mail, mailHandlers, ReadMail, type SiteAddress } from './actions.ts'

export const handle = { needs: { area: 'settings', to: 'write' } } satisfies ScreenHandle

export async function loader({ context }: Route.LoaderArgs) {
  const read = await context.get(staffContext).run(ReadMail, {})
  if (!read.ok) return undefined
  const { mailSettings: mail, businessProfile, siteAddress } = read.value
  const mayChange = await context.get(servicesContext).isConfirmed()
  return { at: new Date().toISOString(), mail, siteAddress, company: businessProfile.name, mayChange }
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadSettings(args)

export function action(args: Route.ActionArgs) {
  const { run } = args.context.get(staffContext)
  const { isConfirmed } = args.context.get(servicesContext)
  return submission(args, mailHandlers(run, isConfirmed))
}

export const clientAction = (args: Route.ClientActionArgs) => submissionClientAction(args)

export default function MailSettings({ loaderData }: Route.ComponentProps) {
  const asked = useAsked()
  return (
    <SettingsPage title={words.title} lead={words.lead} words={words} loaded={loaderData}>
      {({ mail, siteAddress, company, mayChange }) => (
        <>
          <State mail={mail} />
          {nextFirst(mail.state, [
            <Account key="account" mail={mail} company={company} mayChange={mayChange} />,
            <Test key="test" mail={mail} />,
          ])}
          <WebsiteAddress mail={mail} site={siteAddress} />
          {asked.intent === 'turn-off' && mail.source === 'owner' && (
            <ConfirmDialog
              intent="turn-off"
              id="mail"
              question={words.turnOffQuestion}
              what={words.turnOffWhat}
              confirm={words.turnOff}
            />
          )}
        </>
      )}
    </SettingsPage>
  )
}

const nextFirst = (state: Mail['state'], parts: ReactNode[]) =>
  state === 'notProven' ? parts.toReversed() : parts

const icons = { notSetUp: FileText, notProven: Send, proven: Check }

function State({ mail }: { mail: Mail }) {
  const { state, problem, host, provenAt } = mail
  const timeZone = useTimeZone()
  const StateIcon = problem ? TriangleAlert : icons[state]
  return (
    <section
      className={`notice mt-5 ${state === 'proven' && !problem ? 'notice-ok' : 'notice-alert'}`}
      aria-labelledby="mail-state"
    >
      <h2 id="mail-state" className="flex items-center gap-2 font-semibold text-body">
        <StateIcon className="icon" />
        {problem ? words.failing(dateTimeText(problem.since, timeZone)) : words.states[state]}
      </h2>
      <p className="mt-1 wrap-anywhere">
        {problem
          ? words.failures[problem.failure]
          : state === 'notSetUp'
            ? words.notSetUp
            : state === 'notProven'
              ? words.notProven(host ?? '')
              : words.proven(host ?? '', shortDate(provenAt ?? '', timeZone))}
      </p>
      {problem?.detail && (
        <p className="mt-1 text-fine text-ink-2 wrap-anywhere">{words.serverSaid(problem.detail)}</p>
      )}
    </section>
  )
}

function Test({ mail: { state, proof, proofRecipients } }: { mail: Mail }) {
  return (
    <FormSection id="mail-test" title={words.test}>
      <p className="mt-2 text-ink-2 text-note">
        {state === 'notSetUp' ? words.testFirst : state === 'proven' ? words.testAgain : words.testLead}
      </p>
      {state !== 'notSetUp' && (
        <SaveForm
          intent="test"
          words={{ save: words.sendTest, saving: words.sending }}
          buttonClassName={state === 'notProven' && !proof ? 'btn btn-strong' : 'btn'}
        >
          {() =>
            proofRecipients.length > 1 ? (
              <SelectField id="test-to" name="to" label={words.testTo} defaultValue={proof?.to}>
                {proofRecipients.map((address) => (
                  <option key={address}>{address}</option>
                ))}
              </SelectField>
            ) : (
              <p className="mt-3 text-note wrap-anywhere">
                {words.testTo} <span className="font-semibold">{proofRecipients[0]}</span>
              </p>
            )
          }
        </SaveForm>
      )}
      {proof && (
        <SaveForm
          intent="confirm"
          className="settings-part"
          words={{ save: words.confirm, saving: words.confirming }}
          buttonClassName="btn btn-strong"
        >
          {(errors) => (
            <>
              <p className="text-note wrap-anywhere">{words.waiting(proof.to)}</p>
              <Field
                id="mail-code"
                name="code"
                className="code-input"
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={9}
                required
                label={words.code}
                error={errors.code}
              />
            </>
          )}
        </SaveForm>
      )}
    </FormSection>
  )
}

function AddressState({ site: { state, address, provenAt, failure, detail } }: { site: SiteAddress }) {
  const timeZone = useTimeZone()
  if (state === 'notAsked') return null
  const says =
    state === 'proven'
      ? words.addressProven(address ?? '', dateTimeText(provenAt ?? '', timeZone))
      : failure
        ? `${words.addressFailures[failure](detail ?? '')} ${words.addressNoLinks}`
        : words.addressNotChecked
  return (
    <>
      <p
        role="status"
        className={`notice mt-3 wrap-anywhere ${state === 'proven' ? 'notice-ok' : 'notice-alert'}`}
      >
        {says}
      </p>
      <IntentButton
        intent="check-address"
        className="btn btn-small"
        formClassName="mt-3"
        busy={words.confirming}
      >
        {words.addressCheck}
      </IntentButton>
    </>
  )
}

function WebsiteAddress({ mail: { publicUrl, publicUrlSource }, site }: { mail: Mail; site: SiteAddress }) {
  return (
    <FormSection id="mail-site" title={words.address}>
      <p className="mt-2 text-ink-2 text-note wrap-anywhere">
        {publicUrlSource === 'environment'
          ? words.addressEnvironment(publicUrl)
          : publicUrlSource === 'default'
            ? `${words.addressLead} ${words.addressMissing(publicUrl)}`
            : words.addressLead}
      </p>
      <AddressState site={site} />
      {publicUrlSource !== 'environment' && (
        <SaveForm intent="save-address" words={{ ...words, saved: words.addressSaved }}>
          {(errors) => (
            <Field
              key={publicUrl}
              id="public-url"
              name="publicUrl"
              inputMode="url"
              placeholder="https://"
              label={words.publicUrl}
              defaultValue={publicUrlSource === 'owner' ? publicUrl : ''}
              error={errors.publicUrl}
            />
          )}
        </SaveForm>
      )}
    </FormSection>
  )
}
