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
  const made = await gql('mutation { createCall(input: { name: "Rosa Keller", phone: "7135550188", email: "rosa@keller.net", service: "residential", address: "500 Main St, Houston" }) { id } }')
  console.log(JSON.stringify(made))
  const id = made.data.createCall.id
  console.log(JSON.stringify(await gql(`mutation { updateCall(input: { id: "${id}", status: completed, quotedCents: 18500 }) { id } }`)))
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
  await page.goto(`/admin/inbox/calls/${id}`)
  await page.waitForLoadState('networkidle')

  await page.getByRole('button', { name: /^Cash/ }).click()
  await page.waitForURL('**/admin/invoices/*')
  await page.waitForLoadState('networkidle')
  await shot('2-draft')
  await page.getByRole('button', { name: 'Save and send', exact: true }).click()
  await page.waitForTimeout(1500)
  await shot('3-sent')
  await page.goto(`/admin/inbox/calls/${id}`)
  await page.waitForLoadState('networkidle')
  await shot('4-open')
  await page.getByRole('button', { name: /^Cash/ }).click()
  await page.waitForTimeout(1500)
  await shot('5-paid')
  await page.goto('/admin/settings/people')
  await page.waitForLoadState('networkidle')

} finally {
  await browser.close()
  await server.stop()
}
