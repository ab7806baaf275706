import type { Browser, Page } from '@playwright/test'
import {
  enterRequest,
  expect,
  expectAccessible,
  open,
  signIn,
  test,
} from '#tests/journeys/support/journey.ts'
import { newStaff } from '#tests/journeys/support/mail.ts'

test.use({ actionTimeout: 20_000 })

async function newcomer(
  page: Page,
  browser: Browser,
  role: Parameters<typeof newStaff>[2],
  viewport = { width: 1440, height: 900 },
) {
  const theirs = await (await browser.newContext({ viewport })).newPage()
  await newStaff(page, theirs.request, role)
  return theirs
}

const menuOf = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Admin pages' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))

const sectionsOf = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Settings', exact: true })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.textContent))

const refused = (page: Page) => page.getByRole('heading', { name: 'You don’t have access to this page' })

async function expectRefused(page: Page, ...paths: string[]) {
  for (const path of paths) {
    expect((await page.goto(path))?.status(), path).toBe(403)
    await expect(refused(page)).toBeVisible()
  }
}

const requests = [
  '/admin/inbox',
  '/admin/quotes',
  '/admin/messages',
  '/admin/calls',
  '/admin/schedule',
  '/admin/customers',
  '/admin/invoices',
]
const content = ['/admin/blogs', '/admin/testimonials', '/admin/reviews', '/admin/pages', '/admin/prices']
const besidePages = ['/admin/texts', '/admin/redirects']
const ownersOnly = [
  '/admin/settings',
  '/admin/settings/business/phones',
  '/admin/settings/mail',
  '/admin/settings/administrators',
  '/admin/settings/privacy',
]

test('a dispatcher works with requests, has a calendar and notifications of their own, and meets no setting of the business', async ({
  page,
  browser,
  complaints,
}) => {
  await signIn(page)
  const request = await enterRequest(page)
  const theirs = await newcomer(page, browser, 'dispatcher')
  await open(theirs, '/admin/settings/notifications')
  expect(await menuOf(theirs)).toEqual([
    ...requests,
    '/admin',
    '/admin/reports',
    ...content,
    '/admin/settings/security',
  ])
  expect(await sectionsOf(theirs)).toEqual([
    'Saved replies',
    'Notifications',
    'Your sign-in',
    'Sessions',
    'API keys',
  ])
  await expect(theirs.getByRole('region', { name: 'Email', exact: true })).toBeHidden()
  await expect(theirs.getByText('Webhook')).toBeHidden()
  await expectAccessible(theirs)
  await theirs.getByRole('button', { name: 'Create a link' }).click()
  const address = await theirs.getByLabel('Link to your calendar').inputValue()
  const calendar = await browser.newContext()
  expect(await (await calendar.request.get(address)).text()).toContain('BEGIN:VCALENDAR')
  await theirs.getByRole('button', { name: 'Turn it off' }).click()
  await expect(theirs.getByLabel('Link to your calendar')).toBeHidden()
  expect((await calendar.request.get(address)).status()).toBe(404)
  await calendar.close()

  await open(theirs, `/admin/inbox/quotes/${request.id}`)
  await theirs.getByRole('button', { name: 'I’ll take it' }).click()
  await expect(theirs.getByText(/^You’ve had this since/)).toBeVisible()
  await open(page, `/admin/inbox/quotes/${request.id}`)
  await expect(page.getByText(/^Mike Reyes( \(.+\))? has had this since/)).toBeVisible()
  await expectRefused(theirs, ...ownersOnly, '/admin/blogs/new')
  await theirs.context().close()
  complaints.length = 0
})

test('a technician sees the job that they were given and no other, works on it, and loses it live', async ({
  page,
  browser,
  complaints,
}) => {
  await signIn(page)
  const foreign = await enterRequest(page)
  const { id, name } = await enterRequest(page)
  const theirs = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  await newStaff(page, theirs.request, 'technician', 'Tess Moreno')
  const ask = async (query: string, variables: object = {}) =>
    (await (await page.request.post('/graphql', { data: { query, variables } })).json()).data
  const give = (assigneeId: string | null) =>
    ask('mutation($input: UpdateQuoteInput!) { updateQuote(input: $input) { id } }', {
      input: { id, assigneeId },
    })
  await theirs.goto('/admin')
  await expect(theirs).toHaveURL(/\/admin\/inbox$/)
  await expect(theirs.getByText('No job is yours now')).toBeVisible()
  await expectAccessible(theirs)
  expect(await menuOf(theirs)).toEqual(['/admin/inbox', '/admin/schedule', '/admin/settings/security'])
  await theirs.setViewportSize({ width: 390, height: 844 })

  const people: { id: string; name: string }[] = (await ask('{ people { id name } }')).people
  await give(people.findLast((person) => person.name === 'Tess Moreno')?.id ?? null)
  const given = theirs.getByRole('link', { name, exact: true })
  await expect(given).toBeVisible()
  await given.click()
  await theirs.getByRole('button', { name: 'Yes, I’ll take it' }).click()
  await expect(theirs.getByText(/^You’ve had this since/)).toBeVisible()
  await theirs.getByRole('button', { name: '20 min' }).click()
  await expect(theirs.getByText(/^On the way, there about/)).toBeVisible()
  for (const hidden of ['Give to', 'Lost']) await expect(theirs.getByText(hidden)).toBeHidden()
  await expect(theirs.getByRole('button', { name: /^Delete/ })).toBeHidden()
  await expectAccessible(theirs)

  await give(null)
  await expect(theirs.getByRole('heading', { name: 'This job is not yours any more' })).toBeFocused()
  await expect(theirs.getByText(/took it off your list on .+\. Please do not go there\.$/)).toBeVisible()
  await expectAccessible(theirs)
  await theirs.getByRole('link', { name: 'Your jobs' }).click()
  await expect(theirs).toHaveURL(/\/admin\/inbox$/)
  expect((await theirs.goto(`/admin/inbox/quotes/${foreign.id}`))?.status()).toBe(404)
  await expectRefused(
    theirs,
    '/admin/customers',
    '/admin/calls/new',
    '/admin/trash',
    ...content,
    ...besidePages,
    ...ownersOnly,
    '/admin/settings/templates',
  )
  await theirs.context().close()
  complaints.length = 0
})

test('a writer has posts and reviews, and reads nothing of requests', async ({ page, browser }) => {
  await signIn(page)
  const request = await enterRequest(page)
  const theirs = await newcomer(page, browser, 'writer')
  await open(theirs, '/admin')
  expect(await menuOf(theirs)).toEqual(['/admin', ...content, '/admin/settings/security'])
  await expect(theirs.locator('main')).not.toContainText(/quote|message|Whitfield/i)
  await expectAccessible(theirs)
  await expectRefused(
    theirs,
    ...requests,
    `/admin/inbox/quotes/${request.id}`,
    ...ownersOnly,
    '/admin/settings/notifications',
  )
  await open(theirs, '/admin/settings/security')
  expect(await sectionsOf(theirs)).toEqual(['Your sign-in', 'Sessions', 'API keys'])
  await open(theirs, '/admin/reviews')
  await expect(theirs.getByRole('link', { name: /^(?:New|Add).*review/i })).toBeVisible()
  await theirs.context().close()
})

test('a reader sees requests and changes nothing: no box, no step, no note, no trash', async ({
  page,
  browser,
}) => {
  await signIn(page)
  const request = await enterRequest(page)
  const theirs = await newcomer(page, browser, 'reader')
  await open(theirs, `/admin/inbox?filter=all&q=${request.email}`)
  expect(await menuOf(theirs)).toEqual([
    ...requests,
    '/admin',
    '/admin/reports',
    ...content,
    '/admin/settings/security',
  ])
  await expect(theirs.getByRole('button', { name: 'Select', exact: true })).toBeHidden()
  await expect(theirs.getByRole('checkbox')).toHaveCount(0)
  await expect(theirs.getByRole('link', { name: 'Trash' })).toBeHidden()
  await theirs.locator('.inbox-open').click()
  await expect(theirs.getByRole('heading', { level: 1, name: request.name })).toBeVisible()
  for (const name of ['I’ll take it', 'Reached', 'Done', 'Save note'])
    await expect(theirs.getByRole('button', { name, exact: true })).toBeHidden()
  await expect(theirs.getByText('Add a note')).toBeHidden()
  await expect(theirs.getByText('Add address, time and price')).toBeHidden()
  await expect(theirs.getByRole('button', { name: /^Delete/ })).toBeHidden()
  await expectAccessible(theirs)
  await open(page, `/admin/inbox/quotes/${request.id}`)
  await expect(page.getByRole('region', { name: 'Activity', exact: true })).not.toContainText('Mike Reyes')
  await expectRefused(theirs, ...ownersOnly, '/admin/trash')
  await theirs.context().close()
})

test('an owner empties the trash, asked before; a dispatcher restores, and has no such button', async ({
  page,
  browser,
}) => {
  await signIn(page)
  const { id, name } = await enterRequest(page)
  const query = 'mutation($id: ID!) { deleteQuote(input: { id: $id }) { id } }'
  await page.request.post('/graphql', { data: { query, variables: { id } } })
  const theirs = await newcomer(page, browser, 'dispatcher')
  await open(theirs, '/admin/trash')
  await expect(theirs.getByRole('heading', { name })).toBeVisible()
  await expect(theirs.getByRole('link', { name: 'Empty the trash' })).toBeHidden()
  await theirs.goto('/admin/trash?ask=empty')
  await expect(theirs.getByRole('alertdialog')).toBeHidden()

  await open(page, '/admin/trash')
  const empty = page.getByRole('link', { name: 'Empty the trash' })
  const question = page.getByRole('alertdialog', { name: 'Empty the trash?' })
  await empty.click()
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await empty.click()
  await question.getByRole('button', { name: 'Delete everything for good' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByText('The trash is empty', { exact: true })).toBeVisible()
  await theirs.context().close()
})

test('on a phone a dispatcher’s menu holds the same, and nothing else', async ({ page, browser }) => {
  await signIn(page)
  const theirs = await newcomer(page, browser, 'dispatcher', { width: 390, height: 844 })
  await open(theirs, '/admin/inbox')
  await theirs.getByRole('button', { name: 'More' }).click()
  await expect(theirs.getByText('Dispatcher', { exact: true })).toBeVisible()
  expect(await menuOf(theirs)).toEqual([
    ...requests,
    '/admin',
    '/admin/reports',
    ...content,
    '/admin/settings/security',
  ])
  await theirs.context().close()
})
