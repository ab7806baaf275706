import type { Page } from '@playwright/test'
import {
  enterRequest,
  expect,
  expectAccessible,
  open,
  signIn,
  test,
} from '#tests/journeys/support/journey.ts'
import { owner } from '#tests/journeys/support/owner.ts'

test('a job gets its time in the schedule, is moved by keys and by dragging, and clashes are said', async ({
  page,
  browser,
}, { repeatEachIndex }) => {
  const date = `2030-02-${String(4 + repeatEachIndex).padStart(2, '0')}`
  await signIn(page)
  const [first, second] = [await enterRequest(page), await enterRequest(page)]
  const mine = await page.request.post('/graphql', { data: { query: '{ people { id name } }' } })
  const people: { id: string; name: string }[] = (await mine.json()).data.people
  const me = people.find(({ name }) => name === owner.email)
  const change = async (id: string, input: object) => {
    const query = 'mutation($input: UpdateQuoteInput!) { updateQuote(input: $input) { id } }'
    await page.request.post('/graphql', { data: { query, variables: { input: { id, ...input } } } })
  }
  await change(first.id, { assigneeId: me?.id, address: '1200 Main St, level 3' })
  await change(second.id, { assigneeId: me?.id, scheduledAt: `${date}T15:00:00Z`, scheduledMinutes: 60 })

  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, `/admin/schedule?date=${date}`)
  const jobOf = ({ id }: { id: string }) => page.locator(`#job-${id}`)
  const booked = jobOf(second)
  await expect(booked).toContainText('9:00 AM to 10:00 AM')
  const waiting = jobOf(first)
  await waiting.getByText('Set a time').click()
  await waiting.getByLabel('Time').fill('09:30')
  await expect(waiting.getByRole('status').first()).toHaveText(`At the same time as ${second.name}`)
  await expectAccessible(page)
  await waiting.getByLabel('Time').fill('11:30')
  await expect(waiting.getByRole('status').first()).toBeEmpty()
  await waiting.getByLabel('Time').fill('09:30')
  await waiting.getByRole('button', { name: 'Save' }).click()
  await expect(booked).toContainText(`At the same time as ${first.name}`)
  await expectAccessible(page)

  await page.setViewportSize({ width: 1440, height: 900 })
  await test.step('jobs have their places in the HTML', async () => {
    const placesOf = (page: Page) =>
      page
        .locator('.schedule-column .job')
        .filter({ hasText: new RegExp(`${first.name}|${second.name}`) })
        .evaluateAll((jobs) =>
          jobs.map((job) => {
            const { left, top, width, height } = job.getBoundingClientRect()
            const hours = job.parentElement?.getBoundingClientRect()
            return [left, top - (hours?.top ?? 0), width, height].map(Math.round)
          }),
        )
    const places = await placesOf(page)
    expect(places.map(([, top]) => top)).toEqual([120, 150])
    expect(places[0]?.[0]).not.toBe(places[1]?.[0])
    const context = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
      viewport: page.viewportSize(),
    })
    const unscripted = await context.newPage()
    await unscripted.goto(page.url())
    expect(await placesOf(unscripted)).toEqual(places)
    await context.close()
  })
  await jobOf(first).getByRole('link', { name: first.name }).first().focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(jobOf(first)).toContainText('9:45 AM to 10:45 AM')
  await expect(jobOf(first).getByRole('link', { name: first.name }).first()).toBeFocused()
  await page.keyboard.press('Alt+Shift+ArrowUp')
  await expect(jobOf(first)).toContainText('9:45 AM to 10:30 AM')
  // To the lane of a person that a journey beside this one may have added; never a step back in the browser.
  await page.keyboard.press('Alt+ArrowLeft')
  await expect(page).toHaveURL(/schedule/)
  const head = booked.locator('.job-head')
  // At the upper edge of the window, where a drag downwards must not scroll up.
  await page.setViewportSize({ width: 1440, height: 700 })
  await head.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 10))
  // Its column moves when a journey beside this one adds a person: hover waits until it rests under the mouse.
  await head.hover({ position: { x: 20, y: 10 } })
  await page.mouse.down()
  const box = await head.boundingBox()
  if (!box) throw new Error('the job is not shown')
  await page.mouse.move(box.x + 20, box.y + 130, { steps: 4 })
  await expect(booked).toHaveAttribute('data-moved', /^11:00.AM/)
  await page.mouse.up()
  await expect(booked).not.toHaveAttribute('data-moved')
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(booked).toContainText('11:00 AM to 12:00 PM')
  await expect(page.getByText(/^At the same time as/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(booked).toContainText('9:00 AM to 10:00 AM')
  await booked.hover({ position: { x: 20, y: 10 } })
  const edge = await booked.locator('.job-edge').boundingBox()
  if (!edge) throw new Error('the edge of the job is not shown')
  await page.mouse.move(edge.x + 20, edge.y + edge.height / 2)
  await page.mouse.down()
  await page.mouse.move(edge.x + 20, edge.y + edge.height / 2 + 30, { steps: 4 })
  await page.mouse.up()
  await expect(booked).toContainText('9:00 AM to 10:30 AM')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(booked).toContainText('9:00 AM to 10:00 AM')
  await page.getByRole('link', { name: 'Week' }).click()
  await expect(booked).toContainText('9:00 AM to 10:00 AM')
  await expectAccessible(page)

  const columns = page.locator('.schedule-column')
  await expect(columns).toHaveCount(7)
  const own = await booked.boundingBox()
  const sunday = await columns.last().boundingBox()
  await booked.locator('.job-head').hover({ position: { x: 20, y: 10 } })
  if (!own || !sunday) throw new Error('the week is not shown')
  await page.mouse.down()
  await page.mouse.move(sunday.x + 20, own.y + 100, { steps: 6 })
  await page.mouse.move(sunday.x + 20, own.y + 40, { steps: 2 })
  await page.mouse.up()
  await expect(columns.last()).toContainText(second.name)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(columns.last()).not.toContainText(second.name)
  const link = booked.getByRole('link', { name: second.name }).first()
  await link.focus()
  await page.keyboard.press('Alt+ArrowRight')
  await expect(page.locator('.undo-place')).toContainText(second.name)
  await expect(link).toBeFocused()

  const third = await enterRequest(page)
  await change(third.id, { assigneeId: me?.id })
  const unbooked = jobOf(third)
  await expect(unbooked).toContainText('Set a time')
  await unbooked.scrollIntoViewIfNeeded()
  await unbooked.locator('.job-what').hover({ position: { x: 20, y: 5 } })
  await page.mouse.down()
  const hours = await columns.last().locator('ol').boundingBox()
  if (!hours) throw new Error('the week is not shown')
  await page.mouse.move(hours.x + 30, hours.y + hours.height - 100, { steps: 5 })
  await expect(columns.last().locator('ol')).toHaveAttribute('data-drop', /:\d\d.[AP]M/)
  await page.keyboard.press('Escape')
  await expect(columns.last().locator('ol')).not.toHaveAttribute('data-drop')
  await page.mouse.up()
  await expect(unbooked).toContainText('Set a time')
  await unbooked.locator('.job-what').hover({ position: { x: 20, y: 5 } })
  await page.mouse.down()
  await page.mouse.move(hours.x + 30, hours.y + hours.height - 100, { steps: 5 })
  await page.mouse.up()
  await expect(columns.last()).toContainText(third.name)
  await expect(page.locator('.undo-place')).toContainText(third.name)

  await page.keyboard.press('j')
  await expect(page.locator('.schedule-title')).toContainText('Nothing is booked')
  await page.keyboard.press('k')
  await expect(columns.last()).toContainText(third.name)
  await page.keyboard.press('t')
  await expect(page).toHaveURL((url) => !url.searchParams.has('date'))
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toContainText('Move the job by 15 minutes')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.goBack()
  await jobOf(third).getByRole('link', { name: third.name }).first().click()
  await expect(page).toHaveURL(new RegExp(third.id))
})

test('keys take a job without a time onto a lane, it is said where, and a month leads to its day', async ({
  page,
}, { repeatEachIndex }) => {
  const day = 11 + repeatEachIndex
  const date = `2030-02-${day}`
  await signIn(page)
  const { id, name } = await enterRequest(page)
  const mine = await page.request.post('/graphql', { data: { query: '{ people { id name } }' } })
  const people: { id: string; name: string }[] = (await mine.json()).data.people
  const me = people.find((person) => person.name === owner.email)
  const query = 'mutation($input: UpdateQuoteInput!) { updateQuote(input: $input) { id } }'
  await page.request.post('/graphql', { data: { query, variables: { input: { id, assigneeId: me?.id } } } })

  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, `/admin/schedule?date=${date}`)
  const job = page.locator(`#job-${id}`)
  const said = job.getByRole('status').last()
  const lane = page.locator('.schedule-column').filter({ hasText: owner.email })
  const lastLane = page.locator('.schedule-column').last()
  await job.getByRole('link', { name }).focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(said).toContainText(`${owner.email}, 7:00`)
  await expect(lane.locator('ol')).toHaveAttribute('data-drop', /7:00/)
  await page.keyboard.press('Alt+ArrowDown')
  await expect(said).toContainText('7:15')
  await page.keyboard.press('Escape')
  await expect(said).toHaveText('Not booked.')
  await expect(page.locator('[data-drop]')).toHaveCount(0)
  await page.keyboard.press('Alt+ArrowDown')
  for (let lanes = await page.locator('.schedule-column').count(); lanes > 0; lanes -= 1)
    await page.keyboard.press('Alt+ArrowRight')
  await expect(said).toContainText('Nobody yet, 7:00')
  await page.keyboard.press('Alt+ArrowDown')
  await page.keyboard.press('Enter')
  await expect(lastLane).toContainText(name)
  await expect(job).toContainText(/7:15.AM/)
  await expect(page.locator('.undo-place')).toContainText(`Nobody yet`)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(job).toContainText('Set a time')
  await job.getByRole('link', { name }).focus()
  await page.keyboard.press('Alt+ArrowDown')
  await page.keyboard.press('Enter')
  await expect(lane).toContainText(name)

  await page.keyboard.press('m')
  const inMonth = page.getByRole('link', { name: new RegExp(`February ${day}, \\d+ job`) })
  await expect(inMonth).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('link', { name: 'The next month' }).click()
  await expect(page.locator('.schedule-title')).toContainText('March 2030')
  await page.goBack()
  await inMonth.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`date=${date}`))
  await expect(lane).toContainText(name)
})

test('nothing of the grid moves while its script starts', async ({ page }) => {
  await signIn(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(globalThis, { moved })
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: { node?: Node }[] })[])
        for (const { node } of sources)
          if (node instanceof Element && node.closest('.schedule-grid, .month')) moved.push(node.className)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const search of ['', '?view=week', '?view=month']) {
    await open(page, `/admin/schedule${search}`)
    expect(await page.evaluate<string[]>('globalThis.moved'), search).toEqual([])
  }
})

test('a press on a free time fills the form, and the customer is told a window', async ({ page }, {
  repeatEachIndex,
}) => {
  const date = `2030-03-${String(4 + repeatEachIndex).padStart(2, '0')}`
  await signIn(page)
  const { id, name } = await enterRequest(page)
  const mine = await page.request.post('/graphql', { data: { query: '{ people { id name } }' } })
  const people: { id: string; name: string }[] = (await mine.json()).data.people
  const me = people.find((person) => person.name === owner.email)
  const query = 'mutation($input: UpdateQuoteInput!) { updateQuote(input: $input) { id } }'
  await page.request.post('/graphql', { data: { query, variables: { input: { id, assigneeId: me?.id } } } })

  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, `/admin/schedule?date=${date}`)
  const job = page.locator(`#job-${id}`)
  await job.getByText('Set a time').click()
  await job.getByRole('button', { name: 'Find a free time' }).click()
  const free = job.locator('.free-times li button')
  await expect(free).toHaveCount(3)
  await expect(job.getByText('Next free times:')).toBeVisible()
  await expectAccessible(page)
  await free.first().click()
  await expect(free.first()).toHaveAttribute('aria-pressed', 'true')
  await expect(job.getByLabel('Time')).not.toHaveValue('')
  await job.getByLabel('Arrival window').selectOption({ label: '2 h' })
  await job.getByRole('button', { name: 'Save' }).click()
  await expect(job).toContainText(/Told .+ to .+[AP]M/)
  await job.getByRole('link', { name }).first().click()
  const facts = page.getByRole('region', { name: 'Job', exact: true }).locator('.request-facts')
  await expect(facts).toContainText(/, between .+ and .+[AP]M/)
})
