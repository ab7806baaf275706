import { z } from 'zod'
import type { Run } from '#server/data-service/in-process.ts'
import { ReadVersion, ReadVersionBefore } from './documents.ts'

const text = z.string().nullable().default(null)

/** A version as it is kept: fields that came later are missing from old ones. */
const snapshot = z.object({
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  content: z.string(),
  author: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  image: text,
  imageAlt: text,
  isPublished: z.boolean(),
  publishAt: text,
  metaTitle: text,
  metaDescription: text,
})

export type Snapshot = z.output<typeof snapshot>

export type Version = { id: string; at: string; who: string | null; changed: string[]; snapshot: Snapshot }

/** One version of this post; undefined when there is none, or when it could not be read. */
export async function readVersion(
  run: Run,
  { id, blogId }: { id: string; blogId: string },
): Promise<Version | undefined> {
  const found = await run(ReadVersion, { id })
  const version = found.ok ? found.data.getBlogRevision : null
  if (version?.blogId !== blogId) return undefined
  const changed = version.changed.filter((name) => name !== null)
  return { ...version, changed, snapshot: snapshot.parse(JSON.parse(version.snapshot)) }
}

/** What the post was before this version; undefined for the first one. */
export async function readVersionBefore(
  run: Run,
  { at, blogId }: { at: string; blogId: string },
): Promise<Snapshot | undefined> {
  const found = await run(ReadVersionBefore, { blogId, at })
  const before = found.ok ? found.data.listBlogRevisions?.items[0] : undefined
  return before ? snapshot.parse(JSON.parse(before.snapshot)) : undefined
}
