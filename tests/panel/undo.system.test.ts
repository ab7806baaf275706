import { expect, test } from 'vitest'
import { listWords } from '#content/en/panel/lists.ts'
import { posted } from '#tests/forms.ts'
import { call, dataOf, lanternWithPages, ownerCookie } from '#tests/lantern.ts'
import { CreateMessage, sam } from '#tests/messages.ts'
import { CreateQuote, dana } from '#tests/quotes.ts'
import { CreateReview, ruth } from '#tests/reviews.ts'

type Form = Readonly<Record<string, string>>

type Case = {
  model: string
  path: string
  create: string
  input: object
  first: Form
  next: Form
  undo: Form
}

const create = (model: string) =>
  `mutation($input: Create${model}Input!) { create${model}(input: $input) { id } }`
const testimonial = { name: 'Ted Maas', rating: 4, comment: 'New master keys.' }
const post = { title: 'Snapped keys', excerpt: 'e', content: 'c', author: 'a', category: 'Tips' }
const contacted = { intent: 'status', status: 'contacted' }
const completed = { intent: 'status', status: 'completed' }
const backToNew = { intent: 'restore', status: 'new', contactedAt: '', completedAt: '', assigneeId: '' }

const cases: Record<string, Case> = {
  'an approval of a review': {
    model: 'Review',
    path: '/admin/reviews',
    create: CreateReview,
    input: ruth,
    first: { intent: 'approve' },
    next: { intent: 'feature' },
    undo: { intent: 'unapprove' },
  },
  'a reply to a review': {
    model: 'Review',
    path: '/admin/reviews',
    create: CreateReview,
    input: ruth,
    first: { intent: 'reply', reply: 'Thank you.' },
    next: { intent: 'reply', reply: 'Thank you, Ruth.' },
    undo: { intent: 'reply', reply: '', repliedAt: '' },
  },
  'a featuring of a testimonial': {
    model: 'Testimonial',
    path: '/admin/testimonials',
    create: create('Testimonial'),
    input: testimonial,
    first: { intent: 'feature' },
    next: { intent: 'approve' },
    undo: { intent: 'unfeature' },
  },
  'a publication': {
    model: 'Blog',
    path: '/admin/blogs',
    create: create('Blog'),
    input: post,
    first: { intent: 'publish' },
    next: { intent: 'publish' },
    undo: { intent: 'restore', isPublished: '', publishedAt: '', publishAt: '' },
  },
  'a status of a quote': {
    model: 'Quote',
    path: '/admin/quotes/:id',
    create: CreateQuote,
    input: dana,
    first: contacted,
    next: completed,
    undo: backToNew,
  },
  'a status of a message': {
    model: 'Message',
    path: '/admin/messages/:id',
    create: CreateMessage,
    input: sam,
    first: contacted,
    next: completed,
    undo: backToNew,
  },
}

test('a change is undone only while the row is unchanged since', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  for (const [name, { model, path, create, input, first, next, undo }] of Object.entries(cases)) {
    const made = await call(lantern, create, { input }, headers)
    const { id } = dataOf<{ id: string }>(made, `create${model}`)
    const row = async () => {
      const query = `query($id: ID!) { get${model}(id: $id) { ${fields[model]} updatedAt } }`
      return dataOf<{ updatedAt: string }>(await call(lantern, query, { id }, headers), `get${model}`)
    }
    const send = (form: Form) => lantern.fetch(path.replace(':id', id), posted({ ...form, id }, headers))

    await send(first)
    const { updatedAt } = await row()
    await pause()
    await send(next)
    const theirs = await row()
    const refused = await send({ ...undo, savedAt: updatedAt })
    expect([refused.status, await row()], name).toEqual([422, theirs])
    expect(await refused.text(), name).toContain(listWords.undoOvertaken)

    await pause()
    expect((await send({ ...undo, savedAt: theirs.updatedAt })).status, name).toBe(200)
    expect(await row(), name).not.toEqual(theirs)
    if ('assigneeId' in undo) expect(await row(), name).toMatchObject({ status: 'new', assignee: null })
  }
})

const fields: Record<string, string> = {
  Review: 'isApproved isFeatured approvedAt reply',
  Testimonial: 'isApproved isFeatured',
  Blog: 'isPublished publishedAt',
  Quote: 'status contactedAt notes assignee { id }',
  Message: 'status contactedAt notes assignee { id }',
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 5))
