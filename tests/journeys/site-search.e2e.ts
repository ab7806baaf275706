import { expect, expectAccessible, test } from './support/journey.ts'

test('the search is found in the list of posts, at the foot of every page and in the menu of a phone', async ({
  page,
}) => {
  await page.goto('/blog')
  await page.getByRole('searchbox').fill('locked out')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=locked+out')
  await expect(page.getByRole('main').getByRole('link', { name: /What to Do When/i })).toBeVisible()
  await expect(page.getByText('The address may be mistyped')).toBeHidden()

  for (const path of ['/', '/services/safe']) {
    await page.goto(path)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL('/search')
  }

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/faq')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.locator('.site-menu')).toBeVisible()
  await expectAccessible(page)
  await page.locator('.site-menu').getByRole('link', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL('/search')
})
