import { z } from 'zod'
import { slugOf } from '#content/blog-rules.ts'
import { languages } from '#content/languages.ts'
import { pagePlaces } from '#content/page-places.ts'
import { because, line, longest, optionalLine, requiredParagraph } from '#server/data-service/input.ts'
import {
  type CreateContext,
  type CreatePlan,
  defineModel,
  type Model,
  openFields,
  type UpdateContext,
} from '#server/data-service/model.ts'
import { languageIn } from '#server/models/records/known-language.ts'
import { done, type Result } from '#server/result.ts'
import { pageDrafts, pageRevisions, pages, type StoredPage } from '#server/schema/pages.ts'
import { otherPlacesField } from './own-texts/other-places.ts'
import { redirectMovedPage } from './redirect.ts'
import { revisionsOfPages } from './revisions.ts'
import { isReservedSlug } from './site-address.ts'
import { slugsOf } from './slugs.ts'
import { translationOf, translationsIn } from './translations.ts'

const most = { label: 30, description: 500, content: 100_000, position: 1_000 }

const slug = optionalLine(100)
  .transform((text) => text && slugOf(text))
  .refine((text) => text !== '', because('slugEmpty'))

export const createPageInput = z.object({
  title: line('titleMissing', longest.title),
  slug,
  label: optionalLine(most.label),
  description: line('pageDescriptionMissing', most.description),
  content: requiredParagraph('contentMissing', most.content),
  language: optionalLine(longest.name),
  translationOf,
  place: z.enum(pagePlaces, because('pagePlaceUnknown')).optional(),
  position: z
    .int(because('figure'))
    .min(0, because('figure'))
    .max(most.position, because('figure'))
    .optional(),
  isPublished: z.boolean().optional(),
})

const updatePageInput = createPageInput.partial()

type PageDraft = z.output<typeof createPageInput>
type PageChanges = z.output<typeof updatePageInput>

const translations = translationsIn(pages, 'page translations')

export const page: Model = defineModel<StoredPage, PageDraft, PageChanges>({
  name: 'Page',
  plural: 'Pages',
  table: pages,
  trash: { with: [pageRevisions.pageId, pageDrafts.recordId] },
  fields: {
    title: { sortable: true },
    ...openFields('slug', 'label', 'description', 'content', 'language'),
    translationOf: { private: true },
    ...openFields('place', 'position', 'isPublished', 'createdAt', 'updatedAt'),
  },
  extraFields: {
    otherPlaces: otherPlacesField('title', 'label', 'description', 'content'),
    translations: translations.field(() => page),
  },
  area: 'content',
  visitors: { read: { isPublished: { eq: true } } },
  createInput: createPageInput,
  updateInput: updatePageInput,
  sort: { field: 'title', direction: 'ASC' },
  search: { text: pages.searchText, words: pages.searchWords, languages, open: true },
  rules: {
    onCreate,
    onUpdate,
    onRestore: async ({ slug }, within) => ({ slug: await pageSlugRules.findFree(String(slug), within) }),
  },
})

export const pageSlugRules = slugsOf({
  table: pages,
  lock: 'page slugs',
  taken: 'pageSlugTaken',
  isReserved: (slug, { services }) => isReservedSlug(slug, services.site),
})

async function onCreate(
  { slug: wanted, language: code, ...draft }: PageDraft,
  { tx, call }: CreateContext,
): Promise<Result<CreatePlan<StoredPage>>> {
  const language = languageIn(code, call)
  if (!language.ok) return language
  const slug = wanted
    ? await pageSlugRules.choose(wanted, { tx, call })
    : done(await pageSlugRules.findFree(slugOf(draft.title) || 'page', { tx, call }))
  if (!slug.ok) return slug
  const [first] = call.services.site.languages
  const ofLanguage = language.value ?? first
  const original = await translations.join(tx, draft.translationOf, { language: ofLanguage })
  if (!original.ok) return original
  return done({
    insert: { ...draft, slug: slug.value, language: ofLanguage, translationOf: original.value },
    afterwards: (page) => revisionsOfPages.keepFirst(tx, page, call.actor),
  })
}

async function onUpdate(
  { slug: wanted, language: code, translationOf: wantedOriginal, ...changes }: PageChanges,
  current: StoredPage,
  { tx, now, call }: UpdateContext,
): Promise<Result<object>> {
  const language = languageIn(code, call)
  if (!language.ok) return language
  const next = { slug: wanted || current.slug, language: language.value ?? current.language }
  if (next.slug !== current.slug) {
    const slug = await pageSlugRules.choose(next.slug, { tx, call, ownId: current.id })
    if (!slug.ok) return slug
  }
  const original = await translations.join(tx, wantedOriginal, { ...current, language: next.language })
  if (!original.ok) return original
  const isMoved = next.slug !== current.slug || next.language !== current.language
  if (isMoved && current.isPublished) await redirectMovedPage(tx, call, { from: current, to: next })
  await revisionsOfPages.keep(tx, { current, changes: { ...changes, ...next }, actor: call.actor, now })
  return done({
    ...changes,
    ...next,
    ...(original.value !== undefined && { translationOf: original.value }),
  })
}
