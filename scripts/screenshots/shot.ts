import type { Page } from '@playwright/test'
import { owner } from '#tests/journeys/owner.ts'

export type Shot = {
  name: string
  widths?: readonly number[]
  schemes?: readonly ('light' | 'dark')[]
  isVisitor?: boolean
  prepare: (page: Page) => Promise<unknown>
}

/** CSS pixels: a phone, a tablet, a desk. */
export const allWidths = [390, 768, 1440] as const
export const dayAndNight = ['light', 'dark'] as const

export async function signIn(page: Page, password = owner.password) {
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}
