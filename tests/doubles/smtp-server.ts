import { once } from 'node:events'
import type { AddressInfo, Server } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export const answer = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode })

/** Takes any mail, unless the options say otherwise. Closed by whoever opens it: tests and journeys have other ends. */
export async function openSmtpServer(options: SMTPServerOptions = {}) {
  const received: { to: string[]; raw: Buffer; secure: boolean }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    // Lantern keeps its connection for a next mail; closing waits half a minute for it.
    closeTimeout: 50,
    logger: false,
    async onData(stream, session, callback) {
      const raw = Buffer.concat(await stream.toArray())
      received.push({
        to: session.envelope.rcptTo.map((one) => one.address),
        raw,
        secure: session.secure,
      })
      callback()
    },
    ...options,
  })
  server.on('error', () => {})
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const close = () => new Promise<void>((resolve) => server.close(resolve))
  return { received, port: portOf(listening), server, close }
}

export const portOf = (server: Server) => (server.address() as AddressInfo).port
