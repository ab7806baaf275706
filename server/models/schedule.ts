import { and, asc, eq, lte } from 'drizzle-orm'
import type { Call } from '#server/data-service/call.ts'
import { update } from '#server/data-service/operations.ts'
import type { Log } from '#server/log.ts'
import { post } from '#server/models/content/post.ts'
import { sendInvoiceReminders } from '#server/models/invoicing/invoice-reminders.ts'
import { sendDueAlarms } from '#server/models/leads/alarms/due-alarms.ts'
import { sendFollowUpAlarms } from '#server/models/leads/alarms/lead-alarms.ts'
import { sendUnansweredAlarms } from '#server/models/leads/alarms/unanswered.ts'
import { sendReminders } from '#server/models/leads/mails/appointment-mails.ts'
import { sendDailySummaries } from '#server/models/leads/mails/daily-summary.ts'
import { checkDueAddress } from '#server/models/settings/site-address.ts'
import { posts } from '#server/schema/content.ts'
import { reportHeldLeads } from './leads/submission/held-leads.ts'

/** Any number of instances may run it at the same time. Gives what it did, for the log. */
export type DueJob = { name: string; run: (call: Call) => Promise<readonly string[]> }

export const dueJobs: readonly DueJob[] = [
  { name: 'posts', run: (call) => publishDuePosts(call) },
  { name: 'alarms', run: (call) => sendDueAlarms(call) },
  { name: 'followUps', run: (call) => sendFollowUpAlarms(call) },
  { name: 'reminders', run: (call) => sendReminders(call) },
  { name: 'invoices', run: (call) => sendInvoiceReminders(call) },
  { name: 'unanswered', run: (call) => sendUnansweredAlarms(call) },
  { name: 'heldLeads', run: (call) => reportHeldLeads(call) },
  { name: 'summaries', run: (call) => sendDailySummaries(call) },
  { name: 'address', run: (call) => checkDueAddress(call) },
]

const pollMs = 3_000

export function openSchedule(
  jobs: readonly DueJob[],
  { callAsSystem, log }: { callAsSystem: () => Call; log: Log },
) {
  let running = Promise.resolve()
  let isRunning = false
  const runJobs = async () => {
    isRunning = true
    for (const { name, run } of jobs)
      try {
        const did = await run(callAsSystem())
        if (did.length > 0) log.info({ [name]: did }, 'what was due is done')
      } catch (error) {
        log.error({ err: error, job: name }, 'a job that was due failed')
      }
    isRunning = false
  }
  const timer = setInterval(() => {
    // Runs do not overlap, and none is queued behind a long one.
    if (!isRunning) running = runJobs()
  }, pollMs)
  timer.unref()
  return {
    async close() {
      clearInterval(timer)
      await running
    },
  }
}

/**
 * An ordinary save by the system. Checked again under the row's lock: only one instance publishes, and a post
 * that was just unscheduled stays a draft.
 */
export async function publishDuePosts(call: Call, now = new Date()): Promise<string[]> {
  const due = await call.db
    .select({ id: posts.id })
    .from(posts)
    .where(and(lte(posts.publishAt, now), eq(posts.isPublished, false)))
    .orderBy(asc(posts.publishAt))
    .limit(50)
  const published: string[] = []
  for (const { id } of due) {
    const onlyIf = { isPublished: { eq: false }, publishAt: { le: now } }
    if ((await update(post, { id, isPublished: true }, call, onlyIf)).ok) published.push(id)
  }
  return published
}
