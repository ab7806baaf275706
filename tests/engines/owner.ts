import { dana } from '#tests/quotes.ts'
import { owner as account } from '../../bench/real-server.ts'
import type { Journey } from './journeys.ts'
import { desk, type Page, phone } from './page.ts'
import { changeRequest, enterRequest } from './staff.ts'

export function ownerJourneys(journey: Journey) {
  journey('the owner signs in, finds a request in the inbox and opens it', async ({ page, site }) => {
    const { name } = await enterRequest(site, 'Inbox')
    await page.resize(...phone)
    await openSignedIn(page, site, '/admin/inbox')
    await page.click('.inbox-open', name)
    await page.until(() => /^\/admin\/inbox\/quotes\//.test(location.pathname))
    await page.sees(dana.message, 'article')
  })

  journey('the owner writes down a call and sends its invoice', async ({ page, site }) => {
    await page.resize(...phone)
    await openSignedIn(page, site, '/admin/inbox')
    await page.click('a', 'New request')
    await page.fill('Phone number', '713 555 0188')
    await page.fill('Name', 'Ana Ruiz')
    await page.choose('What it is about', 'safes')
    await page.click('button', 'Save request')
    await page.until(() => /^\/admin\/calls\/[0-9a-f-]{36}/.test(location.pathname))
    await page.click('button', 'Make invoice')
    await page.fill('What', 'Open a safe')
    await page.fill('Price', '120')
    await page.sees('$120.00')
    await page.click('button', 'Save and send')
    await page.until(() => /^Invoice \d+$/m.test(document.body.innerText))
  })

  journey('a job is placed in the schedule and dragged to another time', async ({ page, site }) => {
    const { id } = await enterRequest(site, 'Schedule')
    await changeRequest(site, id, { callOutcome: 'reached' })
    const job = `#job-${id}`
    const week = '/admin/schedule?view=week&date=2031-02-04'
    await page.resize(...desk)
    await openSignedIn(page, site, week)
    await page.click(`${job} summary`, 'Set a time')
    await page.choose('Date', '2031-02-04')
    await page.choose('Time', '09:00')
    await page.click(`${job} button`, 'Save')
    await page.sees('9:00 AM to 10:00 AM', job)
    await page.drag(`${job} .job-time`, { x: 0, y: 120 })
    await page.sees('11:00 AM to 12:00 PM', job)
  })

  journey('a text is changed on its page and published', async ({ page, site }) => {
    const lead = 'Brands that we have fitted for years.'
    await page.resize(...phone)
    await openSignedIn(page, site, '/admin/texts/on-page?path=/brands')
    await page.until(isOpenedFromFrame, '[data-text="brands.hero.lead"]')
    await page.fill('Text', lead)
    await page.click('button', 'Done')
    await page.click('button', 'Publish')
    await page.until(() => !document.body.innerText.includes('not published'))
    await page.open(`${site}/brands`)
    await page.sees(lead)
  })

  journey('a setting is found in the menu, saved, and stands on the site', async ({ page, site }) => {
    const tagline = 'Locks and doors since 1987'
    await page.resize(...phone)
    await openSignedIn(page, site, '/admin/settings/notifications')
    await page.click('.settings-menu a', 'All settings')
    await page.click('.settings-group a', 'Business')
    await page.click('main a', 'Name')
    await page.fill('Tagline', tagline)
    await page.click('button', 'Save')
    await page.sees('Saved. Your site is updated.')
    await page.open(`${site}/contact`)
    await page.until((text) => document.querySelector('.tagline')?.textContent === text, tagline)
  })
}

/** The first journey in a browser signs in by the form, where it is asked. */
export async function openSignedIn(page: Page, site: string, path: string) {
  await page.openScreen(site + path)
  if (await page.run(() => !document.querySelector('input[type=password]'))) return
  await page.fill('Email', account.email)
  await page.fill('Password', account.password)
  await page.click('button[type=submit]', 'Sign in')
  await page.until((at) => location.pathname + location.search === at, path)
  await page.openScreen(site + path)
}

/** Until it opens: nothing says when the script of a frame listens. */
function isOpenedFromFrame(selector: string) {
  if (document.querySelector('.text-words')) return true
  document.querySelector('iframe')?.contentDocument?.querySelector<HTMLElement>(selector)?.click()
  return false
}
