import { expect, test } from 'vitest'
import { settingsGroups } from '#app/admin/settings/settings-entries.ts'
import { findSettings, settingsOf } from './find-settings.ts'

const settings = settingsGroups.flatMap(({ pages }) => pages.flatMap(settingsOf))

const found = (typed: string) => findSettings(typed, settings).map(({ name }) => name)

test.each([
  ['logo', 'Logo', '/admin/settings/brand#logo-heading'],
  ['password', 'Password', '/admin/settings/security#password-heading'],
  ['tax', 'Sales tax by place', '/admin/settings/invoicing#taxes-heading'],
  ['hours', 'Hours and closed days', '/admin/settings/business/hours'],
  ['backup', 'Backups', '/admin/settings/data#backups-heading'],
  ['logout', 'Sessions', '/admin/settings/sessions'],
  ['log out', 'Sessions', '/admin/settings/sessions'],
  ['webhook', 'Notifications', '/admin/settings/notifications'],
  ['csv', 'Lists for a spreadsheet', '/admin/settings/data#lists-heading'],
  ['invite', 'People', '/admin/settings/administrators'],
  ['24/7', 'Nights and promises', '/admin/settings/business/promises'],
  ['gdpr', 'Privacy requests', '/admin/settings/privacy'],
])('“%s” finds %s first', (typed, name, to) => {
  expect(findSettings(typed, settings)[0]).toMatchObject({ name, to })
})

test('the beginning of a word is enough; case, accents and order are of no account', () => {
  expect(found('LÓG')).toContain('Logo')
  expect(found('days closed')).toEqual(['Hours and closed days'])
  expect(found('ogo')).toEqual([])
})

test('every word counts; the page may be named beside a part, but does not bring all its parts', () => {
  expect(found('brand logo')).toEqual(['Brand', 'Logo'])
  expect(found('logo submarine')).toEqual([])
  expect(found('data')).not.toContain('Second place')
})

test('nothing typed finds nothing', () => {
  expect(found('')).toEqual([])
  expect(found(' - ')).toEqual([])
})
