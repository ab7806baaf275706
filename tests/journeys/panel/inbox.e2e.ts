import type { Page } from '@playwright/test'
import {
  enterRequest,
  expect,
  expectAccessible,
  keepUndo,
  newNumber,
  open,
  scriptOf,
  signIn,
  test,
} from '#tests/journeys/support/journey.ts'
import { newStaff } from '#tests/journeys/support/mail.ts'

const rowOf = (page: Page, { id }: { id: string }) => page.locator(`#inbox-${id}`)
const linkOf = (page: Page, { id }: { id: string }) => rowOf(page, { id }).locator('.inbox-open')

/** To search for: other journeys leave requests that wait longer. */
const newMark = () => `Mark${newNumber()}`

const rowsInView = (page: Page) =>
  page.locator('.inbox-row').evaluateAll(
    (rows) =>
      rows.filter((row) => {
        const { top, bottom, height } = row.getBoundingClientRect()
        return height > 0 && top >= 0 && bottom <= window.innerHeight
      }).length,
  )

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('an emergency stands above everything else, a dozen requests are in view, the open one beside them; amber is the emergency’s, else the first’s; opening one moves nothing; a selected row is tinted', async ({
    page,
  }) => {
    await signIn(page)
    const message = newMark()
    const [first, second] = [await enterRequest(page, { message }), await enterRequest(page, { message })]
    for (let count = 0; count < 11; count++) await enterRequest(page, { message })
    const amber = () =>
      page
        .locator('.inbox-row:has(.btn-primary)')
        .evaluateAll((rows) => rows.map(({ id }) => id.replace('inbox-', '')))
    await open(page, `/admin/inbox?q=${message}`)
    await expect.poll(amber).toEqual([first.id])
    const long = `${message} Locked out on Elm Street with two kids. The key broke off in the deadbolt.`
    const emergency = await enterRequest(page, { message: long, service: 'emergency' })
    await expect.poll(amber).toEqual([emergency.id])
    await expect(page.locator('.inbox-row').first()).toContainText('Emergency')
    await expect(rowOf(page, emergency)).toHaveAttribute('data-urgent', 'true')
    await expect(page.locator('[data-group="waiting"]')).toContainText(second.name)
    await expect.poll(() => rowsInView(page)).toBeGreaterThanOrEqual(12)
    await expectAccessible(page)

    const words = rowOf(page, emergency).locator('.inbox-words')
    const isCut = () => words.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
    expect(await isCut()).toBe(false)
    const mid = async (part: string) => {
      const box = await rowOf(page, emergency).locator(part).boundingBox()
      return box && box.y + box.height / 2
    }
    expect(Math.abs(((await mid('.emergency-mark')) ?? 0) - ((await mid('.inbox-open')) ?? 99))).toBeLessThan(
      2,
    )

    const heading = page.getByRole('heading', { level: 1, name: 'Inbox' })
    const before = await heading.boundingBox()
    await linkOf(page, emergency).click()
    await expect(page.getByRole('heading', { level: 1, name: emergency.name })).toBeVisible()
    expect((await heading.boundingBox())?.y).toBe(before?.y)
    await expect(linkOf(page, emergency)).toHaveAttribute('aria-current', 'page')
    await expect.poll(() => rowsInView(page)).toBeGreaterThanOrEqual(12)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { level: 1, name: emergency.name })).toBeHidden()

    const background = () => rowOf(page, second).evaluate((row) => getComputedStyle(row).backgroundColor)
    await page.getByRole('button', { name: 'Select', exact: true }).click()
    const plain = await background()
    await page.getByRole('checkbox', { name: `Select ${second.name}` }).check()
    await expect.poll(background).not.toBe(plain)
    for (const row of [first, second, emergency])
      expect(
        await linkOf(page, row).evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth),
      ).toBe(false)
  })

  test('the list is worked off with single keys, never while one types, and they can be turned off', async ({
    page,
    playwright,
    baseURL,
  }) => {
    await signIn(page)
    const theirs = await playwright.request.newContext({ baseURL: baseURL ?? '' })
    const mike = `Mike Reyes-${newNumber()}`
    await newStaff(page, theirs, 'dispatcher', mike)
    await theirs.dispose()
    const message = newMark()
    const [one, other] = [await enterRequest(page, { message }), await enterRequest(page, { message })]
    await keepUndo(page)
    await open(page, `/admin/inbox?filter=all&q=${message}`)
    await expect(page.locator('.live[data-state="live"]')).toBeVisible()
    await page.locator('.inbox-open').first().focus()
    await page.keyboard.press('j')
    await expect(page.locator('.inbox-open').nth(1)).toBeFocused()
    await page.keyboard.press('k')
    await expect(page.locator('.inbox-open').first()).toBeFocused()

    await linkOf(page, one).focus()
    await page.keyboard.press('e')
    await expect(rowOf(page, one)).toContainText('Completed')
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    await page.keyboard.press('u')
    // After hours the time that was promised stands there.
    await expect(rowOf(page, one)).toContainText(/Waiting|Call by|min\sleft/)

    await linkOf(page, other).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: other.name })).toBeVisible()
    await page.keyboard.press('m')
    const note = page.locator('.inbox-request textarea').last()
    await expect(note).toBeFocused()
    await page.keyboard.type('jkcu?/')
    await expect(note).toHaveValue('jkcu?/')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.locator('.inbox-close').focus()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/\/admin\/inbox\?/)
    await expect(linkOf(page, other)).toBeFocused()

    await page.keyboard.press('a')
    const give = page.getByRole('button', { name: mike, exact: true })
    await expect(give).toBeVisible()
    await expect(page.locator('[id^="give-"] button:visible').first()).toBeFocused()
    await expectAccessible(page)
    await give.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(new RegExp(`^Given to ${mike} at .+\\. No yes so far\\.$`))).toBeVisible()
    await expect(rowOf(page, other)).toContainText(`Given to ${mike}`)
    await page.locator('.inbox-close').focus()
    await page.keyboard.press('Escape')
    await expect(linkOf(page, other)).toBeFocused()

    await page.keyboard.press('/')
    const search = page.getByRole('searchbox')
    await expect(search).toBeFocused()
    await search.fill(one.email)
    await expect(page.locator('.inbox-row')).toHaveCount(1)
    await linkOf(page, one).focus()
    await page.keyboard.press('?')
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(help).toBeVisible()
    await expectAccessible(page)
    await help.getByRole('checkbox').uncheck()
    await page.keyboard.press('Escape')
    await expect(help).toBeHidden()
    await linkOf(page, one).focus()
    await page.keyboard.press('x')
    await expect(page.getByRole('checkbox', { name: `Select ${one.name}` })).toBeHidden()
  })

  test('several are changed at once, honestly counted, and put back', async ({ page }) => {
    await signIn(page)
    const message = newMark()
    for (let count = 0; count < 3; count++) await enterRequest(page, { message })
    await keepUndo(page)
    await open(page, `/admin/inbox?filter=all&q=${message}`)
    await expect(page.locator('.inbox-row')).toHaveCount(3)
    await page.getByRole('button', { name: 'Select' }).click()
    await page.locator('.inbox-pick input').first().check()
    await page
      .locator('.inbox-pick input')
      .last()
      .click({ modifiers: ['Shift'] })
    await expect(page.getByText('3 requests selected')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Mark contacted' }).click()
    await expect(page.getByText('3 requests marked contacted')).toBeVisible()
    await expect(page.locator('[data-group="working"] .inbox-row')).toHaveCount(3)
    const undo = page.getByRole('button', { name: 'Undo' })
    await undo.click()
    await expect(page.locator('[data-group="waiting"] .inbox-row')).toHaveCount(3)
    await expect(undo).toBeHidden()

    await page.getByRole('button', { name: 'Select' }).click()
    await page.locator('.inbox-pick input').first().check()
    await page.getByRole('button', { name: 'Move to trash' }).click()
    await expect(page.locator('.inbox-row')).toHaveCount(2)
    await undo.click()
    await expect(page.locator('.inbox-row')).toHaveCount(3)
  })
})

test('without script requests are opened and changed as pages and forms', async ({ browser }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const page = await plain.newPage()
  await signIn(page)
  const person = await enterRequest(page)
  await page.goto(`/admin/inbox?filter=all&q=${person.email}`)
  await page.getByRole('checkbox', { name: `Select ${person.name}` }).check()
  await page.getByRole('button', { name: 'Mark completed' }).click()
  await expect(page).toHaveURL(/\/admin\/inbox\?/)
  await expect(rowOf(page, person)).toContainText('Completed')
  await linkOf(page, person).click()
  await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible()
  await plain.close()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('three requests with their call buttons are in the first view; Back keeps place and focus', async ({
    page,
  }) => {
    await signIn(page)
    const message = newMark()
    for (let count = 0; count < 8; count++) await enterRequest(page, { message })
    await open(page, '/admin/inbox')
    const isHintCut = await page.getByRole('searchbox').evaluate((field: HTMLInputElement) => {
      field.value = field.placeholder
      return field.scrollWidth > field.clientWidth
    })
    expect(isHintCut).toBe(false)
    await open(page, `/admin/inbox?q=${message}`)
    await page.evaluate(() => document.fonts.ready)
    await expect.poll(() => rowsInView(page)).toBeGreaterThanOrEqual(3)
    for (const index of [0, 1, 2])
      await expect(page.locator('.inbox-call').nth(index)).toBeInViewport({ ratio: 1 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await expectAccessible(page)

    const row = page.locator(`[id="${await page.locator('.inbox-row').nth(6).getAttribute('id')}"]`)
    const link = row.locator('.inbox-open')
    await link.scrollIntoViewIfNeeded()
    const before = await row.boundingBox()
    for (const goBack of [
      () => page.goBack(),
      () => page.getByRole('link', { name: 'All requests' }).tap(),
    ]) {
      await link.tap()
      await expect(page.locator('.inbox-list')).toBeHidden()
      await expect(page.locator('.inbox-request').getByRole('heading', { level: 1 })).toBeVisible()
      await goBack()
      await expect(row).toBeInViewport()
      await expect(link).toBeFocused()
      await expect.poll(async () => (await row.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, -1)
    }
    await scriptOf(page)
  })

  test('Back while a request is marked as seen, and news of it come, does not draw the panel anew', async ({
    page,
  }) => {
    await signIn(page)
    const person = await enterRequest(page)
    await open(page, `/admin/inbox?filter=all&q=${person.email}`)
    await expect(page.locator('.live[data-state="live"]')).toBeVisible()
    // Slow enough that the action, its news and the way back overlap.
    await page.route(/\.data(\?|$)/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300))
      await route.continue().catch(() => {})
    })
    const panel = await page.locator('.panel').elementHandle()
    await linkOf(page, person).tap()
    await expect(page.locator('.inbox-request').getByRole('heading', { level: 1 })).toBeVisible()
    await page.goBack()
    await expect(linkOf(page, person)).toBeFocused()
    expect(await panel?.evaluate((element) => element.isConnected)).toBe(true)
  })
})
