import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { href } from 'react-router'
import { address, pathIn } from '#app/address.ts'
import { requestKindIn, requestPath, serviceOf } from '#app/admin/records/lead.ts'
import { onVaultChange, type Vault } from '#app/admin/storage/vault.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Announcer, useAnnounce } from '#app/ui/announcer.tsx'
import { clockText, dateTimeText, isoDate } from '#app/ui/dates.ts'
import { dollars } from '#app/ui/dollars.ts'
import { dateAfter } from '#content/time/clocks.ts'
import { offlineJobsWords as words } from '#words/panel/sealed/offline-jobs.ts'
import { arrivalInWords } from '#words/times.ts'
import type { SealedJob } from './jobs-route.ts'
import { type KeptJobs, keepJobs, readKeptJobs } from './keep-jobs.ts'
import { NewCallForm } from './new-call-form.tsx'
import { OfflineJob } from './offline-job.tsx'
import { BackToJobs, Heading, OfflineContext, OwnLink, useOffline } from './offline-parts.tsx'
import { callPress, jobAfter, type NewCall, type Press, type PressAct, pressOn } from './press.ts'
import PressList, { actText } from './press-list.tsx'
import { isUnsent, keepPress, sendPresses, type WaitingPress, waitingPresses } from './waiting-presses.ts'

type OfflineJobsProps = { vault: Vault; kept: KeptJobs; presses: readonly WaitingPress[] }

export function OfflineJobs(props: OfflineJobsProps) {
  return (
    <Announcer>
      <Screens {...props} />
    </Announcer>
  )
}

function Screens({ vault, kept: opened, presses: first }: OfflineJobsProps) {
  const [kept, setKept] = useState(opened)
  const announce = useAnnounce()
  const presses = usePresses(first)
  const [problem, setProblem] = useState('')
  const [path, go] = usePath()
  const isBack = useConnectionBack(async () => setKept((await readKeptJobs(vault)) ?? kept))
  const jobs = kept.jobs.map((job) =>
    jobAfter(
      job,
      presses.filter(isUnsent).map((waiting) => waiting.press),
    ),
  )
  const keep = async (made: Press, { kind, name }: PressedJob, photo?: Uint8Array<ArrayBuffer>) => {
    const kept = await keepPress(vault, { press: made, job: { kind, name } }, photo).then(
      () => true,
      (error: unknown) => {
        setProblem(words.notKept(actText(made), isFull(error)))
        return false
      },
    )
    if (kept) setProblem('')
    if (kept) announce(words.kept(actText(made), name))
    return kept
  }
  const press = (job: SealedJob, act: PressAct, photo?: Uint8Array<ArrayBuffer>) =>
    keep(pressOn(job, act, new Date()), job, photo)
  const writeCall = (call: NewCall) => keep(callPress(call, new Date()), { kind: 'Call', name: call.name })
  return (
    <OfflineContext value={{ vault, kept, presses, press, writeCall, go }}>
      <div className="panel sealed-panel">
        <header className="mobile-header night">
          <span>{kept.company}</span>
        </header>
        <p className="sealed-bar" role="status">
          {isBack ? words.connected : words.asOf(timeText(kept.at, kept.timeZone))}
          {isBack && (
            <button type="button" className="btn btn-small" onClick={() => location.reload()}>
              {words.goOn}
            </button>
          )}
        </p>
        <main id="content">
          <Alert className="sealed-full">{problem}</Alert>
          <Screen key={path} path={path} jobs={jobs} />
        </main>
      </div>
    </OfflineContext>
  )
}

type PressedJob = Pick<SealedJob, 'kind' | 'name'>

const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError'

const timeText = (moment: string, timeZone: string) =>
  (isoDate(moment, timeZone) === isoDate(new Date(), timeZone) ? clockText : dateTimeText)(moment, timeZone)

function usePresses(first: readonly WaitingPress[]): readonly WaitingPress[] {
  const [presses, setPresses] = useState(first)
  useEffect(() => onVaultChange('presses', () => void waitingPresses().then(setPresses)), [])
  useEffect(() => onVaultChange('wiped', () => location.reload()), [])
  return presses
}

function usePath(): [path: string, go: (path: string) => void] {
  const [path, setPath] = useState(() => pathIn(location))
  useEffect(() => {
    const moved = () => setPath(pathIn(location))
    addEventListener('popstate', moved)
    return () => removeEventListener('popstate', moved)
  }, [])
  const go = (next: string) => {
    history.pushState(null, '', address(next))
    setPath(next)
    scrollTo(0, 0)
  }
  return [path, go]
}

/**
 * Once the server answers, what waits is sent and the panel opens; where something is being typed, the person says when. The
 * page's own script asks the server (install/offline-page-script.js).
 */
function useConnectionBack(readAgain: () => Promise<void>): boolean {
  const [isBack, setBack] = useState(false)
  const isBusy = useRef(false)
  const answered = useEffectEvent(async () => {
    if (isBusy.current) return
    isBusy.current = true
    const hasEnded = (await sendPresses()).hasEnded || (await keepJobs()) === 'ended'
    isBusy.current = false
    if (hasEnded || !isTyping()) return location.reload()
    await readAgain()
    setBack(true)
  })
  useEffect(() => {
    const listen = (event: Event) => {
      event.preventDefault()
      void answered()
    }
    addEventListener('server-answers', listen)
    return () => removeEventListener('server-answers', listen)
  }, [])
  return isBack
}

const isTyping = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    (field) => field.value !== field.defaultValue,
  )

const isHome = (path: string): boolean => path === href('/admin') || path === href('/admin/schedule')

function Screen({ path, jobs }: { path: string; jobs: readonly SealedJob[] }) {
  const [, , part = '', id = ''] = /^\/admin(\/inbox)?\/(\w+)\/([\da-f-]+)$/.exec(path) ?? []
  const { kept } = useOffline()
  if (path === href('/admin/prices')) return <Prices />
  if (path === href('/admin/calls/new') && kept.may.calls) return <NewCallForm />
  if (!requestKindIn(part)) return <Jobs jobs={jobs} isAskedFor={isHome(path)} />
  const job = jobs.find((one) => one.id === id)
  return job ? <OfflineJob job={job} /> : <MissingJob />
}

function Jobs({ jobs, isAskedFor }: { jobs: readonly SealedJob[]; isAskedFor: boolean }) {
  const { kept, presses } = useOffline()
  const { timeZone } = kept
  const today = isoDate(new Date(), timeZone)
  const on = (date: string) => (job: SealedJob) =>
    job.scheduledAt !== null && isoDate(job.scheduledAt, timeZone) === date
  const parts = {
    today: jobs.filter(on(today)),
    tomorrow: jobs.filter(on(dateAfter(today, 1))),
    withoutTime: jobs.filter(({ scheduledAt }) => scheduledAt === null),
  }
  return (
    <>
      <Heading>{words.title}</Heading>
      {!isAskedFor && <p className="notice mt-3">{words.notHere}</p>}
      <PressList presses={presses} timeZone={timeZone} hrefOf={address} />
      {kept.may.calls && (
        <p className="mt-3">
          <OwnLink to={href('/admin/calls/new')} className="btn btn-strong">
            {words.newCall}
          </OwnLink>
        </p>
      )}
      {(['today', 'tomorrow', 'withoutTime'] as const).map((part) => (
        <section key={part} className="sealed-day" aria-labelledby={`jobs-${part}`}>
          <h2 id={`jobs-${part}`}>{words[part]}</h2>
          {parts[part].length === 0 && <p className="text-ink-2">{words.none[part]}</p>}
          <ol>
            {parts[part].map((job) => (
              <JobRow key={job.id} job={job} timeZone={timeZone} />
            ))}
          </ol>
        </section>
      ))}
      <p className="mt-6">
        <OwnLink to={href('/admin/prices')}>{words.prices}</OwnLink>
      </p>
      <details className="sealed-about">
        <summary>{words.whatWorks}</summary>
        <p>{words.works(kept.may)}</p>
        <p>{words.worksNot(kept.may)}</p>
        <p>{words.sealed}</p>
      </details>
    </>
  )
}

function JobRow({ job, timeZone }: { job: SealedJob; timeZone: string }) {
  const { name, scheduledAt, windowMinutes, status, arrivesAt, address: place, isEmergency } = job
  const isDone = status === 'completed'
  return (
    <li className="job" data-done={isDone || undefined}>
      <p className="job-time">
        {scheduledAt &&
          (windowMinutes
            ? arrivalInWords({ scheduledAt, windowMinutes }, timeZone)
            : clockText(scheduledAt, timeZone))}
        {isEmergency && <span className="sealed-emergency">{words.emergency}</span>}
        {isDone && <span>{words.done}</span>}
      </p>
      <p className="job-who">
        <OwnLink to={requestPath(job)} className="sealed-name">
          <bdi>{name}</bdi>
        </OwnLink>
      </p>
      <p className="job-what">
        <span>{serviceOf(job)}</span>
        {place && <span className="wrap-anywhere">{place}</span>}
      </p>
      {!isDone && arrivesAt && <p className="job-what">{words.onTheWay(clockText(arrivesAt, timeZone))}</p>}
    </li>
  )
}

function MissingJob() {
  return (
    <>
      <BackToJobs />
      <Heading>{words.missing}</Heading>
      <p className="mt-3 text-ink-2">{words.missingHint}</p>
    </>
  )
}

function Prices() {
  const { kept } = useOffline()
  return (
    <>
      <BackToJobs />
      <Heading>{words.prices}</Heading>
      {kept.prices.length === 0 && <p className="mt-3 text-ink-2">{words.noPrices}</p>}
      <ul className="sealed-prices">
        {kept.prices.map(({ name, unitCents }) => (
          <li key={`${name} ${unitCents}`}>
            <span className="wrap-anywhere">{name}</span>
            <b>{dollars(unitCents)}</b>
          </li>
        ))}
      </ul>
    </>
  )
}
