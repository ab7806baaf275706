import { expect, test } from 'vitest'
import { type BackupFacts, backupTroubles, troublesToTell, worksAgain } from './backup-alarms.ts'
import type { BackupSafety, Told } from './backup-safety.ts'

const noon = new Date('2026-11-21T18:00:00Z')
const ago = (hours: number) => new Date(noon.getTime() - hours * 3_600_000)
const houston = 'America/Chicago'

const well: BackupFacts = {
  settings: { nightly: true, lastNightlyAt: ago(9) },
  safety: {
    passphrase: undefined,
    place: { kind: 'folder', path: '/mnt/backups', markerId: 'one', isSameDisk: false },
    lastCopy: { at: ago(9), name: 'archive' },
    lastDrill: undefined,
    lastFailure: undefined,
    told: {},
  },
  hasRoom: true,
  startedAt: ago(200),
}

type FactChanges = Partial<Omit<BackupFacts, 'safety'>> & { safety?: Partial<BackupSafety> }

const troublesWith = ({ safety, ...changes }: FactChanges) =>
  backupTroubles({ ...well, ...changes, safety: { ...well.safety, ...safety } }, noon).map(
    ({ kind, reason }) => `${kind}: ${reason}`,
  )

const failedDrill = (reason: 'drillDamaged' | 'placeMissing') => ({
  lastDrill: {
    at: ago(9),
    name: 'archive',
    from: 'place' as const,
    outcome: { kind: 'failed' as const, reason },
  },
})
const failedCopy = { lastCopy: { at: ago(1), name: 'archive', failure: 'placeMissing' as const } }
const failedBackup = { lastFailure: { at: ago(8), reason: 'backupNoRoom' as const } }

test.for<[string, FactChanges, string[]]>([
  ['all is well', {}, []],
  ['a failed backup', { safety: failedBackup }, ['backup: backupNoRoom']],
  ['no room for the next one', { hasRoom: false }, ['backup: backupNoRoom']],
  [
    '51 hours without one',
    { settings: { nightly: true, lastNightlyAt: ago(51) } },
    ['backup: backupOverdue'],
  ],
  [
    'the last one is of a clock that was ahead',
    { settings: { nightly: true, lastNightlyAt: ago(-30 * 24) } },
    ['backup: backupOverdue'],
  ],
  ['none was ever made', { settings: { nightly: true, lastNightlyAt: null } }, ['backup: backupNever']],
  ['a new site', { settings: { nightly: true, lastNightlyAt: null }, startedAt: ago(1) }, []],
  ['a night without one', { settings: { nightly: true, lastNightlyAt: ago(33) } }, []],
  [
    'the server was off for a week',
    { settings: { nightly: true, lastNightlyAt: ago(170) }, startedAt: ago(1) },
    [],
  ],
  [
    'nightly backups are off',
    { settings: { nightly: false, lastNightlyAt: ago(170) }, hasRoom: false, safety: failedBackup },
    [],
  ],
  ['a failed copy', { safety: failedCopy }, ['copy: placeMissing']],
  ['a failed drill', { safety: failedDrill('drillDamaged') }, ['drill: drillDamaged']],
  [
    'a place that fails copy and drill',
    { safety: { ...failedCopy, ...failedDrill('placeMissing') } },
    ['copy: placeMissing'],
  ],
])('%s', ([, changes, troubles]) => {
  expect(troublesWith(changes)).toEqual(troubles)
})

const copy = { kind: 'copy', reason: 'placeMissing' } as const
const drill = { kind: 'drill', reason: 'drillDamaged' } as const
const tell = (told: Told, troubles: Parameters<typeof troublesToTell>[1], now = noon) =>
  troublesToTell(told, troubles, now, houston)

test('a trouble is told once, again after a week, or when it was well in between', () => {
  const first = tell({}, [copy])
  expect(first).toEqual({ due: [copy], told: { copy: { at: noon } } })
  expect(tell(first.told, [copy], ago(-24))).toEqual({ due: [], told: first.told })
  expect(tell(first.told, [copy, drill], ago(-24)).due).toEqual([drill])
  expect(tell(first.told, [copy], ago(-7 * 24)).due).toEqual([copy])

  const ended = tell(first.told, [], ago(-2)).told
  expect(ended).toEqual({ copy: { at: noon, endedAt: ago(-2) } })
  expect(tell(ended, [], ago(-3)).told).toEqual(ended)
  expect(worksAgain(ended, ago(-3))).toEqual(ended)
  expect(worksAgain(ended, ago(-9 * 24))).toEqual({})
  expect(tell(ended, [copy], ago(-24))).toEqual({ due: [copy], told: { copy: { at: ago(-24) } } })
})

test('a trouble told by a clock that was ahead is told again', () => {
  expect(tell({ copy: { at: ago(-30 * 24) } }, [copy])).toEqual({ due: [copy], told: { copy: { at: noon } } })
  expect(worksAgain({ copy: { at: ago(-31 * 24), endedAt: ago(-30 * 24) } }, noon)).toEqual({})
})

test('what is found at night is told at 8, if it lasts', () => {
  const night = new Date('2026-11-21T08:30:00Z')
  expect(tell({}, [copy], night)).toEqual({ due: [], told: {} })
  expect(tell({}, [copy], new Date('2026-11-21T13:59:00Z')).due).toEqual([])
  expect(tell({}, [copy], new Date('2026-11-21T14:00:00Z')).due).toEqual([copy])
})
