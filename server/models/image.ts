import { eq, like, or } from 'drizzle-orm'
import { imageErrors } from '#content/en/refusals.ts'
import type { Call } from '#server/data-service/call.ts'
import { type CreateMoment, defineModel } from '#server/data-service/model.ts'
import { administrators } from '#server/data-service/permission.ts'
import type { Transaction } from '#server/database/database.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { blogDrafts, blogs, images } from '#server/schema/content.ts'
import { createImageInput, type ImageChanges, type ImageDraft, updateImageInput } from './image-input.ts'

type StoredImage = typeof images.$inferSelect

/** The pictures of posts. Their files are public, the list of them is not; only the upload makes them, once it has the pixels. */
export const image = defineModel<StoredImage, ImageDraft, ImageChanges>({
  name: 'Image',
  plural: 'Images',
  table: images,
  fields: {
    alt: {},
    width: {},
    height: {},
    type: {},
    digest: {},
    createdAt: { sortable: true },
    updatedAt: {},
  },
  access: { read: administrators, create: () => false, update: administrators, delete: administrators },
  createInput: createImageInput,
  updateInput: updateImageInput,
  sort: { field: 'createdAt', direction: 'DESC' },
  rules: { onCreate, onUpdate: (changes) => done(changes), onDelete, afterDelete },
})

/** The same picture, cut the same way, is stored once. */
async function onCreate(
  draft: ImageDraft,
  { tx }: CreateMoment,
): Promise<Result<{ insert: object } | { existing: StoredImage }>> {
  const [existing] = await tx.select().from(images).where(eq(images.digest, draft.digest))
  return done(existing ? { existing } : { insert: draft })
}

/** What a post shows, or what somebody is writing and has not saved, is never deleted. */
async function onDelete({ id }: StoredImage, { tx }: { tx: Transaction }): Promise<Result<null>> {
  const named = `%${id}%`
  const isUsed =
    (await tx.$count(blogs, or(like(blogs.image, named), like(blogs.content, named)))) > 0 ||
    (await tx.$count(blogDrafts, like(blogDrafts.form, named))) > 0
  return isUsed ? refuse({ code: 'CONFLICT', message: imageErrors.used }) : done(null)
}

async function afterDelete({ id }: StoredImage, { call }: { call: Call }) {
  return () => call.services.images.remove(id, call.actor)
}
