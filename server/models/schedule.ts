import type { Call } from '#server/data-service/call.ts'
import type { Log } from '#server/log.ts'
import { sendDailySummaries } from './daily-summary.ts'
import { ringDueAlarms, ringFollowUps } from './lead-alarms.ts'
import { publishDuePosts } from './scheduled-posts.ts'

/** Something that is due at times of its own. Any number of instances may look at once. Gives what it did, to be logged. */
export type Job = { name: string; run: (call: Call) => Promise<readonly string[]> }

/** Everything that the server does by itself at a time. */
export const dueJobs: readonly Job[] = [
  { name: 'published', run: (call) => publishDuePosts(call) },
  { name: 'rang', run: (call) => ringDueAlarms(call) },
  { name: 'followedUp', run: (call) => ringFollowUps(call) },
  { name: 'summaries', run: (call) => sendDailySummaries(call) },
]

const pollMs = 3_000

/** Looks every few seconds what is due, one job after the other, until closed. */
export function openSchedule(
  jobs: readonly Job[],
  { callAsSystem, log }: { callAsSystem: () => Call; log: Log },
) {
  let running = Promise.resolve()
  let isLooking = false
  const look = async () => {
    isLooking = true
    for (const { name, run } of jobs)
      try {
        const did = await run(callAsSystem())
        if (did.length > 0) log.info({ [name]: did }, 'what was due is done')
      } catch (error) {
        log.error({ err: error, job: name }, 'a job that was due failed')
      }
    isLooking = false
  }
  const timer = setInterval(() => {
    // A look that takes long is not followed by a queue of others.
    if (!isLooking) running = look()
  }, pollMs)
  timer.unref()
  return {
    async close() {
      clearInterval(timer)
      await running
    },
  }
}
