import type { Page } from '@playwright/test'
import { owner } from '#tests/journeys/owner.ts'

/** One picture in several widths and lights; `prepare` leads the page to what is to be seen. */
export type Shot = {
  name: string
  widths?: readonly number[]
  schemes?: readonly ('light' | 'dark')[]
  /** Nobody is signed in. */
  isVisitor?: boolean
  prepare: (page: Page) => Promise<unknown>
}

export const allWidths = [390, 768, 1440] as const
export const dayAndNight = ['light', 'dark'] as const

/** Where the shots' server answers, as the journeys' does. */
export const site = 'http://localhost:3199'

/** Fills in the form of the sign-in and sends it. */
export async function giveUser(page: Page, password = owner.password) {
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}
