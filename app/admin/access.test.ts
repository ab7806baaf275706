import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { servicesContext } from '#app/context.ts'
import type { RequestServices, SignedIn } from '#server/pages/request-services.ts'
import { administratorContext, requireAdministrator } from './access.ts'

const owner: SignedIn = {
  user: { userId: '1', username: 'owner@example.com' },
  run: async () => ({ ok: false, error: { code: 'FORBIDDEN', message: 'not asked here' } }),
}

/** A request to `path` by this person, through the middleware. */
async function request(path: string, person: SignedIn | undefined) {
  const context = new RouterContextProvider()
  const services: Pick<RequestServices, 'administrator'> = { administrator: async () => person }
  // The middleware uses nothing else of the services; a real server has tests of its own.
  context.set(servicesContext, services as RequestServices)
  const url = new URL(path, 'https://lantern.example')
  let ran = false
  const args = { request: new Request(url), url, params: {}, pattern: '', context }
  const answer = await Promise.resolve(
    requireAdministrator(args, async () => {
      ran = true
      return new Response('page')
    }),
  ).catch((thrown: unknown) => thrown)
  return { answer, ran, context }
}

test('nobody signed in: no loader or action runs, and the sign-in page knows the way back', async () => {
  const { answer, ran } = await request('/admin/quotes?status=new', undefined)
  expect(ran).toBe(false)
  expect(answer).toBeInstanceOf(Response)
  const { status, headers } = answer as Response
  expect([status, headers.get('location')]).toEqual([
    302,
    '/admin/login?from=%2Fadmin%2Fquotes%3Fstatus%3Dnew',
  ])
})

test('an administrator comes through, for everything below, and no cache keeps the page', async () => {
  const { answer, ran, context } = await request('/admin/quotes', owner)
  expect(ran).toBe(true)
  expect(context.get(administratorContext)).toBe(owner)
  expect((answer as Response).headers.get('cache-control')).toBe('no-store')
})
