import { languages } from '#content/languages.ts'
import { expect, expectAccessible, signIn, test } from '#tests/journeys/support/journey.ts'
import { newStaff } from '#tests/journeys/support/mail.ts'

test.skip(languages.length === 1, 'there is one language only')

test('whoever chooses Spanish finds the panel in it behind every link, and comes back to English', async ({
  browser,
  page,
}) => {
  await signIn(page)
  const theirs = await browser.newContext()
  const person = await newStaff(page, theirs.request, 'dispatcher')
  const own = await theirs.newPage()
  await own.goto('/admin/settings/security')
  await own.getByLabel('Email').fill(person.email)
  await own.getByLabel('Password', { exact: true }).fill(person.password)
  await own.getByRole('button', { name: 'Sign in', exact: true }).click()
  await own.getByRole('link', { name: 'Change language' }).click()
  await own.getByLabel('Language', { exact: true }).selectOption('es')
  await own.getByRole('button', { name: 'Save language' }).click()
  await expect(own).toHaveURL(/\/es\/admin\/settings\/security\?done=language$/)
  await expect(own.getByText('Su idioma está guardado.').first()).toBeVisible()
  await expectAccessible(own)
  await own.goto('/admin/inbox?filter=all')
  await expect(own).toHaveURL(/\/es\/admin\/inbox\?filter=all$/)
  await expect(own.locator('html')).toHaveAttribute('lang', /^es/)
  await own.goto('/es/admin/settings/security?change=language')
  await own.getByLabel('Idioma', { exact: true }).selectOption('en')
  await own.getByRole('button', { name: 'Guardar el idioma' }).click()
  await expect(own).toHaveURL(/localhost:\d+\/admin\/settings\/security\?done=language$/)
  await own.goto('/es/admin/inbox')
  await expect(own).toHaveURL(/localhost:\d+\/admin\/inbox$/)
  await theirs.close()
})
