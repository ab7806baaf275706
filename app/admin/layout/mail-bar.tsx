import { TriangleAlert } from 'lucide-react'
import { href, Link } from 'react-router'
import { graphql, type ResultOf } from '#app/graphql.ts'
import { mailWords } from '#words/admin-mail.ts'

export const ReadMailState = graphql(`
  query AdminMailState {
    mailSettings {
      state
      problem {
        failure
      }
    }
  }
`)

export type MailState = ResultOf<typeof ReadMailState>['mailSettings']

const { bar: words, failures } = mailWords

/**
 * The red line on every screen until mail is proven, and when it fails. Nobody can close it: a request that nobody is
 * told of is a customer who waits.
 */
export function MailBar({ mail }: { mail: MailState | undefined }) {
  const says = mail && lineOf(mail)
  return (
    // Always there, so that what it says later is announced.
    <div role="status" className="mail-bar">
      {says && (
        <Link to={href('/admin/settings/mail')}>
          <TriangleAlert className="icon" aria-hidden="true" />
          <span>
            {says.text} <span className="underline underline-offset-4">{says.link}</span>
          </span>
        </Link>
      )}
    </div>
  )
}

function lineOf({ state, problem }: MailState): { text: string; link: string } | undefined {
  if (problem) return { text: words.failing(failures[problem.failure].short), link: words.failingLink }
  if (state === 'notSetUp') return { text: words.notSetUp, link: words.notSetUpLink }
  if (state === 'notProven') return { text: words.notProven, link: words.notProvenLink }
  return undefined
}
