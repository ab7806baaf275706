import { create, graphql } from './support/graphql.ts'
import { expect, fillQuoteFields, open, pauseAsPeopleDo, signIn, someone, test } from './support/journey.ts'

/** The largest count in its tree of pages. */
const pagesOf = (pdf: Buffer) =>
  Math.max(...[...pdf.toString('latin1').matchAll(/\/Count (\d+)/g)].map(([, count]) => Number(count)))

test('a receipt is one sheet of paper, with the number to call and without lists of links', async ({
  page,
}) => {
  const person = someone()
  await page.goto('/')
  await fillQuoteFields(page, person)
  await pauseAsPeopleDo(page)
  await page.locator('#quote-form form').evaluate((form: HTMLFormElement) => form.submit())
  await expect(page).toHaveURL(/\/receipt\//)
  for (const format of ['Letter', 'A4']) expect(pagesOf(await page.pdf({ format }))).toBe(1)
  await page.emulateMedia({ media: 'print' })
  const footer = page.locator('.site-footer')
  await expect(footer.getByRole('link', { name: '(713) 555-0142' })).toBeVisible()
  await expect(footer.getByText('License B00000000')).toBeVisible()
  await expect(footer.locator('ul:has(a):not(.footer-licenses)').filter({ visible: true })).toHaveCount(0)
  await expect(page.locator('nav').filter({ visible: true })).toHaveCount(0)
})

test('phone numbers and times stay on one line at any width, and our numbers in texts can be tapped', async ({
  page,
}) => {
  for (const path of ['/privacy', '/accessibility', '/faq', '/contact', '/services']) {
    await page.goto(path)
    for (const width of [320, 360, 390, 414]) {
      await page.setViewportSize({ width, height: 844 })
      const broken = await page.evaluate(() => {
        for (const fold of document.querySelectorAll('details')) fold.open = true
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        const found: string[] = []
        for (let node = walker.nextNode(); node; node = walker.nextNode())
          for (const match of (node.nodeValue ?? '').matchAll(
            /\(\d{3}\)\s\d{3}-\d{4}|\d{1,2}(?::\d{2})?\s[AP]M\b/g,
          )) {
            const range = document.createRange()
            range.setStart(node, match.index)
            range.setEnd(node, match.index + match[0].length)
            const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
            if (tops.size > 1) found.push(match[0])
          }
        return found
      })
      expect([path, width, broken]).toEqual([path, width, []])
    }
  }
  for (const path of ['/privacy', '/accessibility']) {
    await page.goto(path)
    await expect(page.locator('main p a[href="tel:+17135550186"]').first()).toBeVisible()
  }
})

test('an invoice of the panel is one sheet of paper, as wide as it', async ({ page }) => {
  await signIn(page)
  const lines = [{ name: 'Open a door', quantity: 100, unitCents: 12_000 }]
  const id = await create(page, 'Invoice', { name: 'Ana Ruiz', lines })
  await graphql(page, 'mutation($id: ID!) { sendInvoice(id: $id, mails: false) { id } }', { id })
  await open(page, `/admin/invoices/${id}`)
  for (const format of ['Letter', 'A4']) expect(pagesOf(await page.pdf({ format }))).toBe(1)
  await page.setViewportSize({ width: 816, height: 1056 })
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('.invoice-sold').boundingBox()).toMatchObject({ x: 0, width: 816 })
})
