import sharp from 'sharp'
import { expect, expectAccessible, open, signIn, test } from '#tests/journeys/support/journey.ts'

const bar = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="100"><rect width="300" height="40" fill="${color}"/><rect x="390" y="90" width="10" height="10" fill="${color}"/></svg>`
const file = (color: string) => ({
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(bar(color)),
})

test('a dark logo stands on a plate in the side bar until there is one for dark ground', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page)
  await open(page, '/admin/settings/brand')
  const section = (name: string) => page.getByRole('region', { name, exact: true })
  await section('Logo').locator('input[type=file]').setInputFiles(file('#101b2d'))
  const mark = page.locator('.sidebar .mark')
  const ground = () =>
    mark.evaluateAll((images) =>
      images
        .filter((image) => image.checkVisibility())
        .map((image) => [
          getComputedStyle(image).backgroundColor,
          image.getAttribute('class')?.includes('mark-on-dark'),
        ]),
    )
  await expect.poll(ground).toEqual([['rgb(255, 255, 255)', false]])
  await section('Logo for dark ground').locator('input[type=file]').setInputFiles(file('#e9edf5'))
  await expect.poll(ground).toEqual([['rgba(0, 0, 0, 0)', true]])
  await expectAccessible(page)

  await section('Logo for dark ground').getByRole('button', { name: 'Remove it' }).click()
  await expect.poll(ground).toEqual([['rgb(255, 255, 255)', false]])
  await section('Logo').getByRole('button', { name: 'Remove the logo' }).click()
  await expect(mark).toHaveCount(0)
})

test('a person is given a name, a role and a photo on a phone, stands on the page about the firm, and is taken away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  await open(page, '/admin/settings/brand')
  const people = page.getByRole('region', { name: 'People' })
  await people.getByLabel('Name').fill('Marisol Vega')
  await people.getByLabel('What they do').fill('Owner and locksmith')
  await people.getByRole('button', { name: 'Somebody else: choose a photo' }).click()
  const picture = await sharp({ create: { width: 800, height: 800, channels: 3, background: 'gray' } })
    .jpeg()
    .toBuffer()
  const dialog = page.getByRole('dialog')
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: picture })
  await dialog.getByRole('textbox').first().fill('Marisol at the van')
  await dialog.getByRole('button', { name: 'Use this picture' }).click()
  await people.getByRole('button', { name: 'Add a person' }).click()
  await expect(people.getByRole('heading', { name: 'Marisol Vega' })).toBeVisible()
  await expectAccessible(page)

  const visitor = async () => (await page.request.get('/about')).text()
  await expect.poll(visitor).toContain('Marisol Vega')
  await page.goto('/about')
  const person = page.getByRole('region', { name: 'The people' }).getByRole('listitem')
  await expect(person).toHaveText('Marisol VegaOwner and locksmith')
  await expect(person.locator('img')).toHaveCount(1)
  await expectAccessible(page)

  await open(page, '/admin/settings/brand')
  await people.getByRole('button', { name: 'Take away: Marisol Vega' }).click()
  await expect.poll(visitor).not.toContain('Marisol Vega')
})
