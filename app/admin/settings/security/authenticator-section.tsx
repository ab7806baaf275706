import { useEffect, useRef } from 'react'
import { href, Link } from 'react-router'
import { FormSection } from '#app/admin/form/fields.tsx'
import { CodeField } from '#app/admin/form/password-again/credential-fields.tsx'
import { AuthenticatorKey } from '#app/admin/sign-in/authenticator-key.tsx'
import { securityWords } from '#words/panel/settings/security.ts'
import type { SecurityResult } from './actions.ts'
import {
  ChangeForm,
  ChangeLink,
  CurrentPassword,
  FoldedChangeForm,
  type SecuritySectionProps,
} from './change-form.tsx'

const words = securityWords.authenticator

export function AuthenticatorSection(props: SecuritySectionProps & { isOn: boolean; codesLeft: number }) {
  const { change, result, isOn, codesLeft } = props
  return (
    <FormSection id="authenticator" title={words.title}>
      <p className="mt-2 text-note text-ink-2">{isOn || result?.recoveryCodes ? words.on : words.off}</p>
      {result?.recoveryCodes ? (
        <RecoveryCodes codes={result.recoveryCodes} isNew={result.intent === 'authenticator-code'} />
      ) : result?.authenticator ? (
        <Setup result={result} authenticator={result.authenticator} />
      ) : isOn ? (
        <TurnedOn change={change} result={result} codesLeft={codesLeft} />
      ) : (
        <FoldedChangeForm
          name="authenticator"
          change={change}
          result={result}
          link={words.setUp}
          submit={words.next}
        >
          <p className="mt-4">{words.setUpHint}</p>
          <CurrentPassword />
        </FoldedChangeForm>
      )}
    </FormSection>
  )
}

function Setup({
  result,
  authenticator,
}: {
  result: SecurityResult
  authenticator: NonNullable<SecurityResult['authenticator']>
}) {
  return (
    <ChangeForm intent="authenticator-code" result={result} submit={words.confirm}>
      <h3 tabIndex={-1} className="mt-4 font-semibold">
        {words.scan}
      </h3>
      <AuthenticatorKey authenticator={authenticator} />
      <p className="mt-4">{words.enter}</p>
      <input type="hidden" name="uri" value={authenticator.uri} />
      <CodeField name="code" />
    </ChangeForm>
  )
}

function TurnedOn({ change, result, codesLeft }: SecuritySectionProps & { codesLeft: number }) {
  const { codes } = securityWords
  if (change === 'turn-off' || change === 'codes') {
    const [hint, submit] =
      change === 'codes' ? [codes.makeHint, codes.submit] : [words.turnOffHint, words.turnOff]
    return (
      <ChangeForm intent={change} result={result} submit={submit}>
        <p className="mt-4">{hint}</p>
        <CurrentPassword />
      </ChangeForm>
    )
  }
  return (
    <>
      <h3 className="mt-4 font-semibold">{codes.title}</h3>
      <p className="text-note">{codes.left(codesLeft)}</p>
      <div className="settings-buttons">
        <ChangeLink change="codes">{codes.make}</ChangeLink>
        <ChangeLink change="turn-off">{words.turnOff}</ChangeLink>
      </div>
    </>
  )
}

function RecoveryCodes({ codes, isNew }: { codes: readonly string[]; isNew: boolean }) {
  const codesWords = securityWords.codes
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(codes.join('\n'))}`
  return (
    <div className="key-shown">
      {isNew && <p role="status">{words.done}</p>}
      <h3 ref={heading} tabIndex={-1} className={isNew ? 'mt-3 font-semibold' : 'font-semibold'}>
        {codesWords.shown}
      </h3>
      <p className="mt-1 text-note">{codesWords.keep}</p>
      <ul className="recovery-codes" aria-label={codesWords.shown}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="settings-buttons">
        <a href={file} download={codesWords.file} className="btn">
          {codesWords.download}
        </a>
        <Link to={href('/admin/settings/security')} className="btn btn-strong">
          {codesWords.seen}
        </Link>
      </div>
    </div>
  )
}
