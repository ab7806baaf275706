import { z } from 'zod'
import { slugOf } from '#content/blog-rules.ts'
import { quoteErrors } from '#content/en/form-errors.ts'
import { blogErrors } from '#content/en/refusals.ts'
import { line, longest, optionalLine, requiredParagraph } from '#server/data-service/text-input.ts'
import { longestAlternative } from './image-input.ts'

const longestContent = 100_000
const longestTag = 60
const mostTags = 30
const tag = z
  .string()
  .transform((text) => text.trim())
  .pipe(z.string().max(longestTag, quoteErrors.tooLong(longestTag)))

/** Tags as specification section 5 adds them: not empty after trimming, each once. */
const tags = z
  .array(tag)
  .max(mostTags, blogErrors.tooManyTags(mostTags))
  .nullish()
  .transform((list) => [...new Set((list ?? []).filter((text) => text !== ''))])

/** An address of ours or of the web; nothing that runs. */
const image = optionalLine(2_000).pipe(
  z
    .string()
    .regex(/^(https?:\/\/|\/)[^\s]+$/, blogErrors.image)
    .nullable(),
)

/** An address under /blog/; without one it is made from the title. */
const slug = optionalLine(longest.title)
  .transform((text) => text && slugOf(text))
  .refine((text) => text !== '', blogErrors.slugEmpty)

const fields = {
  title: line(blogErrors.title, longest.title),
  slug,
  excerpt: requiredParagraph(blogErrors.excerpt, 1_000),
  content: requiredParagraph(blogErrors.content, longestContent),
  author: line(blogErrors.author, longest.name),
  category: line(blogErrors.category, longest.name),
  tags,
  image,
  imageAlt: optionalLine(longestAlternative),
  publishedAt: z.date().nullish(),
  isPublished: z.boolean().nullish(),
  publishAt: z.date().nullish(),
  readTime: z.int().min(1).max(600).nullish(),
  metaTitle: optionalLine(longest.title),
  metaDescription: optionalLine(500),
}

/** What the blog form sends (specification section 5); slug, readTime and publishedAt may be left to the rules. */
export const createBlogInput = z.object(fields)

/** The same, each field only if it changes (specification section 7). */
export const updateBlogInput = z.object(fields).partial()

export type BlogDraft = z.output<typeof createBlogInput>
export type BlogChanges = z.output<typeof updateBlogInput>
