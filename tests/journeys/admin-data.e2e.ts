import { expect, expectAccessible, newNumber, open, signIn, test } from './journey.ts'

test('the activity is in sentences, with the value before; a list and a backup are downloaded', async ({
  page,
  complaints,
}) => {
  test.slow()
  await signIn(page)
  const name = `Ted Maas ${newNumber()}`
  const run = async (query: string, input: object) => {
    const answer = await page.request.post('/graphql', { data: { query, variables: { input } } })
    return (await answer.json()).data
  }
  const { createTestimonial } = await run(
    'mutation($input: CreateTestimonialInput!) { createTestimonial(input: $input) { id } }',
    { name, rating: 4, comment: 'New master keys for nine rooms.' },
  )
  await open(page, `/admin/settings/activity?q=${encodeURIComponent(name)}`)
  const entries = page.getByRole('region', { name: 'Activity' }).getByRole('listitem')
  await expect(entries).toHaveCount(1)
  await expect(page.getByText('Live', { exact: true })).toBeVisible()

  await run('mutation($input: UpdateTestimonialInput!) { updateTestimonial(input: $input) { id } }', {
    id: createTestimonial.id,
    rating: 5,
  })
  await expect(entries).toHaveCount(2)
  await expect(entries.first()).toContainText(`changed rating of the testimonial of ${name}`)
  await entries.first().getByText('What changed').press('Enter')
  await expect(entries.first().getByRole('row', { name: 'Rating 4 5' })).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
  await page.getByRole('link', { name: 'owner@example.com' }).click()
  await expect(entries).toHaveCount(2)

  await open(page, '/admin/settings/data')
  const rows = page.getByRole('list', { name: 'Saved backups' }).getByRole('listitem')
  const ours = rows.filter({ hasNotText: 'nightly' })
  // The server itself makes one each night, and its first a minute after the start; during that it refuses another.
  await expect(async () => {
    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.getByRole('button', { name: 'Back up now' }).click()
    expect((await answered).status()).toBe(200)
  }).toPass()
  // The browser reports each refusal.
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('422')
  // One that takes longer than a request should appears when the panel looks for it, once a minute.
  await expect(ours).toHaveCount(1, { timeout: 90_000 })
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await ours.getByRole('link', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toMatch(/^lantern-.*\.tar\.gz$/)

  await ours.getByRole('link', { name: 'Delete' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Are you sure you want to delete this backup?')
  await expectAccessible(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(ours).toHaveCount(0)
})
