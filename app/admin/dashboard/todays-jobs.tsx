import { href, Link } from 'react-router'
import { requestPath, serviceOf } from '#app/admin/records/lead.ts'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { clockText } from '#app/ui/dates.ts'
import { dashboardWords as words } from '#words/panel/dashboard.ts'
import { arrivalInWords } from '#words/times.ts'
import type { JobToday } from './load-dashboard.ts'

const shownJobs = 4

export function TodaysJobs({ jobs }: { jobs: readonly JobToday[] }) {
  const left = jobs.filter(({ status }) => status !== 'completed')
  const more = left.length - shownJobs
  return (
    <section aria-labelledby="todays-jobs" className="dashboard-sheet todays-jobs mt-3.5">
      <h2 id="todays-jobs" className="text-name">
        <Link to={href('/admin/schedule')} className="link">
          {words.today}
        </Link>
      </h2>
      {left.length === 0 && (
        <p className="mt-2 text-ink-2">{jobs.length === 0 ? words.noJobs : words.jobsDone(jobs.length)}</p>
      )}
      {left.length > 0 && (
        <ul>
          {left.slice(0, shownJobs).map((job) => (
            <JobLine key={job.id} job={job} />
          ))}
        </ul>
      )}
      {more > 0 && <p className="text-fine text-ink-2">{words.moreJobs(more)}</p>}
    </section>
  )
}

function JobLine({ job }: { job: JobToday }) {
  const { name, scheduledAt, windowMinutes, assignee } = job
  const timeZone = useTimeZone()
  return (
    <li>
      <time dateTime={scheduledAt}>{clockText(scheduledAt, timeZone)}</time>
      <div className="min-w-0">
        <Link to={requestPath(job)} className="link" aria-label={words.open(name)}>
          {name}
        </Link>
        <p className="text-fine text-ink-2">
          {windowMinutes && `${arrivalInWords({ scheduledAt, windowMinutes }, timeZone)}, `}
          {serviceOf(job)}&nbsp;<span aria-hidden="true">·</span> {assignee?.name ?? words.jobOfNobody}
        </p>
      </div>
    </li>
  )
}
