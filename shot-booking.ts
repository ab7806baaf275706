import { chromium } from 'playwright-core'
import { startServer } from '#tests/journeys/support/start-server.ts'
import { signIn } from './scripts/screenshots/shot.ts'
import { profileInput } from '#tests/profile.ts'
const server = await startServer({ DEMO: '1' })
try {
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
  const owner = await browser.newContext({ baseURL: server.site })
  const panel = await owner.newPage()
  await signIn(panel as never)
  await panel.waitForURL(/admin(?!\/login)/)
  const gql = async (query: string, variables: object) => {
    const answer = await (await panel.request.post('/graphql', { data: { query, variables } })).json()
    if (answer.errors) throw new Error(JSON.stringify(answer.errors))
    return answer.data
  }
  const mode = async (bookingMode: string) => gql('mutation($input: BusinessProfileInput!) { updateBusinessProfile(input: $input) { name } }', { input: profileInput({ bookingMode: bookingMode as never }) })
  await mode(process.env.MODE ?? 'confirm')
  await new Promise((r) => setTimeout(r, 1500))
  const key = { 'x-api-key': 'public-key-of-the-journeys' }
  const visitor = await browser.newContext({ baseURL: server.site, viewport: { width: 390, height: 844 } })
  const page = await visitor.newPage()
  const send = async (email: string) => {
    const r = await page.request.post('/graphql', { headers: key, data: { query: 'mutation($input: CreateQuoteInput!) { createQuote(input: $input) { id receipt } }', variables: { input: { firstName: 'Dana', lastName: 'Whitfield', phone: '(713) 555-0117', email, service: 'residential', message: 'Two deadbolts to rekey.' } } } })
    return (await r.json()).data.createQuote
  }
  const { id, receipt } = await send('dana@example.org')
  if (process.env.MODE) await gql('mutation($input: UpdateQuoteInput!) { updateQuote(input: $input) { id } }', { input: { id, quarantineReasons: [] } })
  await gql('mutation($input: UpdateQuoteInput!) { updateQuote(input: $input) { id } }', { input: { id, quarantineReasons: [] } })
  const all = async (name: string) => {
    for (const [w, scheme] of [[390, 'light'], [390, 'dark'], [1440, 'light']] as const) {
      await page.setViewportSize({ width: w, height: 900 })
      await page.emulateMedia({ colorScheme: scheme })
      await page.waitForTimeout(300)
      await page.screenshot({ path: `/tmp/h/shots-booking/${name}-${w}-${scheme}.png`, fullPage: true })
    }
    await page.setViewportSize({ width: 390, height: 844 })
  }
  await page.goto(receipt)
  await all('1-open')
  await page.locator('.booking-day:has(input:not([disabled])) >> nth=2').locator('label').click()
  await page.waitForTimeout(200)
  await page.screenshot({ path: '/tmp/h/shots-booking/1b-day.png' })
  await page.locator('.booking-day form:visible button').nth(1).click()
  await page.waitForLoadState()
  await all('2-reserved')
  await page.screenshot({ path: '/tmp/h/shots-booking/2b-view.png' })
  await page.getByRole('button', { name: /^(Book|Ask for) it$/ }).click()
  await page.waitForLoadState()
  await all('3-booked')
  await panel.goto(`/admin/quotes/${id}`)
  await panel.setViewportSize({ width: 390, height: 844 })
  await panel.waitForTimeout(1500)
  await panel.screenshot({ path: '/tmp/h/shots-booking/4-panel-390.png' })
  await panel.setViewportSize({ width: 1440, height: 900 })
  await panel.waitForTimeout(500)
  await panel.screenshot({ path: '/tmp/h/shots-booking/4-panel-1440.png' })
  await panel.goto('/admin/inbox'); await panel.waitForTimeout(1000)
  await panel.screenshot({ path: '/tmp/h/shots-booking/5-inbox.png' })
  await panel.goto('/admin'); await panel.waitForTimeout(1000)
  await panel.screenshot({ path: '/tmp/h/shots-booking/5-today.png' })
  await panel.goto('/admin/settings/business/booking'); await panel.waitForTimeout(1000)
  await panel.screenshot({ path: '/tmp/h/shots-booking/6-settings.png' })
  await browser.close()
} finally { await server.stop() }
