import { type Browser, expect, type Page } from '@playwright/test'
import { pdf, photo } from './attachments.ts'
import { quoteIdOf } from './graphql.ts'
import { fillQuoteFields, pauseAsPeopleDo, signIn, someone } from './journey.ts'

/** Sent without script, from a page that stays open. */
export async function quoteWithPhotos(page: Page, browser: Browser, width?: number) {
  const person = someone()
  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await visitor.goto('/')
  await fillQuoteFields(visitor, person)
  const files = [await photo('front door.jpg', width), await photo('lock.jpg', 800), pdf()]
  await visitor.getByLabel('Photos or documents').setInputFiles(files)
  await pauseAsPeopleDo(visitor)
  await visitor.getByRole('button', { name: 'Get my free quote' }).click()
  await expect(visitor).toHaveURL(/\/receipt\//)
  await signIn(page)
  return {
    ...person,
    name: `${person.firstName} ${person.lastName}`,
    path: `/admin/inbox/quotes/${await quoteIdOf(page, person.email)}`,
    visitor,
  }
}
