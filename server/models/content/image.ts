import { eq, like, or } from 'drizzle-orm'
import { z } from 'zod'
import type { Call } from '#server/data-service/call.ts'
import { because, optionalLine } from '#server/data-service/input.ts'
import { type CreateContext, defineModel, openFields } from '#server/data-service/model.ts'
import type { Transaction } from '#server/database/database.ts'
import { readProfile } from '#server/models/settings/business-profile.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { images, postDrafts, posts } from '#server/schema/content.ts'
import { pageDrafts, pages } from '#server/schema/pages.ts'

/** A sentence or two; screen readers cannot skim it. */
export const longestAlternative = 300

const createImageInput = z.object({
  alt: optionalLine(longestAlternative).transform((text) => text ?? ''),
  width: z.int().positive(),
  height: z.int().positive(),
  type: z.string(),
  digest: z.string(),
})

const updateImageInput = z.object({
  alt: z
    .string(because('imageAltMissing'))
    .transform((text) => text.trim())
    .pipe(z.string().max(longestAlternative))
    .optional(),
})

type ImageDraft = z.output<typeof createImageInput>
type ImageChanges = z.output<typeof updateImageInput>

type StoredImage = typeof images.$inferSelect

/** Files are public, the list of them is not. Only the upload creates images, once the pixels are stored. */
export const image = defineModel<StoredImage, ImageDraft, ImageChanges>({
  name: 'Image',
  plural: 'Images',
  table: images,
  trash: { with: [] },
  fields: {
    ...openFields('alt', 'width', 'height', 'type', 'digest'),
    createdAt: { sortable: true },
    updatedAt: {},
  },
  area: 'content',
  neverByCall: ['create'],
  createInput: createImageInput,
  updateInput: updateImageInput,
  sort: { field: 'createdAt', direction: 'DESC' },
  rules: { onCreate, onUpdate: (changes) => done(changes), onDelete, afterDelete },
})

async function onCreate(
  draft: ImageDraft,
  { tx }: CreateContext,
): Promise<Result<{ insert: object } | { existing: StoredImage }>> {
  const [existing] = await tx.select().from(images).where(eq(images.digest, draft.digest))
  return done(existing ? { existing } : { insert: draft })
}

async function onDelete({ id }: StoredImage, { tx }: { tx: Transaction }): Promise<Result<null>> {
  return (await isUsed(tx, id)) ? refuse({ code: 'CONFLICT', reason: 'imageUsed' }) : done(null)
}

async function isUsed(tx: Transaction, id: string): Promise<boolean> {
  const named = `%${id}%`
  const { photos, people } = await readProfile(tx)
  if (
    [...photos.map(({ image }) => image), ...people.map(({ photo }) => photo)].some((path) =>
      path?.includes(id),
    )
  )
    return true
  return (
    (await tx.$count(posts, or(like(posts.image, named), like(posts.content, named)))) > 0 ||
    (await tx.$count(postDrafts, like(postDrafts.form, named))) > 0 ||
    (await tx.$count(pages, like(pages.content, named))) > 0 ||
    (await tx.$count(pageDrafts, like(pageDrafts.form, named))) > 0
  )
}

/** By then a post may show it again: an earlier revision was put back, or a post restored. */
async function afterDelete({ id }: { id: string }, { tx, call }: { tx: Transaction; call: Call }) {
  if (await isUsed(tx, id)) return undefined
  return () => call.services.images.remove(id, call.actor)
}
