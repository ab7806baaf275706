import { and, eq, isNotNull } from 'drizzle-orm'
import { z } from 'zod'
import { type ServiceSlug, serviceSlugs } from '#content/services.ts'
import type { Call } from '#server/data-service/call.ts'
import { required } from '#server/data-service/field-types.ts'
import { because, line, optionalLine } from '#server/data-service/input.ts'
import { defineModel, fieldOn, openFields } from '#server/data-service/model.ts'
import type { Queryable, Transaction } from '#server/database/database.ts'
import { done, type Result, refuse, refuseField } from '#server/result.ts'
import { mayIn } from '#server/rights.ts'
import { type ShownPhoto, type Upload, uploads } from '#server/schema/files.ts'
import { requests } from '#server/schema/requests.ts'
import { type StoredWorkPhotos, workPhotos } from '#server/schema/work-photos.ts'
import { longestAlternative } from './image.ts'

const service = z.enum(serviceSlugs as readonly [ServiceSlug, ...ServiceSlug[]], because('serviceUnknown'))

const createInput = z.object({
  requestId: z.uuid(),
  beforePath: z.string().max(300),
  afterPath: z.string().max(300),
  beforeAlt: line('imageAltMissing', longestAlternative),
  afterAlt: line('imageAltMissing', longestAlternative),
  service,
  city: optionalLine(100),
  isOnHome: z.boolean().optional(),
  isShown: z.boolean().optional(),
})

const updateInput = createInput.omit({ requestId: true, beforePath: true, afterPath: true }).partial()

type Draft = z.output<typeof createInput>

/**
 * Photos of before and after the work on the site, which the customer has allowed. Of the request nobody outside learns more
 * than service and city; once they are taken off, or the customer withdraws, the row is gone and with it their addresses.
 */
export const workPhotoPair = defineModel<StoredWorkPhotos, Draft, z.output<typeof updateInput>>({
  name: 'WorkPhotoPair',
  plural: 'WorkPhotoPairs',
  table: workPhotos,
  fields: {
    requestId: { private: true },
    beforePath: { private: true },
    afterPath: { private: true },
    ...openFields('beforeAlt', 'afterAlt', 'service', 'city', 'isOnHome', 'isShown', 'updatedAt'),
    createdAt: { sortable: true },
  },
  extraFields: {
    beforeUrl: fieldOn<StoredWorkPhotos>({
      ...required.text,
      resolve: ({ id }) => workPhotoPath(id, 'before'),
    }),
    afterUrl: fieldOn<StoredWorkPhotos>({
      ...required.text,
      resolve: ({ id }) => workPhotoPath(id, 'after'),
    }),
  },
  area: 'content',
  visitors: { read: { isShown: { eq: true } } },
  createInput,
  updateInput,
  sort: { field: 'createdAt', direction: 'DESC' },
  rules: {
    async onCreate(draft, { tx, call }) {
      const allowed = await areAllowed(draft, { tx, call })
      if (!allowed.ok) return allowed
      const known = await findPair(tx, draft)
      if (!known) return done({ insert: draft })
      return isSame(known, draft) ? done({ existing: known }) : pairKnown
    },
    onUpdate: (changes) => done(changes),
  },
})

const workPhotoPath = (id: string, which: ShownPhoto) => `/images/work/${id}-${which}.webp`

const pairKnown = refuse({ code: 'CONFLICT', reason: 'photosOnSite' })

/** Once: both photos are locked, so of two presses the second finds what the first stored. */
async function findPair(tx: Transaction, { beforePath, afterPath }: Draft) {
  const [known] = await tx
    .select()
    .from(workPhotos)
    .where(and(eq(workPhotos.beforePath, beforePath), eq(workPhotos.afterPath, afterPath)))
  return known
}

const isSame = (known: StoredWorkPhotos, draft: Draft): boolean =>
  known.beforeAlt === draft.beforeAlt &&
  known.afterAlt === draft.afterAlt &&
  known.service === draft.service &&
  known.city === (draft.city ?? null) &&
  known.isOnHome === (draft.isOnHome ?? false) &&
  known.isShown === (draft.isShown ?? true)

/** Without the right to read requests one cannot know what the photos show, nor whose they are. */
async function areAllowed(
  { requestId, beforePath, afterPath }: Draft,
  { tx, call: { actor } }: { tx: Transaction; call: Call },
): Promise<Result<null>> {
  if (actor.kind === 'staff' && !mayIn(actor, 'leads', 'read'))
    return refuse({ code: 'FORBIDDEN', reason: 'notAuthorized', facts: { task: 'readQuotes' } })
  const [request] = await tx
    .select({ id: requests.id })
    .from(requests)
    .where(eq(requests.id, requestId))
    .for('key share')
  if (!request) return refuseField('requestId', { reason: 'requestGone' })
  for (const [field, path, as] of [
    ['beforePath', beforePath, 'before'],
    ['afterPath', afterPath, 'after'],
  ] as const) {
    const [photo] = await tx
      .select({ allowedAt: uploads.siteAllowedAt })
      .from(uploads)
      .where(
        and(
          ...[eq(uploads.key, path), eq(uploads.claimedBy, requestId), eq(uploads.shownAs, as)],
          isNotNull(uploads.siteAllowedAt),
        ),
      )
      // A customer who withdraws in this moment waits, and then takes it off again.
      .for('update')
    if (!photo) return refuseField(field, { reason: 'photoNotForSite' })
  }
  return done(null)
}

/** Asked for each picture: what is taken back is gone at once. */
export async function findPhotoOnSite(
  db: Queryable,
  id: string,
  as: ShownPhoto,
): Promise<Upload | undefined> {
  const path = as === 'before' ? workPhotos.beforePath : workPhotos.afterPath
  const [found] = await db
    .select({ upload: uploads })
    .from(workPhotos)
    .innerJoin(uploads, eq(uploads.key, path))
    .where(and(eq(workPhotos.id, id), eq(workPhotos.isShown, true), isNotNull(uploads.siteAllowedAt)))
  return found?.upload
}
