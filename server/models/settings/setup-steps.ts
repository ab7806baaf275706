import { isDeepStrictEqual } from 'node:util'
import { and, eq, type SQL } from 'drizzle-orm'
import { GraphQLBoolean, GraphQLEnumType, GraphQLList, GraphQLNonNull, GraphQLObjectType } from 'graphql'
import { type BusinessProfile, defaultProfile } from '#content/business-profile.ts'
import { recordAudit } from '#server/audit/audit.ts'
import type { Call } from '#server/data-service/call.ts'
import { enumOf } from '#server/data-service/column-types.ts'
import { defineCall, type ExtraCalls, type StaffOrSystem, staffOf } from '#server/data-service/extra-calls.ts'
import { done } from '#server/result.ts'
import { pushSubscriptions } from '#server/schema/notifications.ts'
import { auditEntries } from '#server/schema/operations.ts'
import { readVersionedProfile, unsavedVersion } from './business-profile.ts'
import { readMail } from './mail-proving.ts'
import { isOpenToSearch } from './search-engines.ts'

const steps = ['business', 'mail', 'device', 'hours', 'backup', 'search'] as const

type Step = (typeof steps)[number]

/** Steps that a person may check off: the hours are right as they are. */
const markable = ['device', 'hours'] as const satisfies readonly Step[]

const marked = { action: 'check', subject: 'SetupStep' }

async function readSteps(call: Call<StaffOrSystem>): Promise<{ step: Step; isDone: boolean }[]> {
  const { db, services } = call
  const { version, ...profile } = await readVersionedProfile(db)
  const saved = version === unsavedVersion ? undefined : profile
  const { state, problem } = await readMail(call)
  const isDone: Record<Step, boolean | Promise<boolean>> = {
    business: isOpenToSearch(saved, { isDemonstration: false }),
    mail: state === 'proven' && !problem,
    device: isOnADevice(call),
    hours: (saved !== undefined && hasOwnHours(saved)) || isMarked('hours', call),
    backup: services.site.areBackupsSafe(),
    search: isOpenToSearch(saved, services.site),
  }
  return Promise.all(steps.map(async (step) => ({ step, isDone: await isDone[step] })))
}

const hasOwnHours = ({ fieldHours, officeHours }: BusinessProfile) =>
  !isDeepStrictEqual([fieldHours, officeHours], [defaultProfile.fieldHours, defaultProfile.officeHours])

async function isOnADevice(call: Call<StaffOrSystem>): Promise<boolean> {
  const { db, actor } = call
  const isTheirs = actor.kind === 'staff' ? eq(pushSubscriptions.userId, actor.userId) : undefined
  const [device] = await db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(isTheirs)
    .limit(1)
  return device !== undefined || isMarked('device', call)
}

function isMarked(step: Step, call: Call<StaffOrSystem>): Promise<boolean> {
  const { actor } = call
  return isLogged(
    call,
    and(
      eq(auditEntries.subject, marked.subject),
      eq(auditEntries.subjectId, step),
      step === 'device' && actor.kind === 'staff' ? eq(auditEntries.actorId, actor.userId) : undefined,
    ),
  )
}

async function isLogged({ db }: Call, condition: SQL | undefined): Promise<boolean> {
  const [entry] = await db.select({ id: auditEntries.id }).from(auditEntries).where(condition).limit(1)
  return entry !== undefined
}

const stepsType = new GraphQLNonNull(
  new GraphQLList(
    new GraphQLNonNull(
      new GraphQLObjectType({
        name: 'SetupStep',
        fields: {
          step: {
            type: new GraphQLNonNull(
              new GraphQLEnumType({
                name: 'SetupStepName',
                values: {
                  business: { description: 'Phone numbers, email and license are the owner’s own' },
                  mail: { description: 'Mail is proven and does not fail' },
                  device: { description: 'Whoever asks has notifications on a device' },
                  hours: { description: 'The hours are entered or confirmed' },
                  backup: {
                    description:
                      'Backups are encrypted and copied to a second place, and the newest there was opened within two days',
                  },
                  search: { description: 'Search engines may show the site' },
                },
              }),
            ),
          },
          isDone: { type: new GraphQLNonNull(GraphQLBoolean) },
        },
      }),
    ),
  ),
)

export const setupStepCalls: ExtraCalls = {
  queries: {
    setupSteps: defineCall({
      may: staffOf('settings', 'readSetup'),
      type: stepsType,
      resolve: async (_args, call) => done(await readSteps(call)),
    }),
  },
  mutations: {
    markSetupStep: defineCall({
      may: staffOf('settings', 'changeSetup'),
      type: stepsType,
      description: 'Says of a step that nothing is left to do',
      args: {
        step: {
          type: new GraphQLNonNull(enumOf('MarkableSetupStep', markable)),
        },
      },
      resolve: async ({ step }: { step: (typeof markable)[number] }, call) => {
        if (!(await isMarked(step, call)))
          await recordAudit(call.db, call.actor, { ...marked, subjectId: step, label: step })
        return done(await readSteps(call))
      },
    }),
  },
}
