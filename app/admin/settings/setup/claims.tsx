import { type RefObject, useEffect, useRef } from 'react'
import { href, Link } from 'react-router'
import { FormSection } from '#app/admin/form/fields.tsx'
import { IntentButton } from '#app/admin/form/intent-form.tsx'
import { ConfirmDialog, ConfirmLink, useAsked } from '#app/admin/settings/confirm-dialog.tsx'
import { useAnnounce } from '#app/ui/announcer.tsx'
import { type ClaimName, withoutClaim } from '#content/profile/claims.ts'
import { facts } from '#content/profile/facts.ts'
import { isPractice } from '#content/profile/practices.ts'
import { claimTitles } from '#words/panel/settings/facts.ts'
import { practiceTexts, setupWords as words } from '#words/panel/setup.ts'
import type { HiddenPractice, PageOfClaims, ShownClaim } from './setup-data.ts'
import { setupPath } from './setup-path.ts'

type ClaimsProps = {
  version: string
  isSaved: boolean
  pages: readonly PageOfClaims[]
  hidden: readonly HiddenPractice[]
}

export function Claims({ version, isSaved, pages, hidden }: ClaimsProps) {
  const list = useRef<HTMLDivElement>(null)
  useNextClaim(list, pages)
  return (
    <FormSection id="claims" title={words.claims}>
      <p className="mt-2 text-ink-2 text-note">
        {isSaved ? (pages.length > 0 ? words.claimsLead : words.noClaims) : words.unsaved}
      </p>
      {!isSaved && (
        <Link to={setupPath} className="btn mt-4">
          {words.enter}
        </Link>
      )}
      {isSaved && (
        <div ref={list} className="mt-4">
          {pages.map((page) => (
            <Page key={page.place} page={page} version={version} isLast={pages.length === 1} />
          ))}
        </div>
      )}
      {isSaved && hidden.length > 0 && <TakenOff hidden={hidden} />}
      {isSaved && <HideQuestion version={version} pages={pages} />}
    </FormSection>
  )
}

/** What was confirmed or hidden leaves the list: says what is left, and moves the focus on when it went with it. */
function useNextClaim(list: RefObject<HTMLDivElement | null>, pages: readonly PageOfClaims[]) {
  const announce = useAnnounce()
  const before = useRef(pages)
  useEffect(() => {
    const left = namesIn(pages)
    const gone = before.current.find(({ claims }) => claims.some(({ name }) => !left.includes(name)))
    const isFewer = left.length < namesIn(before.current).length
    before.current = pages
    if (!gone || !isFewer) return
    announce(words.claimsLeft(left.length))
    if (document.activeElement !== document.body) return
    const summaries = [...(list.current?.querySelectorAll('summary') ?? [])]
    const next = summaries.find(({ parentElement }) => parentElement?.dataset.place === gone.place)
    ;(next ?? summaries[0])?.focus()
  }, [list, pages, announce])
}

const namesIn = (pages: readonly PageOfClaims[]) =>
  pages.flatMap(({ claims }) => claims.map(({ name }) => name))

type PageProps = { page: PageOfClaims; version: string; isLast: boolean }

function Page({ page: { place, claims }, version, isLast }: PageProps) {
  return (
    <details className="claims-page" data-place={place} open={isLast || undefined}>
      <summary>
        <h3>{place}</h3>
        <span>{words.openOnPage(claims.length)}</span>
      </summary>
      <ul>
        {claims.map((claim) => (
          <Claim key={claim.name} claim={claim} version={version} />
        ))}
      </ul>
      {claims.length > 1 && (
        <IntentButton
          intent="confirm"
          id={claims.map(({ name }) => name).join(' ')}
          fields={{ version }}
          formClassName="pt-1 pb-4"
          label={words.confirmAllOf(claims.length, place)}
          busy={words.confirming}
        >
          {words.confirmAll(claims.length)}
        </IntentButton>
      )}
    </details>
  )
}

function Claim({ claim: { name, value, texts, also }, version }: { claim: ShownClaim; version: string }) {
  const title = claimTitles[name]
  return (
    <li className="claim">
      <div className="claim-said">
        <p className="text-fine text-ink-2">{title}</p>
        <p className="font-semibold text-note">{value}</p>
        {texts.map((text) => (
          <p key={text} className="border-rule border-l-2 pl-3 text-fine text-ink-2">
            {text}
          </p>
        ))}
        {(name === 'dispatch' || name === 'office') && <p className="text-fine">{words.callFirst}</p>}
        {also.length > 0 && <p className="text-fine text-ink-2">{words.also(also)}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <IntentButton
          intent="confirm"
          id={name}
          fields={{ version }}
          label={words.confirmOf(title)}
          busy={words.confirming}
        >
          {words.confirm}
        </IntentButton>
        <Link to={editPath(name)} className="btn btn-small" aria-label={words.changeOf(title)}>
          {words.change}
        </Link>
        {isPractice(name) && (
          <IntentButton intent="hide-practice" id={name} label={words.hideOf(title)} busy={words.confirming}>
            {words.hide}
          </IntentButton>
        )}
        {withoutClaim(name) && (
          <ConfirmLink intent="hide" id={name} label={words.hideOf(title)}>
            {words.hide}
          </ConfirmLink>
        )}
      </div>
    </li>
  )
}

function TakenOff({ hidden }: { hidden: readonly HiddenPractice[] }) {
  return (
    <section aria-labelledby="taken-off" className="mt-6">
      <h3 id="taken-off" className="font-semibold text-note">
        {words.takenOff}
      </h3>
      <p className="text-fine text-ink-2">{words.takenOffLead}</p>
      <ul>
        {hidden.map(({ name, value }) => (
          <li key={name} className="claim">
            <div className="claim-said">
              <p className="text-fine text-ink-2">{claimTitles[name]}</p>
              <p className="text-note">{value}</p>
            </div>
            <IntentButton
              intent="say-again"
              id={name}
              label={words.sayAgainOf(claimTitles[name])}
              busy={words.confirming}
            >
              {words.sayAgain}
            </IntentButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

function editPath(name: ClaimName): string {
  if (isPractice(name)) return `${href('/admin/texts')}?${new URLSearchParams(practiceTexts[name])}`
  return href('/admin/settings/business/:section', { section: facts[name].section })
}

/** Outside of the folded pages, because a closed one would hide it. */
function HideQuestion({ version, pages }: { version: string; pages: readonly PageOfClaims[] }) {
  const { intent, id } = useAsked()
  const claim = pages.flatMap(({ claims }) => claims).find(({ name }) => name === id)
  if (intent !== 'hide' || !claim || !withoutClaim(claim.name)) return null
  return (
    <ConfirmDialog
      intent="hide"
      id={claim.name}
      fields={{ version }}
      question={words.hideQuestion(claimTitles[claim.name])}
      what={words.hideWhat(claim.value)}
      confirm={words.hideNow}
    />
  )
}
