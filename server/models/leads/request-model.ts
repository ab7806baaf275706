import { eq } from 'drizzle-orm'
import { GraphQLObjectType, GraphQLString } from 'graphql'
import { ended } from '#content/fill-in.ts'
import { wordsFor } from '#content/texts.ts'
import { isBookable } from '#content/time/free-windows.ts'
import type { Call } from '#server/data-service/call.ts'
import { DateTime, enumOf } from '#server/data-service/column-types.ts'
import { required } from '#server/data-service/field-types.ts'
import type { Filter } from '#server/data-service/filter.ts'
import { fieldOn, type Model, type ModelRules } from '#server/data-service/model.ts'
import { isOwnSubmission } from '#server/data-service/operations.ts'
import { appointmentField } from '#server/models/leads/calendar/calendar.ts'
import { pendingMailsField, stepMailsField } from '#server/models/leads/mails/customer-mails.ts'
import { reviewRequestFields } from '#server/models/leads/mails/review-invitation.ts'
import { done } from '#server/result.ts'
import { estimates } from '#server/schema/estimates.ts'
import { invoices } from '#server/schema/invoices.ts'
import { leadNotes } from '#server/schema/lead-notes.ts'
import { deliveries } from '#server/schema/notifications.ts'
import { presses } from '#server/schema/presses.ts'
import {
  leadEvents,
  type RequestKind,
  requestSearch,
  requestStatus,
  requests,
  type SentRequestKind,
  type StoredRequest,
} from '#server/schema/requests.ts'
import { reviews } from '#server/schema/reviews.ts'
import { workPhotos } from '#server/schema/work-photos.ts'
import { workSpans } from '#server/schema/work-spans.ts'
import { customerPathOf, customerTextsField } from './customer-texts.ts'
import { deliveriesField, type ExtraFields, leadExtraFields, resumeAfterRestore } from './lead.ts'
import { leadEventsField } from './lead-events.ts'
import { filesField, forgetRequest } from './lead-files.ts'
import { callDueBy, callsFrom, isMuted, opensAtOf, promiseTo } from './lead-promise.ts'
import { nextStepField } from './next-step.ts'
import { threadField } from './notes/note-thread.ts'
import { assigneeField } from './people.ts'
import { takeOffSite } from './photos-on-site.ts'
import { ownLeads } from './progress/progress-fields.ts'
import { requestWorkField } from './work/request-work.ts'

/** `quarantined` ones are counted in one of the others too. */
export const leadStates = ['new', 'contacted', 'completed', 'quarantined'] as const

export const talliedLeads: Record<(typeof leadStates)[number], Filter> = {
  new: { status: { eq: 'new' } },
  contacted: { status: { eq: 'contacted' } },
  completed: { status: { eq: 'completed' } },
  quarantined: { quarantineReasons: { ne: [] } },
}

export const statusType = (kind: RequestKind) => enumOf(`${kind}Status`, requestStatus.enumValues)

export function requestModel(
  kind: RequestKind,
): Pick<
  Model,
  | 'name'
  | 'plural'
  | 'table'
  | 'scope'
  | 'alsoReads'
  | 'isPersonal'
  | 'trash'
  | 'area'
  | 'own'
  | 'sort'
  | 'tallied'
  | 'search'
> {
  return {
    name: kind,
    plural: `${kind}s`,
    table: requests,
    scope: { kind },
    alsoReads: ['name'],
    isPersonal: true,
    trash: {
      with: [
        leadEvents.requestId,
        estimates.requestId,
        leadNotes.requestId,
        presses.requestId,
        workSpans.requestId,
        deliveries.subjectId,
      ],
      unlinks: [reviews.requestId, invoices.requestId],
    },
    area: 'leads',
    own: ownLeads,
    sort: { field: 'submittedAt', direction: 'DESC' },
    tallied: talliedLeads,
    search: requestSearch,
  }
}

export const requestRules = (kind: RequestKind): Omit<ModelRules, 'onCreate' | 'onUpdate'> => ({
  onRestore: silencePastAlarm,
  afterRestore: resumeAfterRestore,
  async onDelete({ id }, { tx }) {
    await takeOffSite(tx, eq(workPhotos.requestId, id))
    return done(null)
  },
  afterDelete: forgetRequest(kind),
  afterCommit: (call) => call.services.notifications.wake(),
})

/** A restored request does not ring for alarms that passed while it was in the trash. */
const silencePastAlarm: NonNullable<ModelRules['onRestore']> = async (row, { now }) => {
  const { next_alarm_at: alarm } = row
  return typeof alarm === 'string' && new Date(alarm) <= now ? { next_alarm_at: null } : {}
}

const noticeType = new GraphQLObjectType({
  name: 'SubmissionNotice',
  description: 'What a form says once it is sent',
  fields: {
    thanks: required.text,
    promise: { ...required.text, description: 'When we call' },
    picksTime: { ...required.flag, description: 'Whether its customer may pick a time on the receipt' },
  },
})

/**
 * One time for the form, the receipt and the mail: the stored promise. None for muted requests, where the business
 * promises none, and once the time is over.
 */
function noticeOf(request: StoredRequest, { language, services, now = () => new Date() }: Call) {
  const { speechOf, promise } = language.words
  const profile = services.profile()
  const words = wordsFor(promise.noticeWords, speechOf(profile))
  const { kind, isEmergency, contactBy } = request
  const unpromised = contactBy ? ended(promise.answerInWords(contactBy)) : words.unpromised
  const at = now()
  const isOver = !request.promisedBy || request.promisedBy <= at
  if (isOver || isMuted(request)) return { thanks: words.noted, promise: words.toBeSure }
  const promisedBy = promiseTo(request, profile)
  const inWords = isEmergency ? promise.callByInWords : promise.promiseInWords
  const told = promisedBy ? ended(inWords(promisedBy, at, profile.timeZone, contactBy)) : unpromised
  const opensAt = opensAtOf(request, profile)
  if (opensAt) {
    const opens = promisedBy ? '' : `${ended(promise.opensInWords(opensAt, at, profile.timeZone))} `
    return { thanks: isEmergency ? words.closedEmergency : words.closed, promise: `${opens}${told}` }
  }
  if (isEmergency) return { thanks: words.emergency, promise: told }
  const isAtOnce = callsFrom(request, profile, request.submittedAt) <= request.submittedAt
  return {
    thanks: (promisedBy && isAtOnce && kind !== 'Call' && words.thanks[kind]) || words.thanked,
    promise: told,
  }
}

export const requestFields: ExtraFields = {
  deliveries: deliveriesField,
  assignee: assigneeField,
  appointment: appointmentField,
  callDueBy: {
    private: true,
    ...fieldOn<StoredRequest>({
      type: DateTime,
      description:
        'By when somebody is to call; null once somebody did, or set off, or where nothing was promised: of what staff wrote down, or a suspicious one',
      resolve: (request) => (isMuted(request) ? null : callDueBy(request)),
    }),
  },
  events: leadEventsField,
  thread: threadField,
  work: requestWorkField,
  customerTexts: customerTextsField,
  nextStep: nextStepField,
  customerPath: {
    private: true,
    ...fieldOn<StoredRequest>({
      type: GraphQLString,
      description:
        'Path of the page on which the customer follows, corrects and cancels it; null for whoever may only read',
      resolve: (request, _args, call) => customerPathOf(request, call),
    }),
  },
  ...reviewRequestFields,
  stepMails: stepMailsField,
  pendingMails: pendingMailsField,
  files: filesField,
}

export const sentRequestFields = (kind: SentRequestKind): ExtraFields => ({
  ...leadExtraFields(kind),
  ...requestFields,
  notice: fieldOn<StoredRequest>({
    type: noticeType,
    description: 'What to tell whoever sent this, in the answer to them; else null',
    resolve: (request, _args, call) =>
      isOwnSubmission(request)
        ? {
            ...noticeOf(request, call),
            picksTime: isBookable(request.service, call.services.profile()),
          }
        : null,
  }),
})
