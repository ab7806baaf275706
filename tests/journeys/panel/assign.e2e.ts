import {
  enterRequest,
  expect,
  expectAccessible,
  newNumber,
  open,
  openRequest,
  rowOf,
  signIn,
  test,
} from '#tests/journeys/support/journey.ts'
import { newStaff } from '#tests/journeys/support/mail.ts'

test.use({ actionTimeout: 20_000 })

test('on a phone a request is given in two taps, refused with a word, given again with the keyboard, and taken', async ({
  page,
  browser,
}) => {
  await signIn(page)
  const person = await enterRequest(page)
  const theirs = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  const mike = `Mike Reyes-${newNumber()}`
  await newStaff(page, theirs.request, 'dispatcher', mike)
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/admin/quotes')
  const mine = await openRequest(page, person.name)
  await mine.getByText('Give to', { exact: true }).click()
  await expectAccessible(page)
  await mine.getByRole('button', { name: mike, exact: true }).click()
  await expect(mine.getByText(new RegExp(`^Given to ${mike} at .+\\. No yes so far\\.$`))).toBeVisible()

  await open(theirs, '/admin/inbox')
  await expect(rowOf(theirs, person.name)).toContainText(`Given to ${mike}`)
  const asked = await openRequest(theirs, person.name)
  await expect(asked.getByText(/gave you this at .+ Will you take it\?/)).toBeVisible()
  await asked.getByText('Hand back', { exact: true }).first().click()
  await asked.getByLabel('Why? (optional)').fill('Stuck in Katy')
  await asked.getByRole('button', { name: 'Hand back' }).click()
  await expect(asked.getByText('Nobody has taken this yet.')).toBeVisible()
  await expect(mine.getByText('Stuck in Katy')).toBeVisible()

  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/admin/inbox')
  await rowOf(page, person.name).locator('.inbox-open').focus()
  await page.keyboard.press('a')
  const give = page.getByRole('button', { name: mike, exact: true })
  await expect(give).toBeVisible()
  await give.focus()
  await page.keyboard.press('Enter')
  await theirs.getByRole('button', { name: 'Yes, I’ll take it' }).click()
  await expect(theirs.getByText(/^You’ve had this since/)).toBeVisible()
  await expect(page.getByText(new RegExp(`^${mike} has had this since`))).toBeVisible()
})
