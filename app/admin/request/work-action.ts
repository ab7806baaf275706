import { whyNoTime } from '#app/admin/form/typed-time.ts'
import { byId, refusedAt, type SubmissionHandler } from '#app/admin/submission/submission.ts'
import { textIn } from '#app/admin/submission/submitted.ts'
import { readTimeZone } from '#app/admin/time-zone.ts'
import { graphql } from '#app/graphql.ts'
import { localTimeText, momentOfLocalTime } from '#content/time/clocks.ts'

const StartWork = graphql(`
  mutation AdminStartWork($id: ID!) {
    isSaved: startWork(requestId: $id)
  }
`)

const PauseWork = graphql(`
  mutation AdminPauseWork($id: ID!) {
    isSaved: pauseWork(requestId: $id)
  }
`)

const CreateSpan = graphql(`
  mutation AdminCreateWorkSpan($input: CreateWorkSpanInput!) {
    createWorkSpan(input: $input) {
      id
    }
  }
`)

const UpdateSpan = graphql(`
  mutation AdminUpdateWorkSpan($input: UpdateWorkSpanInput!) {
    updateWorkSpan(input: $input) {
      id
    }
  }
`)

const DeleteSpan = graphql(`
  mutation AdminDeleteWorkSpan($id: ID!) {
    deleteWorkSpan(input: { id: $id }) {
      id
    }
  }
`)

/** `hours` of a request's id adds a span; of another id it corrects that one. */
export const workHandlers: Record<'work' | 'hours' | 'hours-remove', SubmissionHandler> = {
  work: (form, run) => run(form.get('act') === 'pause' ? PauseWork : StartWork, { id: textIn(form, 'id') }),
  async hours(form, run) {
    const timeZone = await readTimeZone(run)
    const [startedAt, endedAt] = [momentIn(form, 'start', timeZone), momentIn(form, 'end', timeZone)]
    if (!startedAt) return refusedAt('start', whyNoTime(textIn(form, 'start')))
    if (endedAt === undefined) return refusedAt('end', whyNoTime(textIn(form, 'end')))
    const [id, requestId] = [textIn(form, 'id'), textIn(form, 'requestId')]
    const input = { personId: textIn(form, 'personId'), startedAt, ...(endedAt && { endedAt }) }
    if (id === requestId) return run(CreateSpan, { input: { requestId, ...input } })
    return run(UpdateSpan, { input: { id, ...input } })
  },
  'hours-remove': byId(DeleteSpan),
}

const fields = { start: ['startedAt', 'startedBefore'], end: ['endedAt', 'endedBefore'] } as const

/**
 * What was typed has no seconds: left as it was, it stays what it is. An undo sends the moment itself. Null for a running one,
 * undefined for what no clock shows.
 */
function momentIn(form: FormData, name: keyof typeof fields, timeZone: string): string | null | undefined {
  const [exact, before] = fields[name].map((field) => textIn(form, field))
  if (exact) return exact
  const typed = textIn(form, name)
  if (!typed && name === 'end' && !before && textIn(form, 'startedBefore')) return null
  if (before && localTimeText(new Date(before), timeZone) === typed) return before
  return momentOfLocalTime(typed, timeZone)?.toISOString()
}
