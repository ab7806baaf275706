import {
  byDayAndNight,
  enterRequest,
  expect,
  expectAccessible,
  open,
  signIn,
  test,
} from '#tests/journeys/support/journey.ts'

test('hours of a job: started and paused at the door, corrected by hand, ended by Done, in the report', async ({
  page,
}) => {
  await signIn(page)
  const job = await enterRequest(page)
  await open(page, `/admin/inbox/quotes/${job.id}`)
  const step = page
    .getByRole('region', { name: 'What happens next' })
    .getByRole('region', { name: 'Your hours' })
  await step.getByRole('button', { name: 'Start' }).click()
  await expect(step.getByRole('status')).toContainText('You have been working on this since')
  await step.getByRole('button', { name: 'Pause' }).click()
  await expect(step.getByRole('status')).toContainText('Your time on this job')
  await step.getByRole('button', { name: 'Go on' }).click()
  await expect(step.getByRole('button', { name: 'Pause' })).toBeVisible()

  const hours = page.locator('[aria-labelledby="request-hours"]')
  await expect(hours.getByRole('listitem')).toHaveCount(2)
  await hours.getByText('Add hours').click()
  const add = hours.locator('.work-form').last()
  // Hours lie at most a week before their job came in.
  const yesterday = new Date(Date.now() - 24 * 3_600_000).toISOString().slice(0, 10)
  await add.getByLabel('Start').fill(`${yesterday}T09:00`)
  await add.getByLabel('End').fill(`${yesterday}T10:30`)
  await add.getByRole('button', { name: 'Save hours' }).click()
  await expect(hours.getByRole('listitem')).toHaveCount(3)
  await expect(hours.getByRole('listitem').first()).toContainText('1 h 30 min')
  await byDayAndNight(page, [390, 1440], () => expectAccessible(page))

  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await expect(page.getByText(/: completed/)).toBeVisible()
  await expect(hours.getByText(/, since /)).toHaveCount(0)

  await open(page, '/admin/reports?period=year&at=2026')
  const byPerson = page.getByRole('region', { name: 'Hours by person', exact: true })
  await expect(byPerson.getByRole('row').nth(1)).toContainText('1:3')
  await expect(page.getByRole('link', { name: 'Download hours (CSV)' })).toBeVisible()
  await byDayAndNight(page, [390, 1440], () => expectAccessible(page))
})
