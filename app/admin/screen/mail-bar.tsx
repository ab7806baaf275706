import { TriangleAlert } from 'lucide-react'
import { href, Link } from 'react-router'
import { useMayWrite } from '#app/admin/rights.ts'
import { graphql, type ResultOf } from '#app/graphql.ts'
import { mailBarWords as words } from '#words/panel/mail-bar.ts'

export const ReadMailState = graphql(`
  query AdminMailState {
    mailState {
      state
      failure
    }
  }
`)

export type MailState = ResultOf<typeof ReadMailState>['mailState']

/** Cannot be dismissed: without mail a customer waits and staff are not told. */
export function MailBar({ mail }: { mail: MailState | undefined }) {
  const says = mail && lineOf(mail)
  const mayFix = useMayWrite('settings')
  const icon = <TriangleAlert className="icon" />
  return (
    // Always rendered, so that later text is announced.
    <div role="status" className="mail-bar">
      {says &&
        (mayFix ? (
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
        ))}
    </div>
  )
}

function lineOf({ state, failure }: MailState): { text: string; link: string } | undefined {
  if (failure) return { text: words.failing(words.failures[failure]), link: words.failingLink }
  if (state === 'notSetUp') return { text: words.notSetUp, link: words.notSetUpLink }
  if (state === 'notProven') return { text: words.notProven, link: words.notProvenLink }
  return undefined
}
