import { expect } from 'vitest'
import { textsOf } from '#app/admin/settings/business/typed-profile.ts'
import type { BusinessProfile } from '#content/profile/business-profile.ts'
import { type ProfileSection, profileSections } from '#content/profile/profile-sections.ts'
import { addFirstPosts } from '#server/models/content/first-posts.ts'
import { builtPages } from '#server/pages/built-pages.ts'
import { ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import type { OtherFirm } from './firms.ts'

const origin = 'http://localhost:3000'

const accentPath = '/admin/settings/brand'

type EnteredFields = Readonly<Record<string, string>>

export async function enteredFirm(firm: OtherFirm) {
  const { lantern, cookie, panel } = await emptyStore()
  await enterProfile(panel, firm.profile, profileSections)
  await enterRest(panel, firm)
  await expect.poll(async () => (await lantern.fetch('/')).text()).toContain(firm.profile.dispatch.display)
  await expect.poll(() => lantern.savedProfile.current()?.accent ?? null).toBe(firm.profile.accent)
  return { lantern, cookie, panel }
}

/** A firm that has entered some sections of its profile and looked at nothing else. */
export async function begunFirm({ profile }: OtherFirm, sections: readonly ProfileSection[]) {
  const { lantern, panel } = await emptyStore()
  await enterProfile(panel, profile, sections)
  await expect.poll(async () => (await lantern.fetch('/')).text()).toContain(profile.dispatch.display)
  return lantern
}

async function emptyStore() {
  const lantern = await testLantern({
    pages: await builtPages(undefined),
    config: { publicUrl: 'https://locks.example.org' },
  })
  await addFirstPosts(lantern.db)
  const cookie = await ownerCookie(lantern)
  return { lantern, cookie, panel: panelOf(lantern, cookie) }
}

async function enterProfile(panel: Panel, profile: BusinessProfile, sections: readonly ProfileSection[]) {
  for (const section of sections) {
    const path = `/admin/settings/business/${section}`
    await panel.send(path, { ...textsOf(profile), version: await panel.hiddenAt(path, 'version') })
  }
}

export type EnteredFirm = Awaited<ReturnType<typeof enteredFirm>>

type Panel = ReturnType<typeof panelOf>

function panelOf(lantern: TestLantern, cookie: Record<string, string>) {
  const read = async (path: string) => (await lantern.fetch(path, { headers: cookie })).text()
  return {
    read,
    hiddenAt: async (path: string, name: 'id' | 'version') =>
      new RegExp(`name="${name}" value="([^"]*)"`).exec(await read(path))?.[1] ?? '',
    send: async (path: string, fields: EnteredFields) => {
      const body = new URLSearchParams(fields)
      const answer = await lantern.fetch(path, { method: 'POST', body, headers: { origin, ...cookie } })
      const refused =
        answer.status < 400
          ? []
          : [...(await answer.text()).matchAll(/-error"[^>]*>([^<]+)|role="alert".*?<\/p>/gs)].map(
              ([text]) => text,
            )
      expect({ path, status: answer.status, refused }).toMatchObject({ refused: [] })
      return answer
    },
  }
}

async function enterRest(panel: Panel, { profile, ownTexts, taxPlace }: OtherFirm) {
  const { accent } = profile
  if (accent)
    await panel.send(accentPath, {
      intent: 'save-accent',
      version: await panel.hiddenAt(accentPath, 'version'),
      accent,
    })
  await panel.send('/admin/settings/invoicing', {
    ...{ intent: 'save', position: '0', 'place-0': taxPlace, 'rate-0': '7.625' },
    ...{ estimateDays: '21', invoiceDays: '10', invoiceNote: 'Thank you.' },
  })
  await panel.send('/admin/settings/notifications', {
    intent: 'add-recipient',
    address: profile.email ?? 'owner@example.net',
  })
  await panel.send('/admin/settings/notifications', { intent: 'renew-calendar' })
  const create = async (path: string, fields: EnteredFields) =>
    panel.send(path, { ...fields, id: await panel.hiddenAt(path, 'id') })
  await create('/admin/prices/new', { name: 'Rekey', price: '28', service: 'residential', isShown: 'yes' })
  await create('/admin/pages/new', {
    ...{ title: 'Our shop', slug: 'our-shop', description: 'Where we are at home.', place: 'footer' },
    ...{ content: 'Come by.', position: '1', isPublished: 'yes', language: 'en' },
  })
  await create('/admin/testimonials/new', {
    ...{ name: 'Ana R.', rating: '5', comment: 'The door shuts again.', service: 'Residential Locksmith' },
    ...{ date: '2026-10-02', isApproved: 'yes' },
  })
  const changes = Object.entries(ownTexts).map(([key, value]) => ({ key, value }))
  if (changes.length > 0)
    await panel.send('/admin/texts/on-page', {
      ...{ intent: 'publish', language: 'en', changes: JSON.stringify(changes) },
    })
}
