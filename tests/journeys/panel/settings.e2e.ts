import { expect, expectAccessible, open, signIn, test } from '#tests/journeys/support/journey.ts'

test('a setting is found by a word for it, by keys alone, and what there is none of is said', async ({
  page,
}) => {
  await signIn(page)
  await open(page, '/admin/settings')
  const main = page.getByRole('main')
  const search = main.getByRole('searchbox', { name: 'Search settings' })
  const links = main.getByRole('listitem').getByRole('link')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Your business',
    'Notifications and people',
    'Data and access',
  ])
  await expectAccessible(page)

  await search.fill('submarine')
  await expect(main.getByText('No setting is called “submarine”.')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'No setting is called' })).toBeAttached()
  await expectAccessible(page)
  await main.getByRole('link', { name: 'Show all settings' }).click()
  await expect(search).toBeFocused()
  await expect(search).toHaveValue('')

  await search.pressSequentially('backup')
  await expect(links.first()).toHaveText(/^Backups/)
  const found = `${await links.count()} settings found`
  await expect(main.getByRole('heading', { name: found })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: found })).toBeAttached()
  await expectAccessible(page)
  await search.press('ArrowDown')
  await expect(links.nth(0)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(links.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(search).toBeFocused()

  await search.fill('logo')
  await search.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Brand' })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Logo', exact: true })).toBeInViewport()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('link', { name: 'All settings' }).click()
  await search.fill('tax')
  await main.getByRole('link', { name: /^Sales tax by place/ }).click()
  await expect(main.getByRole('heading', { name: 'Sales tax by place' })).toBeInViewport()
})
