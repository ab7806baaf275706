import { createContext, type ReactNode, use, useEffect, useId, useRef } from 'react'
import { href } from 'react-router'
import { address } from '#app/address.ts'
import type { Vault } from '#app/admin/storage/vault.ts'
import { offlineJobsWords as words } from '#words/panel/sealed/offline-jobs.ts'
import type { SealedJob } from './jobs-route.ts'
import type { KeptJobs } from './keep-jobs.ts'
import type { NewCall, PressAct } from './press.ts'
import type { WaitingPress } from './waiting-presses.ts'

type Offline = {
  vault: Vault
  kept: KeptJobs
  presses: readonly WaitingPress[]
  /** False where the device had no room for it, which is said. */
  press: (job: SealedJob, act: PressAct, photo?: Uint8Array<ArrayBuffer>) => Promise<boolean>
  writeCall: (call: NewCall) => Promise<boolean>
  go: (path: string) => void
}

export const OfflineContext = createContext<Offline | undefined>(undefined)

export function useOffline(): Offline {
  const offline = use(OfflineContext)
  if (!offline) throw new Error('outside of the jobs without a connection')
  return offline
}

/** What is drawn anew takes the focus, as a page that opens does. */
export function Heading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <h1 ref={heading} tabIndex={-1} className="outline-none wrap-anywhere">
      {children}
    </h1>
  )
}

export function JobPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="step" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

type OwnLinkProps = { to: string; className?: string; children: ReactNode }

/** Followed in place: a page could not be had. */
export function OwnLink({ to, className = 'link', children }: OwnLinkProps) {
  const { go } = useOffline()
  return (
    <a
      href={address(to)}
      className={className}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        go(to)
      }}
    >
      {children}
    </a>
  )
}

export const BackToJobs = () => (
  <p className="request-back">
    <OwnLink to={href('/admin')}>{words.back}</OwnLink>
  </p>
)
