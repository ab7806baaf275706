import { useEffect, useRef } from 'react'
import { href, Link } from 'react-router'
import { FormSection } from '#app/admin/form/form-section.tsx'
import { AuthenticatorKey } from '#app/admin/sign-in/authenticator-key.tsx'
import { CodeField } from '#app/admin/sign-in/credential-fields.tsx'
import { securityWords } from '#content/en/admin-security.ts'
import type { SecurityAnswer } from './answer-security.ts'
import { ChangeForm, ChangeLink } from './change-form.tsx'
import { CurrentPassword } from './current-password.tsx'
import type { SectionProps } from './section-props.ts'

const words = securityWords.authenticator

/** The authenticator app and its recovery codes. */
export function AuthenticatorSection(props: SectionProps & { isOn: boolean; codesLeft: number }) {
  const { change, answer, isOn, codesLeft } = props
  return (
    <FormSection id="authenticator" title={words.title}>
      <p className="mt-2 text-note text-ink-2">{isOn || answer?.recoveryCodes ? words.on : words.off}</p>
      {answer?.recoveryCodes ? (
        <RecoveryCodes codes={answer.recoveryCodes} isNew={answer.intent === 'authenticator-code'} />
      ) : answer?.authenticator ? (
        <Scan answer={answer} authenticator={answer.authenticator} />
      ) : isOn ? (
        <IsOn change={change} answer={answer} codesLeft={codesLeft} />
      ) : change === 'authenticator' ? (
        <ChangeForm intent="authenticator" answer={answer} submit={words.next}>
          <p className="mt-4">{words.setUpHint}</p>
          <CurrentPassword />
        </ChangeForm>
      ) : (
        <p className="mt-4">
          <ChangeLink change="authenticator">{words.setUp}</ChangeLink>
        </p>
      )}
    </FormSection>
  )
}

function Scan({
  answer,
  authenticator,
}: {
  answer: SecurityAnswer
  authenticator: NonNullable<SecurityAnswer['authenticator']>
}) {
  return (
    <ChangeForm intent="authenticator-code" answer={answer} submit={words.confirm}>
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

function IsOn({ change, answer, codesLeft }: SectionProps & { codesLeft: number }) {
  const { codes } = securityWords
  if (change === 'turn-off')
    return (
      <ChangeForm intent="turn-off" answer={answer} submit={words.turnOff}>
        <p className="mt-4">{words.turnOffHint}</p>
        <CurrentPassword />
      </ChangeForm>
    )
  if (change === 'codes')
    return (
      <ChangeForm intent="codes" answer={answer} submit={codes.submit}>
        <p className="mt-4">{codes.makeHint}</p>
        <CurrentPassword />
      </ChangeForm>
    )
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

/** The only time they are shown. */
function RecoveryCodes({ codes, isNew }: { codes: readonly string[]; isNew: boolean }) {
  const { codes: says } = securityWords
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(codes.join('\n'))}`
  return (
    <div className="key-shown">
      {isNew && <p role="status">{words.done}</p>}
      <h3 ref={heading} tabIndex={-1} className={isNew ? 'mt-3 font-semibold' : 'font-semibold'}>
        {says.shown}
      </h3>
      <p className="mt-1 text-note">{says.keep}</p>
      <ul className="recovery-codes" aria-label={says.shown}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="settings-buttons">
        <a href={file} download={says.file} className="btn">
          {says.download}
        </a>
        <Link to={href('/admin/settings/security')} className="btn btn-primary">
          {says.seen}
        </Link>
      </div>
    </div>
  )
}
