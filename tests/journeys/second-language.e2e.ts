import { expect, expectAccessible, test } from './support/journey.ts'

const offer = '¿Prefiere español?'

test('the switch keeps the page, what it was asked for and what was typed', async ({ page }) => {
  await page.goto('/quote?service=safes')
  await page.getByLabel('First name').fill('Ana')
  await page.getByLabel('Last name').fill('Treviño')
  await page.getByRole('banner').getByRole('link', { name: 'Hablamos español' }).click()
  await expect(page).toHaveURL('/es/cotizacion?service=safes')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-US')
  await expect(page.locator('[name=firstName]')).toHaveValue('Ana')
  await expect(page.locator('[name=lastName]')).toHaveValue('Treviño')
  await expectAccessible(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/quote?service=safes')
  await expect(page.getByLabel('First name')).toHaveValue('Ana')
})

test('the switch takes along how the visitor came, and the place on the page', async ({ page }) => {
  await page.goto('/faq?utm_source=flyer&gclid=x&other=1#proof')
  await page.getByRole('banner').getByRole('link', { name: 'Hablamos español' }).click()
  await expect(page).toHaveURL('/es/preguntas?utm_source=flyer&gclid=x#proof')
})

test.describe('to who reads Spanish', () => {
  test.use({ locale: 'es-US', viewport: { width: 390, height: 844 } })

  test('the page is offered in Spanish, until it was answered', async ({ page }) => {
    await page.goto('/services/safe?utm_campaign=gato')
    await expect(page.getByText(offer)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Ver esta página en español' }).click()
    await expect(page).toHaveURL('/es/servicios/cajas-fuertes?utm_campaign=gato')
    await expect(page.locator('[data-offer]')).toBeHidden()
    await page.goto('/services/safe')
    await expect(page.getByText(offer)).toBeHidden()
  })

  test('a no is remembered', async ({ page }) => {
    await page.goto('/sos')
    await page.getByRole('button', { name: 'No, gracias' }).click()
    await expect(page.getByText(offer)).toBeHidden()
    await page.goto('/')
    await expect(page.getByText(offer)).toBeHidden()
  })
})

test('nobody else sees an offer', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('[data-offer]')).toBeHidden()
})
