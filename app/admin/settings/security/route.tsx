import { useEffect, useRef, useState } from 'react'
import { href, Link, useLocation, useSearchParams } from 'react-router'
import { staffContext, valueOrThrow } from '#app/admin/access.ts'
import { Field, FormSection, SelectField } from '#app/admin/form/fields.tsx'
import { CodeField, PasswordField } from '#app/admin/form/password-again/credential-fields.tsx'
import { loadSettings } from '#app/admin/form/settings-page.tsx'
import { ownLanguageName } from '#app/admin/records/language-name.ts'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { ScreenTitle, useBusiness } from '#app/admin/screen/panel-context.tsx'
import { ScreenError } from '#app/admin/screen/retry.tsx'
import { confirmedParameter } from '#app/admin/sign-in-paths.ts'
import { submissionClientAction } from '#app/admin/submission/client-action.ts'
import { useSticky } from '#app/admin/use-sticky.ts'
import { servicesContext } from '#app/context.ts'
import { useAnnounce } from '#app/ui/announcer.tsx'
import { languageWords } from '#words/panel/languages.ts'
import { doorCardWords, securityWords as words } from '#words/panel/settings/security.ts'
import { confirmWords } from '#words/panel/settings.ts'
import type { Route } from './+types/route.ts'
import { runSecurityForm, type SecurityResult } from './actions.ts'
import { AuthenticatorSection } from './authenticator-section.tsx'
import { ChangeForm, CurrentPassword, FoldedChangeForm, type SecuritySectionProps } from './change-form.tsx'
import { DoorCardSection } from './door-card.tsx'
import { PasskeysSection } from './passkeys-section.tsx'

export const handle = { needs: 'anybody' } satisfies ScreenHandle

export { ScreenError as ErrorBoundary }

/** `account` is undefined where a hosted identity keeps passwords, codes and passkeys. */
export async function loader({ context }: Route.LoaderArgs) {
  const { name } = context.get(staffContext).user
  const services = context.get(servicesContext)
  const card = await valueOrThrow(services.doorCard.read())
  const overview = await services.account?.overview()
  const { language } = services
  if (!overview?.ok) return { name, card, language, account: undefined }
  const { passkeys, ...facts } = overview.value
  const account = {
    ...facts,
    passkeys: passkeys.map((key) => ({ ...key, createdAt: key.createdAt?.toISOString() ?? null })),
  }
  return { name, card, language, account }
}

/** Without a connection the open form stays, with what was typed and the codes that are shown once. */
export const clientLoader = (args: Route.ClientLoaderArgs) => loadSettings(args)

export const action = (args: Route.ActionArgs) => runSecurityForm(args)

export const clientAction = (args: Route.ClientActionArgs) =>
  submissionClientAction(args, {}, () => words.failed)

export default function Security({ loaderData, actionData }: Route.ComponentProps) {
  const shown = useSticky(loaderData)
  return shown ? <Sections {...shown} actionData={actionData} /> : <ScreenError />
}

type SectionsProps = NonNullable<Route.ComponentProps['loaderData']> & {
  actionData: Route.ComponentProps['actionData'] | undefined
}

function Sections({ name, card, language, account, actionData }: SectionsProps) {
  const [parameters] = useSearchParams()
  const change = parameters.get('change') ?? undefined
  const done = doneText(parameters.get('done'), { name, email: account?.email ?? '' })
  const announce = useAnnounce()
  const notice = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (!done) return
    announce(done)
    notice.current?.focus()
  }, [done, announce])
  const section = { change, result: useResultOfPage(actionData) }
  return (
    <>
      <ScreenTitle title={words.title} lead={account ? words.lead(account.email) : words.elsewhere} />
      {parameters.has(confirmedParameter) && (
        <p role="status" className="notice mt-5">
          {confirmWords.nowAgain}
        </p>
      )}
      {done && (
        <p ref={notice} tabIndex={-1} className="notice notice-ok mt-5">
          {done}
        </p>
      )}
      <div className="long-form">
        <NameSection {...section} name={name} />
        <LanguageSection {...section} language={language} />
        <DoorCardSection {...section} card={card} />
        {account ? (
          <>
            <PasswordSection {...section} email={account.email} />
            <AuthenticatorSection
              {...section}
              isOn={account.hasAuthenticator}
              codesLeft={account.recoveryCodesLeft}
            />
            <PasskeysSection {...section} passkeys={account.passkeys} />
            <EmailSection {...section} email={account.email} />
          </>
        ) : (
          <p className="mt-5">
            <Link to={href('/admin/forgotten-password')} className="btn">
              {words.elsewherePassword}
            </Link>
          </p>
        )}
      </div>
    </>
  )
}

function doneText(done: string | null, { name, email }: { name: string; email: string }): string | undefined {
  if (done === 'name') return words.name.done(name)
  if (done === 'language') return languageWords.own.done
  if (done === 'license') return doorCardWords.licenseSaved
  if (done === 'remove-photo') return doorCardWords.removed
  if (done === 'password') return words.password.done
  if (done === 'turn-off') return words.authenticator.turnedOff
  if (done === 'passkey') return words.passkeys.done
  if (done === 'rename') return words.passkeys.renamed
  if (done === 'remove') return words.passkeys.removed
  if (done === 'email-code') return words.email.done(email)
  return undefined
}

/** The router drops `actionData` when news load the panel again; recovery codes must stay until they were read. */
function useResultOfPage(result: SecurityResult | undefined): SecurityResult | undefined {
  const { key } = useLocation()
  const [last, setLast] = useState({ key, result })
  // The result arrives one render before the location that it belongs to.
  if (result && (last.result !== result || last.key !== key)) setLast({ key, result })
  return result ?? (last.key === key ? last.result : undefined)
}

function NameSection({ name, ...section }: SecuritySectionProps & { name: string }) {
  // An account is called by its address until it has a name.
  const hasName = !name.includes('@')
  return (
    <FormSection id="name-section" title={words.name.title}>
      <p className="mt-2 font-semibold break-words">{hasName ? name : words.name.none}</p>
      <p className="text-note text-ink-2">{words.name.hint}</p>
      <FoldedChangeForm
        {...section}
        name="name"
        link={hasName ? words.name.change : words.name.give}
        submit={words.name.submit}
      >
        <Field
          id="name"
          name="name"
          label={words.name.title}
          defaultValue={hasName ? name : ''}
          autoComplete="name"
          maxLength={60}
          required
        />
      </FoldedChangeForm>
    </FormSection>
  )
}

/** `language`: of this page, which is theirs. */
function LanguageSection({ language, ...section }: SecuritySectionProps & { language: string }) {
  const { languages } = useBusiness()
  if (languages.length < 2) return null
  return (
    <FormSection id="language" title={languageWords.own.title}>
      <p className="mt-2 font-semibold">{ownLanguageName(language)}</p>
      <p className="text-note text-ink-2">{languageWords.own.hint}</p>
      <FoldedChangeForm
        {...section}
        name="language"
        link={languageWords.own.change}
        submit={languageWords.own.submit}
      >
        <SelectField
          id="own-language"
          name="language"
          label={languageWords.own.label}
          defaultValue={languages.find((code) => code !== language)}
        >
          {languages.map((code) => (
            <option key={code} value={code} lang={code}>
              {ownLanguageName(code)}
            </option>
          ))}
        </SelectField>
      </FoldedChangeForm>
    </FormSection>
  )
}

function PasswordSection({ email, ...section }: SecuritySectionProps & { email: string }) {
  return (
    <FormSection id="password" title={words.password.title}>
      <p className="mt-2 text-note text-ink-2">{words.password.hint}</p>
      <FoldedChangeForm
        {...section}
        name="password"
        link={words.password.change}
        submit={words.password.submit}
      >
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <CurrentPassword />
        <PasswordField
          name="next"
          label={words.password.next}
          autoComplete="new-password"
          help={words.policy}
        />
      </FoldedChangeForm>
    </FormSection>
  )
}

/** A new address counts once its mailed code was entered. */
function EmailSection({ email, ...section }: SecuritySectionProps & { email: string }) {
  const { result } = section
  return (
    <FormSection id="email" title={words.email.title}>
      <p className="mt-2 font-semibold break-words">{email}</p>
      <p className="text-note text-ink-2">{words.email.hint}</p>
      {result?.email ? (
        <ChangeForm intent="email-code" result={result} submit={words.email.confirm}>
          <p role="status" className="mt-4">
            {words.email.enter(result.email)}
          </p>
          <input type="hidden" name="email" value={result.email} />
          <CodeField name="code" />
        </ChangeForm>
      ) : (
        <FoldedChangeForm {...section} name="email" link={words.email.change} submit={words.email.submit}>
          <Field
            id="email"
            name="email"
            type="email"
            label={words.email.next}
            autoComplete="email"
            required
          />
          <CurrentPassword />
        </FoldedChangeForm>
      )}
    </FormSection>
  )
}
