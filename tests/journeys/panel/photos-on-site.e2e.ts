import { photo } from '#tests/journeys/support/attachments.ts'
import { graphql } from '#tests/journeys/support/graphql.ts'
import {
  byDayAndNight,
  enterRequest,
  expect,
  expectAccessible,
  open,
  signIn,
  test,
} from '#tests/journeys/support/journey.ts'

test('photos of the work: shown to the customer, allowed by them, put on the website, and off it again when they take it back', async ({
  page,
  browser,
}) => {
  test.slow()
  await signIn(page)
  const job = await enterRequest(page)
  await open(page, `/admin/inbox/quotes/${job.id}`)
  const customer = await (await browser.newContext()).newPage()
  const { getQuote } = await graphql<{ getQuote: { customerPath: string } }>(
    page,
    'query($id: ID!) { getQuote(id: $id) { customerPath } }',
    { id: job.id },
  )
  for (const as of ['Before', 'After']) {
    await page
      .locator('input[name=photos]')
      .setInputFiles(await photo(`${as}.jpg`, as === 'Before' ? 640 : 700))
    const fieldset = page.getByRole('group', { name: /^Show / }).nth(as === 'Before' ? 0 : 1)
    await fieldset.getByRole('button', { name: as }).click()
    await expect(fieldset.getByRole('button', { name: as })).toHaveAttribute('aria-pressed', 'true')
  }
  const onSite = page.getByRole('region', { name: 'Photos on the website' })
  await expect(onSite).toContainText('They have not yet.')

  await customer.goto(getQuote.customerPath)
  await customer.getByLabel('You may show these photos on your website').check()
  await customer.getByRole('button', { name: 'Save' }).click()
  await expect(customer.getByText(/^You allowed us on/)).toBeVisible()
  await byDayAndNight(customer, [390, 1440], () => expectAccessible(customer))

  await page.reload()
  await onSite.getByText('Put a pair on the website').click()
  await onSite.getByLabel('What the first photo shows').fill('A worn lock')
  await onSite.getByLabel('What the second photo shows').fill('A new lock')
  await onSite.getByLabel('Service page').selectOption('safe')
  await onSite.getByLabel('City (optional)').fill('Houston')
  await byDayAndNight(page, [390, 1440], () => expectAccessible(page))
  await onSite.getByRole('button', { name: 'Put on the website' }).click()
  await expect(onSite.getByRole('button', { name: 'Take off the website' })).toBeVisible()

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto('/services/safe')
  const pairs = visitor.getByRole('region', { name: 'Before and after' })
  await expect(pairs.getByRole('img', { name: 'A worn lock' })).toBeVisible()
  await expect(pairs).toContainText('in Houston')
  await byDayAndNight(visitor, [390, 1440], () => expectAccessible(visitor))

  await customer.getByRole('button', { name: 'Take it back' }).click()
  await expect(customer.getByLabel('You may show these photos on your website')).toBeVisible()
  await expect(async () => {
    await visitor.reload()
    await expect(pairs).toHaveCount(0, { timeout: 1_000 })
  }).toPass()
})
