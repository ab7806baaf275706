import { create, graphql } from './support/graphql.ts'
import { expect, signIn, test } from './support/journey.ts'
import { expectNoSpill, expectToFit } from './support/reflow.ts'

const word = (start: string) => start + 'Donaudampfschifffahrtsgesellschaft'.repeat(4)

test('words of staff that nothing can break stay inside the window on every page that shows them', async ({
  page,
}) => {
  await signIn(page)
  const post = {
    title: word('Title'),
    slug: 'long-words',
    excerpt: word('Excerpt'),
    content: `## ${word('Chapter')}\n\n${word('Text')} \`${word('code')}\`\n\n- ${word('point')}\n\n> ${word('quotation')}\n`,
    author: word('Author').slice(0, 100),
    category: word('Category').slice(0, 100),
    tags: [word('tag').slice(0, 40)],
    isPublished: true,
  }
  const related = { ...post, slug: 'long-words-too', title: word('Other') }
  const testimonial = {
    name: word('Name').slice(0, 100),
    company: word('Company').slice(0, 100),
    rating: 5,
    comment: `${word('Comment')}\nSecond line.\n\nLast line.`,
    service: 'Other',
    isApproved: true,
    isFeatured: true,
  }
  const review = {
    name: word('Name').slice(0, 100),
    email: 'dana@example.com',
    rating: 4,
    title: word('Title'),
    comment: word('Comment'),
    location: word('Place').slice(0, 100),
    isApproved: true,
  }
  const stored = [
    ['Blog', await create(page, 'Blog', post)],
    ['Blog', await create(page, 'Blog', related)],
    ['Testimonial', await create(page, 'Testimonial', testimonial)],
    ['Review', await create(page, 'Review', review)],
  ] as const

  try {
    const list = `/blog?category=${post.category}`
    for (const path of [
      '/',
      '/blog',
      list,
      '/blog/long-words',
      '/reviews',
      '/search?q=title',
      `/search?q=${word('nothing').slice(0, 100)}`,
      '/about',
      '/services/emergency',
    ])
      await test.step(path, async () => {
        await page.goto(path)
        await expectToFit(page)
      })
    await page.goto('/')
    const lines = page
      .locator('blockquote')
      .filter({ hasText: word('Comment') })
      .first()
    await expect.poll(() => lines.innerText(), 'a testimonial keeps its lines').toBe(testimonial.comment)
  } finally {
    for (const [model, id] of stored)
      await graphql(page, `mutation($id: ID!) { delete${model}(input: { id: $id }) { id } }`, { id })
  }
})

test('a tax district and the name of a customer that nothing can break stay inside the window', async ({
  page,
}) => {
  await signIn(page)
  const district = word('District').slice(0, 45)
  const lines = [{ name: 'Rekey', quantity: 200, unitCents: 2_500 }]
  const quoteId = await create(page, 'Quote', {
    firstName: word('First').slice(0, 90),
    lastName: word('Last').slice(0, 90),
    email: 'long-words@example.com',
    phone: '(713) 555-0117',
    service: 'residential',
  })
  const invoiceId = await create(page, 'Invoice', {
    name: word('Name').slice(0, 90),
    lines,
    taxRate: 8_250,
    taxPlace: district,
  })
  const drafted = await graphql<{ estimate: { id: string } }>(
    page,
    'mutation($input: CreateEstimateInput!) { estimate: createEstimate(input: $input) { id } }',
    { input: { requestId: quoteId, lines, taxRate: 8_250, taxPlace: district } },
  )
  const { id: estimateId } = drafted.estimate
  const shown = [`/admin/estimates/${estimateId}`, `/admin/invoices/${invoiceId}`]
  const expectAllToFit = async (paths: readonly string[]) => {
    for (const path of paths)
      await test.step(path, async () => {
        await page.goto(path)
        for (const width of [320, 390, 1440]) {
          await page.setViewportSize({ width, height: 844 })
          await expectNoSpill(page, `${path} at ${width} px`)
        }
      })
  }
  await expectAllToFit(shown)
  await graphql(page, 'mutation($id: ID!) { sendEstimate(id: $id, mails: false) { id } }', { id: estimateId })
  await graphql(page, 'mutation($id: ID!) { sendInvoice(id: $id, mails: false) { id } }', { id: invoiceId })
  const { getQuote } = await graphql<{ getQuote: { customerPath: string } }>(
    page,
    'query($id: ID!) { getQuote(id: $id) { customerPath } }',
    { id: quoteId },
  )
  await expectAllToFit([
    ...shown,
    ...[
      getQuote.customerPath,
      `/admin/quotes/${quoteId}`,
      '/admin/inbox',
      '/admin/estimates',
      '/admin/invoices',
    ],
    '/admin/customers',
  ])
})
