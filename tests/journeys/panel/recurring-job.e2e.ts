import {
  enterRequest,
  expect,
  expectAccessible,
  open,
  signIn,
  test,
} from '#tests/journeys/support/journey.ts'

test('a yearly job is marked done, the next one stands in its history, and an undo takes it back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  const { id, name } = await enterRequest(page)
  await open(page, `/admin/inbox/quotes/${id}`)
  await page.getByText('Add address, time and price').click()
  const job = page.getByRole('region', { name: 'Job', exact: true }).locator('.request-facts')
  await page.getByLabel('Date').fill('2030-02-04')
  await page.getByLabel('Time', { exact: true }).fill('14:00')
  await page.getByLabel('Length').selectOption({ label: '1 h 30 min' })
  await page.getByLabel('Comes again').selectOption({ label: 'In 1 year' })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(job).toContainText('In 1 year')
  // Opened again, the form begins with what was saved: to save it once more must not take it back.
  await page.getByText('Edit job').click()
  await expect(page.getByLabel('Length')).toHaveValue('90')
  await expect(page.getByLabel('Comes again')).toHaveValue('12')
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()

  const done = page.getByRole('button', { name: 'Done', exact: true })
  const activity = page.locator('.time-line')
  const planned = activity.getByText('The next one is planned for Feb 4, 2031')
  await done.click()
  await expect(planned).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(done).toBeVisible()
  await expect(planned).toHaveCount(0)

  await done.click()
  await expect(planned).toBeVisible()
  await expectAccessible(page)
  await planned.getByRole('link', { name: /^No\. / }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await expect(page.getByText(/^Yearly service, after No\. /).filter({ visible: true })).toBeVisible()
  await expect(job).toContainText('Feb 4, 2031')
  await activity.getByText('Comes again, after').getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/admin/inbox/quotes/${id}`))
})
