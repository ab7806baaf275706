import { and, eq, inArray, isNotNull, notExists, or, type SQL } from 'drizzle-orm'
import { GraphQLEnumType, GraphQLList, GraphQLNonNull, GraphQLObjectType } from 'graphql'
import { isSpoken, languages } from '#content/languages.ts'
import type { Photo } from '#content/profile/business-profile.ts'
import type { ClaimName } from '#content/profile/claims.ts'
import { recordAudit } from '#server/audit/audit.ts'
import type { Call } from '#server/data-service/call.ts'
import { enumOf } from '#server/data-service/column-types.ts'
import { defineCall, type ExtraCalls, type StaffOrSystem, staffOf } from '#server/data-service/extra-calls.ts'
import { required } from '#server/data-service/field-types.ts'
import { done } from '#server/result.ts'
import { firstPosts, postRevisions, posts } from '#server/schema/content.ts'
import { pushSubscriptions } from '#server/schema/notifications.ts'
import { auditEntries } from '#server/schema/operations.ts'
import { isSiteOpened, readVersionedProfile, unsavedVersion } from './business-profile.ts'
import { confirmClaims, readOpenClaims } from './claims.ts'
import { readMail } from './mail-proving.ts'
import { isOpenToSearch, isOwnBusiness } from './search-engines.ts'
import { readAddress } from './site-address.ts'

const steps = [
  'business',
  'phones',
  'hours',
  'address',
  'mail',
  'device',
  'photos',
  'articles',
  'backup',
  'search',
] as const

type Step = (typeof steps)[number]

/** Steps of which only a person knows: the phone rang here, the hours are right. */
const markable = ['phones', 'hours', 'device'] as const satisfies readonly Step[]

const claimsOfStep = {
  phones: ['dispatch', 'office'],
  hours: ['officeHours', 'fieldHours', 'closedDays', 'holidays'],
} as const satisfies Partial<Record<Step, readonly ClaimName[]>>

const marked = { action: 'check', subject: 'SetupStep' }

async function readSteps(
  call: Call<StaffOrSystem>,
): Promise<{ step: Step; isDone: boolean; left: number }[]> {
  const { db, services } = call
  const { version, ...profile } = await readVersionedProfile(db)
  const saved = version === unsavedVersion ? undefined : profile
  const { state, problem } = await readMail(call)
  const { claims } = await readOpenClaims(db)
  const ofStep = (names: readonly ClaimName[]) => claims.filter((name) => names.includes(name)).length
  const [phones, hours] = [ofStep(claimsOfStep.phones), ofStep(claimsOfStep.hours)]
  const articles = await countForeignPosts(call)
  const business = claims.length - phones - hours
  const left: Partial<Record<Step, number>> = { business, phones, hours, articles }
  const isDone: Record<Step, boolean | Promise<boolean>> = {
    business: isOwnBusiness(saved) && business === 0,
    phones: isOwnBusiness(saved) && phones === 0,
    hours: saved !== undefined && hours === 0,
    address: (await readAddress(call)).state === 'proven',
    mail: state === 'proven' && !problem,
    device: isOnADevice(call),
    photos: hasFaceAndVan(saved?.photos ?? []),
    articles: articles === 0,
    backup: services.site.areBackupsSafe(),
    search: isOpenToSearch(saved, { ...services.site, isOpened: await isSiteOpened(db) }),
  }
  return Promise.all(steps.map(async (step) => ({ step, isDone: await isDone[step], left: left[step] ?? 0 })))
}

/** Who comes, and in what: one photo of each. */
function hasFaceAndVan(photos: readonly Photo[]): boolean {
  const isVan = ({ subject }: Photo) => subject === 'van'
  return photos.some(isVan) && photos.some((photo) => !isVan(photo))
}

/** Built-in posts, in a language that the business speaks, that are drafts, or that it has never saved as its own. */
function countForeignPosts({ db, services }: Call): Promise<number> {
  const profile = services.profile()
  const spoken = languages.filter((language) => isSpoken(language, profile)).map(({ code }) => code)
  const builtIn = db.select({ slug: firstPosts.slug }).from(firstPosts)
  const saved = db.select().from(postRevisions).where(eq(postRevisions.blogId, posts.id))
  const isForeign = or(eq(posts.isPublished, false), notExists(saved))
  return db.$count(posts, and(inArray(posts.slug, builtIn), inArray(posts.language, spoken), isForeign))
}

async function isOnADevice(call: Call<StaffOrSystem>): Promise<boolean> {
  const { db, actor } = call
  const isTheirs = actor.kind === 'staff' ? eq(pushSubscriptions.userId, actor.userId) : undefined
  const [device] = await db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(and(isTheirs, isNotNull(pushSubscriptions.lastSuccessAt)))
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
                  business: {
                    description: 'Everything that the site claims is confirmed, and nothing is an example',
                  },
                  phones: { description: 'Somebody called the numbers, and they rang' },
                  mail: { description: 'Mail is proven and does not fail' },
                  device: { description: 'A notification has reached a device of the one who asks' },
                  hours: { description: 'The hours are entered or confirmed' },
                  address: { description: 'The address that people type leads here' },
                  photos: { description: 'One photo of a person and one of the van' },
                  articles: {
                    description: 'Each built-in post is published as the business’s own, or deleted',
                  },
                  backup: {
                    description:
                      'Backups are encrypted and copied to a second place, and the newest there was opened within two days',
                  },
                  search: { description: 'The owner opened the site to search engines' },
                },
              }),
            ),
          },
          isDone: required.flag,
          left: {
            ...required.int,
            description: 'Claims that nobody has confirmed, or built-in posts that are drafts',
          },
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
        if (step === 'phones' || step === 'hours') {
          const confirmed = await confirmClaims(claimsOfStep[step], call)
          return confirmed.ok ? done(await readSteps(call)) : confirmed
        }
        if (!(await isMarked(step, call)))
          await recordAudit(call.db, call.actor, { ...marked, subjectId: step, label: step })
        return done(await readSteps(call))
      },
    }),
  },
}
