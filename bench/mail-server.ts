import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import type { Random } from './seeded-random.ts'

/**
 * A real SMTP server that keeps the moment at which it accepted each message, by the id of the delivery. Now and then it
 * is slow, so that kills find messages half sent, and now and then it puts a message off.
 */
export async function mailServer(random: Random) {
  const accepted = new Map<string, number[]>()
  const tally = { slow: 0, putOff: 0 }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 100,
    async onData(stream, _session, callback) {
      const chunks = await stream.toArray().catch(() => undefined)
      // The sender was killed in the middle of it.
      if (!chunks) return callback(new Error('Not received in full'))
      const raw = Buffer.concat(chunks).toString('latin1')
      if (random.chance(0.15)) {
        tally.slow += 1
        await pause(random.between(300, 3_000))
      }
      if (random.chance(0.03)) {
        tally.putOff += 1
        return callback(Object.assign(new Error('Try again later'), { responseCode: 451 }))
      }
      const id = /^message-id:\s*<([^@>]+)@/im.exec(raw)?.[1] ?? 'a message without id'
      accepted.set(id, [...(accepted.get(id) ?? []), Date.now()])
      callback()
    },
  })
  // Clients that are killed while they talk are what this is about.
  server.on('error', () => {})
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  // A TCP listener: its address is no pipe's name.
  const { port } = listening.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** Milliseconds since 1970, by delivery id, oldest first. */
    accepted,
    tally,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
