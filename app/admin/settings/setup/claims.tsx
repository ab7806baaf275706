import { href, Link } from 'react-router'
import { FormSection } from '#app/admin/form/fields.tsx'
import { IntentButton } from '#app/admin/form/intent-form.tsx'
import { claimSections } from '#content/claims.ts'
import { setupWords as words } from '#words/panel/setup.ts'
import type { PageOfClaims } from './setup-data.ts'

type ClaimsProps = { version: string; isSaved: boolean; pages: readonly PageOfClaims[] }

export function Claims({ version, isSaved, pages }: ClaimsProps) {
  return (
    <FormSection id="claims" title={words.claims}>
      <p className="mt-2 text-ink-2 text-note">
        {isSaved ? (pages.length > 0 ? words.claimsLead : words.noClaims) : words.unsaved}
      </p>
      {!isSaved && (
        <Link to={href('/admin/settings')} className="btn mt-4">
          {words.enter}
        </Link>
      )}
      {isSaved && pages.map((page) => <Page key={page.place} page={page} version={version} />)}
    </FormSection>
  )
}

function Page({ page: { place, claims }, version }: { page: PageOfClaims; version: string }) {
  return (
    <section className="settings-part" aria-label={place}>
      <h3 className="font-semibold text-body">{place}</h3>
      <ul className="settings-rows">
        {claims.map(({ name, texts, also }) => (
          <li key={name}>
            <div className="settings-row-name">
              {words.claimNames[name]}
              {texts.map((text) => (
                <p key={text} className="font-normal text-fine text-ink-2">
                  {text}
                </p>
              ))}
              {also.length > 0 && (
                <p className="font-normal text-fine text-ink-2">{words.also(also.join(', '))}</p>
              )}
            </div>
            <Link
              to={href('/admin/settings/business/:section', { section: claimSections[name] })}
              className="link inline-flex min-h-11 items-center text-note"
              aria-label={words.changeOf(words.claimNames[name])}
            >
              {words.change}
            </Link>
            <IntentButton
              intent="confirm"
              id={name}
              fields={{ version }}
              className="btn btn-small"
              busy={words.confirming}
            >
              {words.confirm}
            </IntentButton>
          </li>
        ))}
      </ul>
      {claims.length > 1 && (
        <IntentButton
          intent="confirm"
          id={claims.map(({ name }) => name).join(' ')}
          fields={{ version }}
          className="btn btn-small"
          busy={words.confirming}
        >
          {words.confirmAll}
        </IntentButton>
      )}
    </section>
  )
}
