import { expect, pauseAsPeopleDo, someone, test, thanked } from './support/journey.ts'

test('the whole form by keyboard alone', async ({ page }) => {
  const person = someone()
  await page.goto('/#quote-form')
  await page.getByLabel('First name').focus()
  await expect(page.locator('form[novalidate]')).toBeVisible()
  const { keyboard } = page
  await keyboard.type(person.firstName)
  await keyboard.press('Tab')
  await keyboard.type(person.lastName)
  await keyboard.press('Tab')
  await keyboard.type('7135550117')
  await keyboard.press('Tab')
  await keyboard.type(person.email)
  await keyboard.press('Tab')
  await keyboard.type('Commercial')
  await keyboard.press('Tab')
  await keyboard.type('The panic bar sticks.')
  await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('(713) 555-0117')
  const submit = page.getByRole('button', { name: 'Get my free quote' })
  for (
    let tabs = 0;
    tabs < 4 && !(await submit.evaluate((button) => button === document.activeElement));
    tabs++
  )
    await keyboard.press('Tab')
  await expect(submit).toBeFocused()
  await pauseAsPeopleDo(page)
  await keyboard.press('Enter')
  await expect(page.getByText(thanked)).toBeVisible()
})
