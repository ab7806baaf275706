import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { defaultProfile } from '#content/profile/business-profile.ts'
import { closedSite } from './closed-site.ts'

test('while the server starts, visitors get the number to call, and staff a page that loads itself again', async () => {
  const server = createServer(closedSite(defaultProfile)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const [visitors, staff] = await Promise.all(
    ['/services', '/admin/inbox'].map(async (path) =>
      (await fetch(`http://127.0.0.1:${port}${path}`)).text(),
    ),
  )
  server.closeAllConnections()
  server.close()
  expect(visitors).toContain(`tel:${defaultProfile.dispatch.e164}`)
  expect(visitors).not.toContain('http-equiv')
  expect(staff).toContain('<meta http-equiv="refresh" content="5">')
  expect(staff).not.toContain('tel:')
})
