import { languages } from '#content/languages.ts'
import { expect, expectAccessible, signIn, test } from '#tests/journeys/support/journey.ts'
import { newStaff } from '#tests/journeys/support/mail.ts'

const [first, ...others] = languages

for (const { code } of others)
  test(`whoever chooses "${code}" finds the panel in it behind every link, and comes back`, async ({
    browser,
    page,
  }) => {
    await signIn(page)
    const theirs = await browser.newContext()
    await newStaff(page, theirs.request, 'dispatcher')
    const own = await theirs.newPage()
    await own.goto('/admin/settings/security')
    await own.getByRole('link', { name: 'Change language' }).click()
    const section = own.locator('section', { has: own.locator('#own-language') })
    const choose = async (chosen: string) => {
      await own.locator('#own-language').selectOption(chosen)
      await section.locator('button[type="submit"]').click()
    }
    const address = (path: string) => new RegExp(`localhost:\\d+${path.replace('?', '\\?')}$`)
    await choose(code)
    await expect(own).toHaveURL(address(`/${code}/admin/settings/security?done=language`))
    await expect(own.locator('html')).toHaveAttribute('lang', new RegExp(`^${code}`))
    await expectAccessible(own)
    await own.goto('/admin/inbox?filter=all')
    await expect(own).toHaveURL(address(`/${code}/admin/inbox?filter=all`))
    await own.goto(`/${code}/admin/settings/security?change=language`)
    await choose(first.code)
    await expect(own).toHaveURL(address('/admin/settings/security?done=language'))
    await own.goto(`/${code}/admin/inbox`)
    await expect(own).toHaveURL(address('/admin/inbox'))
    await theirs.close()
  })
