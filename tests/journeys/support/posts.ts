import { expect, type Page } from '@playwright/test'
import { create } from './graphql.ts'
import { open } from './journey.ts'

/** Discards what another journey of this server left unfinished. */
export async function openNewPost(page: Page) {
  await open(page, '/admin/blogs/new')
  await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeVisible()
  const discard = page.getByRole('button', { name: 'Discard it' })
  if (await discard.isVisible()) await discard.click()
  await expect(discard).toBeHidden()
}

export const storePost = (page: Page, title: string, content: string) =>
  create(page, 'Blog', {
    title,
    content,
    excerpt: 'When new pins are enough.',
    author: 'Dana Whitfield',
    category: 'Residential Security',
  })
