import { photo } from '#tests/journeys/support/attachments.ts'
import { fillQuote } from '#tests/journeys/support/journey.ts'
import { publicRoutes } from '#tests/journeys/support/public-routes.ts'
import { allWidths, dayAndNight, type Shot } from './shot.ts'

const form = '#quote-form'
const person = { firstName: 'Dana', lastName: 'Whitfield', phone: '7135550117', email: 'dana@gmial.com' }

const pages = publicRoutes.map(
  (path): Shot => ({
    name: path.replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '') || 'home',
    widths: allWidths,
    schemes: dayAndNight,
    prepare: async (page) => {
      await page.goto(path)
      if (path === '/') await page.waitForTimeout(2_700)
    },
  }),
)

const formShots: readonly Shot[] = [
  {
    name: 'form-hints',
    prepare: async (page) => {
      await page.goto(`/${form}`)
      await page.getByLabel('First name').click()
      await page.waitForTimeout(800)
      await fillQuote(page, person)
      await page
        .getByLabel('Photos or documents')
        .setInputFiles([await photo('door.jpg'), await photo('latch.jpg')])
      await page.waitForTimeout(2_000)
    },
  },
  {
    name: 'form-errors',
    prepare: async (page) => {
      await page.goto(`/${form}`)
      await page.getByLabel('First name').click()
      await page.waitForTimeout(800)
      await page.getByRole('button', { name: 'Get my free quote' }).click()
      await page.waitForTimeout(500)
    },
  },
  {
    name: 'form-waiting',
    prepare: async (page) => {
      await page.goto(`/${form}`)
      await page.getByLabel('First name').click()
      await page.waitForTimeout(800)
      await fillQuote(page, person)
      await page.context().setOffline(true)
      await page.getByRole('button', { name: 'Get my free quote' }).click()
      await page.waitForTimeout(8_000)
    },
  },
  {
    name: 'form-sent',
    prepare: async (page) => {
      await page.goto(`/${form}`)
      await fillQuote(page, { ...person, email: 'dana@example.com' })
      await page.getByRole('button', { name: 'Get my free quote' }).click()
      await page.getByText('Thank you!').waitFor()
    },
  },
  {
    name: 'request',
    widths: allWidths,
    schemes: dayAndNight,
    prepare: async (page) => {
      await page.goto(`/${form}`)
      await fillQuote(page, { ...person, email: 'dana@example.com' })
      await page.getByRole('button', { name: 'Get my free quote' }).click()
      await page.locator('a[href^="/receipt/"]').first().click()
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForTimeout(1_500)
    },
  },
]

export const siteShots: readonly Shot[] = [...pages, ...formShots].map((shot) => ({
  ...shot,
  isVisitor: true,
}))
