import type { Browser, Page } from '@playwright/test'
import { changeQuote, graphql } from '#tests/journeys/support/graphql.ts'
import {
  enterRequest,
  expect,
  expectAccessible,
  open,
  signIn,
  test,
} from '#tests/journeys/support/journey.ts'
import { newStaff } from '#tests/journeys/support/mail.ts'

async function newcomer(page: Page, browser: Browser, role: Parameters<typeof newStaff>[2]) {
  const theirs = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  await newStaff(page, theirs.request, role)
  return theirs
}

const menuOf = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Admin pages' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))

const groupsOf = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Admin pages' })
    .getByRole('list', { name: /./ })
    .evaluateAll((lists) => lists.map((list) => list.previousElementSibling?.textContent))

const sectionsOf = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Settings', exact: true })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.textContent))

/** permissions-roles.system.test.ts asks for every other page. */
async function expectRefused(page: Page, path: string) {
  expect((await page.goto(path))?.status(), path).toBe(403)
  await expect(page.getByRole('heading', { name: 'You don’t have access to this page' })).toBeVisible()
}

const work = [
  '/admin/inbox',
  '/admin/quotes',
  '/admin/messages',
  '/admin/calls',
  '/admin/schedule',
  '/admin/customers',
]
const money = ['/admin/estimates', '/admin/invoices', '/admin/prices', '/admin/reports']
const site = ['/admin/pages', '/admin/blogs', '/admin/reviews', '/admin/testimonials']
const all = ['/admin', ...work, ...money, ...site, '/admin/settings']

test('a dispatcher works with requests, has a calendar and notifications of their own, and meets no setting of the business', async ({
  page,
  browser,
  complaints,
}) => {
  await signIn(page)
  const request = await enterRequest(page)
  const theirs = await newcomer(page, browser, 'dispatcher')
  await open(theirs, '/admin/settings/notifications')
  expect(await menuOf(theirs)).toEqual(all)
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
  await test.step('on a phone the menu holds the same, and nothing else', async () => {
    await theirs.setViewportSize({ width: 390, height: 844 })
    await open(theirs, '/admin/inbox')
    await theirs.getByRole('button', { name: 'More' }).click()
    await expect(theirs.getByText('Dispatcher', { exact: true })).toBeVisible()
    expect(await menuOf(theirs)).toEqual(all)
  })
  await expectRefused(theirs, '/admin/settings/business')
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
  const give = (assigneeId: string | null) => changeQuote(page, id, { assigneeId })
  await open(theirs, '/admin')
  await expect(theirs.getByText('Nothing is booked today.')).toBeVisible()
  await expectAccessible(theirs)
  await theirs.getByRole('link', { name: 'Inbox' }).click()
  await expect(theirs.getByText('No job is yours now')).toBeVisible()
  await expectAccessible(theirs)
  expect(await menuOf(theirs)).toEqual(['/admin', '/admin/inbox', '/admin/schedule', '/admin/settings'])
  expect(await groupsOf(theirs)).toEqual(['Work'])
  await theirs.setViewportSize({ width: 390, height: 844 })

  type People = { people: { id: string; name: string }[] }
  const { people } = await graphql<People>(page, '{ people { id name } }')
  await give(people.findLast((person) => person.name === 'Tess Moreno')?.id ?? null)
  const given = theirs.getByRole('link', { name, exact: true })
  await expect(given).toBeVisible()
  await given.click()
  await expect(theirs.getByText(/gave you this at .+ Will you take it\?/)).toBeVisible()
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
  await expectRefused(theirs, '/admin/customers')
  await theirs.context().close()
  complaints.length = 0
})

test('a technician who takes payments is paid at the door, on a phone, and hands over the cash', async ({
  page,
  browser,
  complaints,
}) => {
  await signIn(page)
  const { id, name } = await enterRequest(page)
  const theirs = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await newStaff(page, theirs.request, 'technicianWithPayments', 'Paul Reyes')
  type People = { people: { id: string; name: string }[] }
  const { people } = await graphql<People>(page, '{ people { id name } }')
  const assigneeId = people.findLast((person) => person.name === 'Paul Reyes')?.id ?? null
  await changeQuote(page, id, { assigneeId, quotedCents: 18_500 })
  await open(theirs, `/admin/inbox/quotes/${id}`)
  await theirs.getByRole('button', { name: 'Done', exact: true }).click()
  const wrapUp = theirs.getByRole('region', { name: 'Wrap up' })
  await expectAccessible(theirs)
  await wrapUp.getByRole('button', { name: `Cash: record the payment of ${name}` }).click()
  await theirs.getByRole('button', { name: 'Send it, paid by cash' }).click()
  await theirs.getByText('Show the QR code').click()
  await expect(theirs.getByText('Scan for the invoice')).toBeVisible()
  await expect(theirs.getByRole('article')).toContainText('$185.00, Cash')
  await expect(theirs.getByText('Void or credit')).toBeHidden()
  await expectAccessible(theirs)

  await open(theirs, '/admin/drawers')
  await expect(theirs.getByText('Cash taken $185.00')).toBeVisible()
  await theirs.getByLabel('Counted, in dollars').fill('185')
  await theirs.getByRole('button', { name: 'Close drawer of Paul Reyes' }).click()
  await expect(theirs.getByRole('heading', { name: 'Closed drawers' })).toBeVisible()
  await expectAccessible(theirs)
  await expectRefused(theirs, '/admin/reports')
  await theirs.context().close()
  complaints.length = 0
})

test('a writer has posts and reviews, and reads nothing of requests', async ({ page, browser }) => {
  await signIn(page)
  const request = await enterRequest(page)
  const theirs = await newcomer(page, browser, 'writer')
  await open(theirs, '/admin')
  expect(await menuOf(theirs)).toEqual(['/admin', '/admin/prices', ...site, '/admin/settings'])
  expect(await groupsOf(theirs)).toEqual(['Money', 'Site'])
  await expect(theirs.locator('main')).not.toContainText(/quote|message|Whitfield/i)
  await expectAccessible(theirs)
  await expectRefused(theirs, `/admin/inbox/quotes/${request.id}`)
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
  expect(await menuOf(theirs)).toEqual(all)
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
  await expectRefused(theirs, '/admin/trash')
  await theirs.context().close()
})
