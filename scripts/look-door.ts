import { chromium } from 'playwright-core'
import { startServer } from '#tests/journeys/support/start-server.ts'
import { signIn } from './screenshots/shot.ts'

const server = await startServer({ DEMO: '1' })
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
try {
  const context = await browser.newContext({ baseURL: server.site, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await signIn(page)
  await page.waitForURL('**/admin')
  const gql = async (query: string, variables = {}) =>
    page.evaluate(async ([query, variables]) => (await fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query, variables }) })).json(), [query, variables] as const)
  const made = await gql('mutation { createInvoice(input: { name: "Rosa Keller", email: "rosa@keller.net", lines: [{name: "Rekey", quantity: 100, unitCents: 18500}] }) { id } }')
  const id = made.data.createInvoice.id
  await gql(`mutation { sendInvoice(id: "${id}", mails: false) { id } }`)
  await gql(`mutation { recordPayment(invoiceId: "${id}", method: cash, amountCents: 10000) { id } }`)
  const shot = async (name: string) => {
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of [390, 1440]) {
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize({ width, height: 900 })
        await page.waitForTimeout(300)
        await page.screenshot({ path: `/tmp/dm/${name}-${width}-${colorScheme}.png`, fullPage: true })
      }
    await page.setViewportSize({ width: 390, height: 844 })
  }
  await page.goto('/admin/drawers')
  await page.waitForLoadState('networkidle')
  await shot('7-drawer')
  await page.getByLabel('Counted').fill('95')
  await page.getByRole('button', { name: /^Close drawer/ }).click()
  await page.waitForTimeout(800)
  await shot('8-differs')
  await page.getByLabel('Note').fill('A torn bill')
  await page.getByRole('button', { name: /^Close drawer/ }).click()
  await page.waitForTimeout(800)
  await shot('9-closed')
  await page.goto('/admin/reports')
  await page.waitForLoadState('networkidle')
  await shot('10-report')
} finally {
  await browser.close()
  await server.stop()
}
