import { backupLock } from '#server/backup/make-backup.ts'
import { create, graphql } from '#tests/journeys/support/graphql.ts'
import {
  changeRows,
  expect,
  expectAccessible,
  newNumber,
  open,
  signIn,
  test,
} from '#tests/journeys/support/journey.ts'

test('the activity is in sentences, with the value before; a list and a backup are downloaded', async ({
  page,
}) => {
  test.slow()
  await signIn(page)
  const name = `Ted Maas ${newNumber()}`
  const comment = 'New master keys for nine rooms.'
  const id = await create(page, 'Testimonial', { name, rating: 4, comment })
  await open(page, `/admin/settings/activity?q=${encodeURIComponent(name)}`)
  const entries = page.getByRole('region', { name: 'Activity' }).getByRole('listitem')
  await expect(entries).toHaveCount(1)
  await expect(page.getByText('Live', { exact: true })).toBeVisible()

  const change = 'mutation($input: UpdateTestimonialInput!) { updateTestimonial(input: $input) { id } }'
  await graphql(page, change, { input: { id, rating: 5 } })
  await expect(entries).toHaveCount(2)
  await expect(entries.first()).toContainText(`changed rating of the testimonial of ${name}`)
  await entries.first().getByText('What changed').press('Enter')
  await expect(entries.first().getByRole('row', { name: 'Rating 4 5' })).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
  await page.getByRole('link', { name: 'owner@example.com' }).click()
  await expect(entries).toHaveCount(2)

  // The server makes a backup of its own a minute after its start, and refuses another meanwhile. None begins from here
  // on; one that has begun ends first.
  await changeRows(
    `insert into backup_settings (id, nightly) values ('the-backups', false) on conflict (id) do update set nightly = false;
     select pg_advisory_lock(${backupLock})`,
  )
  await open(page, '/admin/settings/data')
  const rows = page.getByRole('list', { name: 'Saved backups' }).getByRole('listitem')
  const ours = rows.filter({ hasNotText: 'nightly' })
  await page.getByRole('button', { name: 'Back up now' }).click()
  // The panel looks once a minute for a backup that takes longer than a request.
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
