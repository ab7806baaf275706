import { onDisk, pdf, photo } from './support/attachments.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleNow,
  expectInTime,
  expectOneRequestOf,
  fillQuote,
  open,
  openRequest,
  pauseAsPeopleDo,
  rowOf,
  sendRequest,
  signIn,
  someone,
  stopClock,
  test,
  thanked,
} from './support/journey.ts'

test('a request with photos and a PDF reaches the owner’s open screen by itself', async ({
  page,
  browser,
}) => {
  test.slow()
  const person = someone()
  const van = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await signIn(van)
  await open(van, '/admin/quotes')

  await page.goto('/')
  await fillQuote(page, person)
  await page
    .getByLabel('Photos or documents')
    .setInputFiles(await onDisk(await photo(), await photo('lock.jpg'), pdf('plan.pdf', 6_000)))
  await pauseAsPeopleDo(page)
  await stopClock(page)
  await page.getByRole('button', { name: 'Get my free quote' }).click()
  const thanks = page.getByText(thanked)
  await expectInTime(page, thanks)
  await expect(rowOf(van, person.lastName)).toBeVisible()
  await expectAccessibleNow(page)

  await page.clock.runFor(3_000)
  await expect(thanks).toBeVisible()
  await page.clock.runFor(2_000)
  await expect(thanks).toBeHidden()
  await expect(page.getByLabel('First name')).toHaveValue('')
  await page.getByRole('button', { name: 'Get my free quote' }).click()
  await expect(thanks).toBeVisible()
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0)
  await page.getByRole('link', { name: 'See your request' }).click()
  await expect(page.getByText('3 files came with it.')).toBeVisible()

  const card = await openRequest(van, person.lastName)
  await expect(card.getByRole('link', { name: /^Call .*\(713\) 555-0117/ })).toHaveAttribute(
    'href',
    /^tel:\+?1?7135550117$/,
  )
  await expect(card.getByRole('link', { name: /File 3/ })).toBeVisible()
  await expect(card.getByText('Email saved as a file, not sent')).toHaveCount(2)
  await expectAccessible(van)
  await card.getByRole('combobox').selectOption('contacted')
  await expect(card.getByText(/^Contacted \d/)).toBeVisible()
  await card.getByRole('combobox').selectOption('completed')
  await expect(card.getByText(/^Completed \d/)).toBeVisible()
  await van.goBack()
  const next = await sendRequest(page)
  await expect(rowOf(van, next.lastName)).toBeVisible()
  await van.context().close()
})

test('the form loads React alone, says at its field what is wrong, takes an extension, and refuses files by number, size and content', async ({
  page,
  complaints,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.goto('/')
  await page.getByLabel('First name').click()
  await expect.poll(() => scripts.filter((path) => path.includes('/react-'))).toHaveLength(1)
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((path) => /\/(router|panel)-/.test(path))).toEqual([])

  await page.getByLabel('First name').fill('Dana')
  await expect(page.locator('form[novalidate]')).toBeVisible()
  await page.getByRole('button', { name: 'Get my free quote' }).click()
  await expect(page.getByLabel('Last name')).toBeFocused()
  await expect(page.getByLabel('Last name')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  const phone = page.getByRole('textbox', { name: 'Phone' })
  await phone.pressSequentially('7135550166 ext 12')
  await expect(phone).toHaveValue('(713) 555-0166 ext 12')

  const files = page.getByLabel('Photos or documents')
  for (const { count, said } of [
    { count: 5, said: 'Maximum 4 files allowed' },
    { count: 2, said: 'Total file size must not exceed 40MB' },
  ])
    await test.step(`${count} files of 21 MB`, async () => {
      const chosen = Array.from({ length: count }, (_, index) => pdf(`${count}-${index}.pdf`, 21_000))
      await files.setInputFiles(await onDisk(...chosen))
      await expect(page.getByRole('alert').filter({ hasText: said })).toBeVisible()
    })
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
  await files.setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: drawing })
  await expect(page.getByText(/not a photo or a PDF/)).toBeVisible()
  expect(complaints.splice(0)).toEqual([expect.stringContaining('415')])
})

test('a double click, and a reload while it is sent, are still one quote', async ({ page, browser }) => {
  const person = someone()
  const arrival = Promise.withResolvers<void>()
  await page.route('**/graphql', (route) => route.fetch().then(() => arrival.resolve()), { times: 1 })
  await page.goto('/')
  await fillQuote(page, person)
  await page.getByRole('button', { name: 'Get my free quote' }).dblclick()
  await arrival.promise
  await page.reload()
  await expect(page.getByText(thanked)).toBeVisible()
  await expectOneRequestOf(person, browser)
})

test('after the thanks nothing is left that spoke of the request: no alert, no hint', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('First name').focus()
  await expect(page.locator('form[novalidate]')).toBeVisible()
  await fillQuote(page, { ...someone(), email: 'jose@gmial.com', phone: '555-0123' })
  const tooMany = page.getByRole('alert').filter({ hasText: 'Maximum 4 files allowed' })
  await page
    .getByLabel('Photos or documents')
    .setInputFiles(Array.from({ length: 5 }, (_, index) => pdf(`${index}.pdf`)))
  await expect(tooMany).toBeVisible()
  await expect(page.getByText('Did you mean jose@gmail.com?')).toBeVisible()
  await expect(page.getByText(/This number looks incomplete/)).toBeVisible()
  await page.getByRole('button', { name: 'Get my free quote' }).click()
  await expect(page.getByText(thanked)).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('')
  await expect(tooMany).toBeHidden()
  await expect(page.getByText('Did you mean')).toBeHidden()
  await expect(page.getByText(/This number looks incomplete/)).toBeHidden()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
})

test('a service chosen by its link wins over the draft, and what was typed before the script came is kept', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByLabel('First name').fill('Dana')
  await expect(page.locator('form[novalidate]')).toBeVisible()
  await page.goto('/?service=safes#quote-form')
  const service = page.getByLabel('Service', { exact: true })
  await expect(page.getByText('We kept what you typed')).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Dana')
  await expect(service).toHaveValue('safes')
  await service.selectOption('residential')
  await page.reload()
  await expect(page.getByText('We kept what you typed')).toBeVisible()
  await expect(service).toHaveValue('residential')
})

test('a browser that blocks all site data still sends', async ({ page, complaints }) => {
  await page.addInitScript(() => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    for (const store of ['localStorage', 'indexedDB']) Object.defineProperty(window, store, { get: denied })
    navigator.locks.request = async () => denied()
  })
  await page.goto('/')
  await fillQuote(page, someone())
  await page.getByRole('button', { name: 'Get my free quote' }).click()
  await expect(page.getByText(thanked)).toBeVisible()
  expect(complaints.splice(0).join()).toContain('could not be kept on this device')
})

test('a file that the server has no room for holds no request up, and the thanks say that it is missing', async ({
  page,
  complaints,
}) => {
  const message = 'There is no room for files right now. Your request can be sent without them.'
  await page.route('**/files/uploads', (route) => route.fulfill({ status: 507, json: { message } }))
  await page.goto('/')
  await fillQuote(page, someone())
  await page.getByLabel('Photos or documents').setInputFiles(await photo())
  await expect(page.getByText(message)).toBeVisible()
  await page.getByRole('button', { name: 'Get my free quote' }).click()
  await expect(page.getByText(thanked)).toBeVisible()
  await expect(page.getByText('Not every file came with it')).toBeVisible()
  expect(new Set(complaints.splice(0))).toEqual(new Set([expect.stringContaining('507')]))
})
