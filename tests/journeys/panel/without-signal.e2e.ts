import type { BrowserContext, Page } from '@playwright/test'
import { photo } from '#tests/journeys/support/attachments.ts'
import { changeQuote, create, graphql } from '#tests/journeys/support/graphql.ts'
import {
  byDayAndNight,
  changeRows,
  enterRequest,
  expect,
  expectAccessible,
  open,
  scriptOf,
  signIn,
  test,
  withinOneDay,
} from '#tests/journeys/support/journey.ts'
import { sealedJobs, whatLies } from '#tests/journeys/support/what-lies.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

const inbox = '/admin/inbox/quotes'

const databases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))

const sealed = (page: Page) =>
  expect.poll(async () => (await sealedJobs(page)) !== undefined, { timeout: 60_000 })

async function codeIsKept(page: Page) {
  const paths = async () => {
    const worker = await (await page.request.get('/admin/worker.js')).text()
    return (JSON.parse(/"paths":(\[[^\]]*\])/.exec(worker)?.[1] ?? '[]') as string[]).length
  }
  const wanted = await paths()
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const names = await caches.keys()
          const kept = await Promise.all(
            names.map(async (name) => (await (await caches.open(name)).keys()).length),
          )
          return Math.max(0, ...kept)
        }),
      { timeout: 120_000 },
    )
    .toBe(wanted)
}

/** A job of today of who is signed in, kept on this device. */
async function keptJob(page: Page, prepare: (id: string) => Promise<unknown> = async () => {}) {
  await withinOneDay()
  await signIn(page)
  const job = await enterRequest(page)
  await prepare(job.id)
  const address = `1${job.id.slice(0, 5)} Elm Street`
  // The owner was there before all others.
  const { people } = await graphql<{ people: { id: string; place: number }[] }>(
    page,
    '{ people { id place } }',
  )
  const me = people.find(({ place }) => place === 0)
  const scheduledAt = new Date().toISOString()
  await changeQuote(page, job.id, { assigneeId: me?.id, scheduledAt, address })
  await open(page, '/admin')
  await codeIsKept(page)
  await sealed(page).toBe(true)
  // A job that came after the first look is kept with the next one, sealed anew.
  const before = await sealedJobs(page)
  const isAsked = page.waitForResponse(
    async (answer) => answer.url().endsWith('/admin/sealed-jobs') && (await answer.text()).includes(job.id),
  )
  await page.reload()
  await isAsked
  await expect.poll(async () => (await sealedJobs(page)) ?? before, { timeout: 60_000 }).not.toBe(before)
  return { ...job, address, secrets: [job.name, '555-0117', '5550117', address, 'back door sticks'] }
}

/** A worker that is started anew reaches the server until it is told that it is offline. */
const openKept = (page: Page, path: string, title: string) =>
  expect(async () => {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeFocused({ timeout: 4_000 })
  }).toPass()

async function expectNothingReadable(page: Page, secrets: readonly string[]) {
  const lies = await whatLies(page)
  for (const secret of secrets) expect(lies.filter((line) => line.includes(secret))).toEqual([])
  return lies
}

const readRequest = (page: Page, id: string) =>
  graphql<{
    getQuote: {
      status: string
      completedAt: string | null
      quotedCents: number | null
      onTheWayAt: string | null
      thread: { text: string }[]
      events: { kind: string; at: string }[]
    }
  }>(
    page,
    'query($id: ID!) { getQuote(id: $id) { status completedAt quotedCents onTheWayAt thread { text } events { kind at } } }',
    { id },
  )

test('in a garage: the jobs of today open without a connection, what is pressed waits and is stored once, with its time', async ({
  page,
  context,
  complaints,
}) => {
  test.slow()
  const job = await keptJob(page, async (requestId) => {
    const lines = [{ name: 'Rekey', quantity: 100, unitCents: 18_000 }]
    const id = await create(page, 'Invoice', { name: 'Dana', lines, requestId })
    await graphql(page, 'mutation($id: ID!) { sendInvoice(id: $id) { id } }', { id })
  })
  await expectNothingReadable(page, job.secrets)

  await context.setOffline(true)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Open them here' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Your jobs, without a connection', level: 1 })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: /You see your jobs as of/ })).toBeVisible()
  await byDayAndNight(page, [390, 1440], () => expectAccessible(page))
  await page.setViewportSize({ width: 390, height: 844 })
  // A worker that is started anew reaches the server until it is told that it is offline; the page then opens once more.
  await expect(async () => {
    await page.getByRole('region', { name: 'Today' }).getByRole('link', { name: job.name }).press('Enter')
    await expect(page).toHaveURL(new RegExp(`${inbox}/${job.id}`), { timeout: 2_000 })
  }).toPass()
  await expect(page.getByRole('heading', { name: job.name, level: 1 })).toBeFocused()
  await expect(page.getByRole('link', { name: `Call ${job.name}` })).toHaveAttribute(
    'href',
    'tel:+17135550117',
  )
  await expect(page.getByRole('link', { name: `Open a map of ${job.address}` })).toBeVisible()

  await page.getByRole('button', { name: '20 min', exact: true }).press('Enter')
  await expect(page.getByText('1 step waits on this device')).toBeVisible()
  await expect(page.getByText(/On the way, there about/)).toBeVisible()
  await page.getByLabel('A note').fill('The cylinder is worn.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await page.getByLabel('Price for the work').fill('12 50')
  await page.getByLabel('Price for the work').press('Enter')
  await expect(page.getByLabel('Price for the work')).toBeFocused()
  await page.getByLabel('Price for the work').fill('180')
  await page.getByLabel('Price for the work').press('Enter')
  await page.getByLabel('Paid by').selectOption('check')
  await page.getByLabel('Amount').press('Enter')
  await expect(page.getByText(/is paid once what waits is saved/)).toBeVisible()
  await page.getByRole('button', { name: 'Done', exact: true }).press('Enter')
  await expect(page.getByText('5 steps wait on this device')).toBeVisible()
  await byDayAndNight(page, [390, 1440], () => expectAccessible(page))
  await expectNothingReadable(page, [...job.secrets, 'cylinder is worn'])

  // It is all there after the window was closed.
  await page.reload()
  await expect(page.getByText('5 steps wait on this device')).toBeVisible()
  await page.waitForTimeout(1_500)
  const before = Date.now()

  await context.setOffline(false)
  await expect(page.getByRole('article', { name: job.name })).toContainText('Completed', { timeout: 60_000 })
  const { getQuote: stored } = await readRequest(page, job.id)
  expect(stored).toMatchObject({ status: 'completed', quotedCents: 18_000 })
  expect(stored.thread.map(({ text }) => text)).toEqual(['The cylinder is worn.'])
  expect(
    stored.events.filter(({ kind }) => kind === 'onTheWay' || kind === 'completed' || kind === 'priced'),
  ).toHaveLength(3)
  expect(Date.parse(stored.completedAt ?? '')).toBeLessThan(before)
  await expect(page.getByText('wait on this device')).toBeHidden()
  const query =
    'query($id: String!) { listInvoices(filter: { requestId: { eq: $id } }) { items { openCents payments { method } } } }'
  const { listInvoices } = await graphql<{ listInvoices: object }>(page, query, { id: job.id })
  expect(listInvoices).toEqual({ items: [{ openCents: 0, payments: [{ method: 'check' }] }] })
  complaints.length = 0
})

test('a new request and photos that are taken without a connection lie sealed, wait, and are stored once; a full phone says so', async ({
  page,
  context,
  complaints,
}) => {
  test.slow()
  const job = await keptJob(page)
  await context.setOffline(true)
  await openKept(page, '/admin/calls/new', 'Write down a request')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Keep it until there is a connection' }).press('Enter')
  await expect(page.getByLabel('Phone number')).toBeFocused()
  await page.getByLabel('Phone number').fill('713 555 0142')
  const name = `Rosa ${job.id.slice(0, 8)}`
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('In their words').fill('The key broke off in the lock.')
  await page.getByLabel('Address').fill('77 Garage Lane')
  await page.getByRole('button', { name: 'Keep it until there is a connection' }).press('Enter')
  const list = page.getByRole('region', { name: '1 step waits on this device' })
  await expect(list).toContainText('77 Garage Lane')

  await openKept(page, `${inbox}/${job.id}`, job.name)
  await page
    .getByLabel(`Choose photos for the job of ${job.name}`)
    .setInputFiles([
      await photo('lock.jpg'),
      { name: 'words.txt', mimeType: 'text/plain', buffer: Buffer.from('no photo') },
    ])
  await expect(page.getByText('words.txt is not a photo.')).toBeVisible()
  await expect(page.getByText('1 photo waits on this phone.')).toBeVisible()
  await byDayAndNight(page, [390, 1440], () => expectAccessible(page))
  await page.setViewportSize({ width: 390, height: 844 })
  const lies = await expectNothingReadable(page, [...job.secrets, name, 'Garage Lane', 'lock.jpg', 'JFIF'])
  expect(lies.filter((line) => line.startsWith('panel-sealed records pressed '))).toHaveLength(1)

  await page.evaluate(() => {
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.getByLabel('A note').fill('Not lost.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByText(/There is no room left on this phone/)).toBeVisible()
  await expect(page.getByLabel('A note')).toHaveValue('Not lost.')
  await page.getByLabel('A note').fill('')

  await context.setOffline(false)
  const saved = page.getByRole('region', { name: 'What waited on this device is saved' })
  await expect(saved).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
  await scriptOf(page)
  await expectAccessible(page)
  await saved.getByRole('link', { name }).click()
  await expect(page.getByRole('article', { name })).toBeVisible()
  await page.getByRole('button', { name: `Hide “New request” for ${name}` }).click()
  await expect(saved).toBeHidden()
  const query =
    'query($id: ID!, $name: String!) { getQuote(id: $id) { files { name } } listCalls(filter: { name: { eq: $name } }) { items { message } } }'
  expect(await graphql<object>(page, query, { id: job.id, name })).toEqual({
    getQuote: { files: [{ name: 'lock.jpg' }] },
    listCalls: { items: [{ message: 'The key broke off in the lock.' }] },
  })
  expect((await whatLies(page)).filter((line) => line.startsWith('panel-sealed records pressed '))).toEqual(
    [],
  )
  complaints.length = 0
})

test('a draft of an estimate is written from the price book without a connection, and saved as a draft that nobody was sent; what somebody else changed meanwhile is not written over: the person reads why, and discards it', async ({
  page,
  context,
  complaints,
}) => {
  test.slow()
  const item = `Night rekey ${Date.now()}`
  const job = await keptJob(page, () =>
    create(page, 'PriceItem', { name: item, unitCents: 4_500, isTaxable: false }),
  )
  await context.setOffline(true)
  await openKept(page, `${inbox}/${job.id}`, job.name)
  await page.getByRole('button', { name: 'Write an estimate' }).click()
  await page.getByRole('button', { name: 'Keep the draft' }).click()
  await expect(page.getByText('Please enter at least one line.')).toBeVisible()
  await page.locator('#what-0').fill(item)
  await expect(page.locator('#price-0')).toHaveValue('45')
  await page.locator('#quantity-0').fill('2')
  await expect(page.getByRole('status', { name: 'Total' })).toContainText('$90.00')
  await byDayAndNight(page, [390, 1440], () => expectAccessible(page))
  await page.getByRole('button', { name: 'Keep the draft' }).click()
  await expect(page.getByText('A draft waits on this phone.')).toBeVisible()
  await expectNothingReadable(page, [...job.secrets, item])

  await context.setOffline(false)
  await expect(page.getByRole('region', { name: 'What waited on this device is saved' })).toBeVisible({
    timeout: 60_000,
  })
  const query =
    'query($id: String!) { listEstimates(filter: { requestId: { eq: $id } }) { items { state sentAt subtotalCents lines { name quantity } } } }'
  expect(await graphql<object>(page, query, { id: job.id })).toEqual({
    listEstimates: {
      items: [{ state: 'draft', sentAt: null, subtotalCents: 9_000, lines: [{ name: item, quantity: 200 }] }],
    },
  })

  await context.setOffline(true)
  await openKept(page, `${inbox}/${job.id}`, job.name)
  await page.getByLabel('Price for the work').fill('180')
  await page.getByRole('button', { name: 'Set price' }).click()
  await expect(page.getByText('1 step waits on this device')).toBeVisible()
  await changeRows('update requests set quoted_cents = 25000 where id = $1', [job.id])
  await context.setOffline(false)
  const left = page.getByRole('region', { name: '1 step waits on this device' })
  await expect(left).toContainText('Somebody saved another price')
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
  await scriptOf(page)
  await expect(left).toContainText('Somebody saved another price')
  await expectAccessible(page)
  await left.getByRole('button', { name: `Discard “Price, $180” for ${job.name}` }).click()
  await expect(left).toBeHidden()
  expect((await readRequest(page, job.id)).getQuote.quotedCents).toBe(25_000)
  complaints.length = 0
})

async function doneWithoutSignal(
  page: Page,
  context: BrowserContext,
  { id, name }: { id: string; name: string },
) {
  await context.setOffline(true)
  await openKept(page, `${inbox}/${id}`, name)
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await expect(page.getByText('1 step waits on this device')).toBeVisible()
}

test('signing out wipes what the device holds; a step that was not sent is asked about first', async ({
  page,
  context,
  complaints,
}) => {
  const job = await keptJob(page)
  await doneWithoutSignal(page, context, job)
  await context.route('**/admin/presses', (route) => route.abort())
  await context.setOffline(false)
  await page.setViewportSize({ width: 1440, height: 844 })
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'You are still signed in' })).toBeVisible()
  await page.getByRole('button', { name: `Discard “Done” for ${job.name}` }).click()
  await expect(page.getByText('1 step waits on this device')).toBeHidden()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await expect.poll(() => databases(page)).not.toContain('panel-sealed')
  await expectNothingReadable(page, job.secrets)
  await expectShowsNothing(page, context, job.name)
  complaints.length = 0
})

async function expectShowsNothing(page: Page, context: BrowserContext, name: string) {
  await context.setOffline(true)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
  await expect(page.getByText(name)).toHaveCount(0)
  await context.setOffline(false)
}

test('a session that is ended from elsewhere: once the device is back, nothing is left, not even what waited', async ({
  page,
  context,
  complaints,
}) => {
  const job = await keptJob(page)
  await doneWithoutSignal(page, context, job)
  const before = await whatLies(page)
  expect(before.filter((line) => line.includes('readable: false'))).toHaveLength(1)

  await endSession(context)
  await context.setOffline(false)
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible({ timeout: 60_000 })
  await expect.poll(() => databases(page)).not.toContain('panel-sealed')
  await expectNothingReadable(page, job.secrets)
  await signIn(page)
  expect((await readRequest(page, job.id)).getQuote.status).toBe('new')
  complaints.length = 0
})

/** By its row, as signing it out on another device does. */
async function endSession(context: BrowserContext) {
  const cookies = await context.cookies()
  expect(cookies.some(({ name }) => name === 'lantern.session')).toBe(true)
  await changeRows(
    'delete from sessions where id = (select id from sessions order by created_at desc limit 1)',
  )
}

test('72 hours without the server: nothing is shown and nothing is left; a clock that is turned back opens nothing', async ({
  page,
  context,
  complaints,
}) => {
  const job = await keptJob(page)
  await context.setOffline(true)
  await page.clock.install()
  await page.clock.setSystemTime(Date.now() - 3 * 3_600_000)
  await page.goto('/admin')
  await expect(page.getByText(/shows an earlier time than before/)).toBeVisible()
  await expect(page.getByText(job.name)).toHaveCount(0)
  await expectAccessible(page)
  await page.clock.setSystemTime(Date.now() + 71 * 3_600_000)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Your jobs, without a connection', level: 1 })).toBeVisible()
  await page.clock.setSystemTime(Date.now() + 72.5 * 3_600_000)
  await page.goto('/admin')
  await expect(page.getByText(/has not reached the server for 72 hours/)).toBeVisible()
  await expectAccessible(page)
  await expectNothingReadable(page, job.secrets)
  expect((await whatLies(page)).filter((line) => line.startsWith('panel-sealed'))).toEqual([])
  complaints.length = 0
})
