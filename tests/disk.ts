import { pino } from 'pino'
import { type Disk, openDisk } from '#server/files/disk.ts'

const gibibyte = 1024 ** 3

export function testDisk(
  dataDir: string,
  free = 1024 * gibibyte,
): { disk: Disk; space: { free: number; total: number } } {
  const space = { free, total: 2048 * gibibyte }
  const log = pino({ level: 'silent' })
  return { disk: openDisk({ dataDir, log, spaceOf: async () => ({ ...space }) }), space }
}
