import { TriangleAlert, X } from 'lucide-react'
import { useState } from 'react'
import { href, Link, useLocation, useRevalidator } from 'react-router'
import { address } from '#app/address.ts'
import { useMayWrite } from '#app/admin/rights.ts'
import { graphql, type ResultOf } from '#app/graphql.ts'
import { useAnnounce } from '#app/ui/announcer.tsx'
import { mailBarWords as words } from '#words/panel/mail-bar.ts'

export const ReadMailState = graphql(`
  query AdminMailState {
    mailState {
      state
      failure
      failingSince
    }
  }
`)

export type MailState = ResultOf<typeof ReadMailState>['mailState']

/** What is folded away is this one: another state, or a later failure, is a new notice. */
export const mailNotice = ({ state, failure, failingSince }: MailState): string =>
  failure ? `${failure} ${failingSince}` : state

const settings = href('/admin/settings')

/** Under the settings, where its badge leads, it is never folded. */
const standsAt = (pathname: string) => pathname === settings || pathname.startsWith(`${settings}/`)

export const mailBadge = (mail: MailState | undefined): string | undefined => mail && lineOf(mail)?.badge

type MailBarProps = { mail: MailState | undefined; isFolded: boolean }

export function MailBar({ mail, isFolded }: MailBarProps) {
  const { pathname } = useLocation()
  const stands = standsAt(pathname)
  const [isFolding, setFolding] = useState(false)
  const isHidden = !stands && (isFolded || isFolding)
  return (
    // Always rendered, so that later text is announced.
    <div role="status" className="mail-bar">
      {mail && !isHidden && <Line mail={mail} onFold={stands ? undefined : setFolding} />}
    </div>
  )
}

type LineProps = { mail: MailState; onFold: ((isFolding: boolean) => void) | undefined }

function Line({ mail, onFold }: LineProps) {
  const says = lineOf(mail)
  const mayFix = useMayWrite('settings')
  if (!says) return null
  const icon = <TriangleAlert className="icon" />
  return (
    <>
      {mayFix ? (
        <Link to={href('/admin/settings/mail')}>
          {icon}
          <span>
            {says.text} <span className="underline underline-offset-4">{says.link}</span>
          </span>
        </Link>
      ) : (
        <p>
          {icon}
          {says.text} {words.tellOwner}
        </p>
      )}
      {onFold && <Fold notice={mailNotice(mail)} onFold={onFold} />}
    </>
  )
}

type FoldProps = { notice: string; onFold: (isFolding: boolean) => void }

/** Not by the router: without a connection it would load the page again, for the script of the action's route. */
function Fold({ notice, onFold }: FoldProps) {
  const { pathname, search } = useLocation()
  const { revalidate } = useRevalidator()
  const announce = useAnnounce()
  const action = address(href('/admin/mail-notice'))

  async function fold() {
    onFold(true)
    announce(words.folded)
    document.getElementById('content')?.focus({ preventScroll: true })
    const isStored = await fetch(action, { method: 'POST', body: new URLSearchParams({ notice }) }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isStored) await revalidate()
    onFold(false)
  }
  return (
    <form
      method="post"
      action={action}
      onSubmit={(event) => {
        event.preventDefault()
        void fold()
      }}
    >
      <input type="hidden" name="notice" value={notice} />
      <input type="hidden" name="from" value={pathname + search} />
      <button type="submit" aria-label={words.fold} title={words.fold}>
        <X className="icon" />
      </button>
    </form>
  )
}

type LineOfMail = { text: string; link: string; badge: string }

function lineOf({ state, failure }: MailState): LineOfMail | undefined {
  if (failure) return { ...words.failing, text: words.failing.text(words.failures[failure]) }
  return state === 'proven' ? undefined : words[state]
}
