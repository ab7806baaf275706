import { mkdir, rename, rm } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { languages } from '#content/languages.ts'
import { composePush } from '#server/notifications/push/compose-push.ts'
import { savePushSubscription } from '#server/notifications/push/push-subscriptions.ts'
import { users } from '#server/schema/identity.ts'
import { deliveries } from '#server/schema/notifications.ts'
import { confirmedOwner, makeBackup, temporaryFolder, withPassphrase } from '#tests/backups.ts'
import { lanternWithPages, owner, type TestLantern, testLantern } from '#tests/lantern.ts'
import { mailsOf } from '#tests/outbox.ts'
import { browserOf, secondPerson } from '#tests/people.ts'
import { tellOfTroubles } from './backup-alarms.ts'
import { readSafety } from './backup-safety.ts'
import { rememberFailure } from './make-backup.ts'
import { readBackupSettings } from './nightly.ts'

const noon = new Date('2026-11-21T18:00:00Z')
const later = (hours: number) => new Date(noon.getTime() + hours * 3_600_000)

function tell(lantern: TestLantern, now: Date) {
  const { db } = lantern
  const facts = async () => ({
    settings: await readBackupSettings(db, true),
    safety: await readSafety(db),
    hasRoom: true,
    startedAt: now,
  })
  const { wake } = lantern.callOf({ kind: 'system' }).services.notifications
  return tellOfTroubles({ db, timeZone: () => 'America/Chicago', facts, wake }, now)
}

const deviceOf = (lantern: TestLantern, userId: string) =>
  savePushSubscription(lantern.db, {
    userId,
    endpoint: `https://push.example.com/${userId}`,
    p256dh: 'p',
    auth: 'a',
    label: 'Phone',
  })

test('a copy that fails is told to the owners once, by mail and push, and works again on the screen', async () => {
  await using lantern = await testLantern()
  const { db } = lantern
  const browser = await browserOf(lantern, owner)
  await secondPerson(lantern, browser, 'dispatcher@example.com', 'dispatcher')
  const [ownerRow] = await db.select().from(users).where(eq(users.email, owner.email))
  const [other] = await db.select().from(users).where(eq(users.email, 'dispatcher@example.com'))
  const { id: device } = await deviceOf(lantern, ownerRow?.id ?? '')
  await deviceOf(lantern, other?.id ?? '')
  await withPassphrase(lantern)
  const place = await temporaryFolder()
  await lantern.backups.place.chooseFolder(await confirmedOwner(lantern), place)
  expect(await tell(lantern, noon)).toEqual([])

  await rename(place, `${place}-away`)
  await mkdir(place)
  await makeBackup(lantern)
  const trouble = { kind: 'copy', reason: 'placeMissing' }
  expect(await tell(lantern, noon)).toEqual([trouble])
  expect(await tell(lantern, later(24))).toEqual([])
  const told = await db.select().from(deliveries).where(eq(deliveries.topic, 'backup.trouble'))
  expect(told.map(({ channel, recipient }) => [channel, recipient]).sort()).toEqual([
    ['mail', owner.email],
    ['push', device],
  ])
  const [mail] = await mailsOf(lantern, 1, ({ subject }) => subject === 'Copies of your backups fail')
  expect(mail?.text).toContain('Check its name, and that its disk is mounted.')
  expect(mail?.text).toContain('/admin/settings/data')
  const push = told.find(({ channel }) => channel === 'push')
  expect(push && composePush(push, { waiting: 0, words: languages[0].words })).toMatchObject({
    title: 'Copies of your backups fail',
    body: expect.stringContaining('Check its name'),
    path: '/admin/settings/data',
  })
  expect((await lantern.backups.overview()).worksAgain).toEqual({})

  await rm(place, { recursive: true })
  await rename(`${place}-away`, place)
  await makeBackup(lantern)
  expect(await tell(lantern, new Date())).toEqual([])
  expect((await lantern.backups.overview()).worksAgain).toEqual({
    copy: { at: noon, endedAt: expect.any(Date) },
  })
})

test('why a backup failed is remembered over a restart, until one is made', async () => {
  await using lantern = await testLantern()
  const failed = await rememberFailure(
    lantern.db,
    Object.assign(new Error(), { code: 'ENOSPC' }),
    'backupFailed',
  )
  expect(failed).toBe('backupNoRoom')
  expect((await lantern.backups.overview()).failure).toEqual({
    at: expect.any(Date),
    reason: 'backupNoRoom',
  })
  expect(await tell(lantern, noon)).toEqual([{ kind: 'backup', reason: 'backupNoRoom' }])
  await makeBackup(lantern)
  expect((await lantern.backups.overview()).failure).toBeUndefined()
})

test('only an owner’s dashboard says that backups fail', async () => {
  await using lantern = await lanternWithPages()
  const browser = await browserOf(lantern, owner)
  const reader = await secondPerson(lantern, browser, 'reader@example.com', 'reader')
  const dashboardOf = async ({ headers }: { headers: Headers }) =>
    (await lantern.fetch('/admin', { headers })).text()
  await lantern.backups.setNightly(await confirmedOwner(lantern), true)
  expect(await dashboardOf(browser)).not.toContain('Your backups fail.')
  await rememberFailure(lantern.db, new Error(), 'nightlyBackupFailed')
  const html = await dashboardOf(browser)
  expect(html).toContain('Your backups fail.')
  expect(html).toContain('It could not be written last night.')
  expect(html).toMatch(/<a(?=[^>]* href="\/admin\/settings\/data")[^>]*>Open backups/)
  expect(await dashboardOf(reader)).not.toContain('Your backups fail.')
  await makeBackup(lantern)
  expect(await dashboardOf(browser)).not.toContain('Your backups fail.')
})
