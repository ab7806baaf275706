import { Car, Check, Route } from 'lucide-react'
import { href, Link } from 'react-router'
import { CallButton } from '#app/admin/leads/call-button.tsx'
import { routeOf } from '#app/admin/leads/map-links.ts'
import { useNow } from '#app/admin/list/time.tsx'
import { timeOrDate } from '#app/admin/records/age.ts'
import { requestPath, serviceOf } from '#app/admin/records/lead.ts'
import { useSeesOnlyOwn, useUserId } from '#app/admin/rights.ts'
import { type Drive, type Lane, lanesOf, type Stop } from '#app/admin/schedule/day-lanes.ts'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { clockText } from '#app/ui/dates.ts'
import { dashboardWords as words } from '#words/panel/dashboard.ts'
import { arrivalInWords } from '#words/times.ts'
import type { Day, JobToday, UntimedJob } from './load-dashboard.ts'

type JobStop = Stop<JobToday>

/** Of each person; where more than two have jobs, each line is shorter. */
const shownJobs = { few: 4, many: 2 }

export function TodaysJobs({ day: { jobs, withoutTime, travelMinutes } }: { day: Day }) {
  const now = useNow()
  const lanes = lanesOf(jobs, { now, travelMinutes })
  const done = jobs.filter(({ status }) => status === 'completed').length
  const isOver = jobs.length > 0 && done === jobs.length
  const most = lanes.length > 2 ? shownJobs.many : shownJobs.few
  return (
    <section aria-labelledby="todays-jobs" className="todays-jobs">
      <header className="today-head">
        <h2 id="todays-jobs" className="text-name">
          <Link to={href('/admin/schedule')} className="link">
            {words.today}
          </Link>
        </h2>
        {done > 0 && !isOver && <p>{words.doneOf({ done, all: jobs.length })}</p>}
      </header>
      {jobs.length === 0 && <p className="mt-2 text-ink-2">{words.noJobs}</p>}
      {isOver && (
        <p className="day-over">
          <Check className="icon" />
          {words.jobsDone(jobs.length)}
        </p>
      )}
      {!isOver && jobs.length > 0 && (
        <div className="day-lanes" data-several={lanes.length > 1 || undefined}>
          {lanes.map((lane) => (
            <LaneOfPerson
              key={lane.person?.id ?? 'nobody'}
              lane={lane}
              most={most}
              isNamed={lanes.length > 1}
            />
          ))}
        </div>
      )}
      <WithoutTime jobs={withoutTime} />
    </section>
  )
}

type LaneProps = { lane: Lane<JobToday>; most: number; isNamed: boolean }

function LaneOfPerson({ lane: { person, stops }, most, isNamed }: LaneProps) {
  const me = useUserId()
  const left = stops.filter(({ state }) => state !== 'done')
  // The line of the moment stands before what is ahead, unless a job is under way.
  const upNext = left.find(({ state }) => state === 'underWay' || state === 'ahead')
  const { earlier, shown, later } = shownOf(left, most)
  return (
    <div className="day-lane">
      {(isNamed || !person) && (
        <h3>{person ? (person.id === me ? words.you : person.name) : words.jobOfNobody}</h3>
      )}
      <ToSchedule says={words.earlierOpen} count={earlier} />
      <ol>
        {left.length === 0 && (
          <li className="stop" data-state="done">
            <Check className="icon" />
            <p>{words.done(stops.length)}</p>
          </li>
        )}
        {shown.map((stop, at) => (
          <StopOnLine
            key={stop.job.id}
            stop={stop}
            isNext={stop === upNext}
            before={shown.slice(0, at).map(({ job }) => job)}
          />
        ))}
        {left.length > 0 && !upNext && <NowLine />}
      </ol>
      <ToSchedule says={words.moreJobs} count={later} />
      {person && <RouteOf stops={left} />}
    </div>
  )
}

/** The route past the jobs that are not done and have an address, in the order of the day. */
function RouteOf({ stops }: { stops: readonly JobStop[] }) {
  const route = routeOf(stops.flatMap(({ job }) => job.address || []))
  if (!route) return null
  return (
    <p className="day-more">
      <a href={route.href} target="_blank" rel="noreferrer" className="link gap-2">
        <Route className="icon" />
        {words.route(route.stops)}
      </a>
    </p>
  )
}

/** Of overdue jobs only the last, so that the next one is always shown. */
function shownOf(left: readonly JobStop[], most: number) {
  const past = left.filter(({ state }) => state === 'past')
  const rest = left.filter(({ state }) => state !== 'past')
  const shown = [...past.slice(-1), ...rest].slice(0, most)
  const earlier = Math.max(0, past.length - 1)
  return { shown, earlier, later: left.length - earlier - shown.length }
}

function ToSchedule({ says, count }: { says: (count: number) => string; count: number }) {
  if (count === 0) return null
  return (
    <p className="day-more">
      <Link to={href('/admin/schedule')} className="link">
        {says(count)}
      </Link>
    </p>
  )
}

function NowLine() {
  const now = useNow()
  const timeZone = useTimeZone()
  return (
    <li className="now-line">
      <time dateTime={new Date(now).toISOString()}>{clockText(new Date(now), timeZone)}</time>
      <span>{words.now}</span>
    </li>
  )
}

type StopProps = { stop: JobStop; isNext: boolean; before: readonly JobToday[] }

function StopOnLine({ stop, isNext, before }: StopProps) {
  const { job, state, drive } = stop
  const timeZone = useTimeZone()
  const now = useNow()
  return (
    <>
      {isNext && state === 'ahead' && <NowLine />}
      {drive && <DriveOnLine drive={drive} />}
      <li className="stop" data-state={state}>
        <time dateTime={job.scheduledAt}>{timeOrDate(job.scheduledAt, now, timeZone)}</time>
        <div className="min-w-0">
          <p className="stop-who">
            <Link to={requestPath(job)} className="stop-name" aria-label={words.open(job.name)}>
              {job.name}
            </Link>
            <StopState stop={stop} />
          </p>
          <p className="text-fine text-ink-2">{aboutJob(job, timeZone)}</p>
          <Warnings job={job} before={before} />
        </div>
        {isNext && <CallButton request={job} isFirst={false} className="btn-small" />}
      </li>
    </>
  )
}

function aboutJob(job: JobToday, timeZone: string): string {
  const window = job.windowMinutes ? arrivalInWords(job, timeZone) : null
  return [window, serviceOf(job), job.address].filter(Boolean).join(' · ')
}

function StopState({ stop: { job, state, ends } }: { stop: JobStop }) {
  const timeZone = useTimeZone()
  const until = clockText(ends, timeZone)
  if (state === 'past') return <span className="stop-late">{words.past(until)}</span>
  if (state !== 'underWay') return null
  if (!job.assignee) return <span className="stop-late">{words.nobodyGoes}</span>
  return <span className="stop-now">{words.underWay(until)}</span>
}

/** Of two at the same time the later one says so. */
function Warnings({ job, before }: { job: JobToday; before: readonly JobToday[] }) {
  const isOwn = useSeesOnlyOwn()
  const clashes = before.filter(({ id }) => job.clashesWith.includes(id)).map(({ name }) => name)
  const warnings = [
    clashes.length > 0 && words.sameTime(clashes.join(', ')),
    job.decline && words.declines[job.decline],
    job.isGiven && (isOwn ? words.willYou : words.noYes),
  ]
  return warnings.map(
    (says) =>
      says && (
        <p key={says} className="stop-late">
          {says}
        </p>
      ),
  )
}

function DriveOnLine({ drive: { minutes, leaveAt, isOver, isTight } }: { drive: Drive }) {
  const timeZone = useTimeZone()
  const leave = isOver ? words.leaveNow : words.leaveAt(clockText(leaveAt, timeZone))
  return (
    <li className="drive" data-late={isTight || undefined}>
      <Car className="icon" />
      <p>
        {words.drive(minutes)}, <b>{leave}</b>
        {isTight && ` · ${words.tight}`}
      </p>
    </li>
  )
}

/** A technician sees which of their own; others see how many there are. */
function WithoutTime({ jobs }: { jobs: readonly UntimedJob[] }) {
  const isOwn = useSeesOnlyOwn()
  if (jobs.length === 0) return null
  if (!isOwn) return <ToSchedule says={words.withoutTime} count={jobs.length} />
  return (
    <div className="day-lane">
      <h3>{words.noTime}</h3>
      <ol>
        {jobs.map((job) => (
          <li key={job.id} className="stop" data-state="ahead">
            <span aria-hidden="true" />
            <div className="min-w-0">
              <Link to={requestPath(job)} className="stop-name" aria-label={words.open(job.name)}>
                {job.name}
              </Link>
              <p className="text-fine text-ink-2">{serviceOf(job)}</p>
              {job.isGiven && <p className="stop-late">{words.willYou}</p>}
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
