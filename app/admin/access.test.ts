import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { servicesContext } from '#app/context.ts'
import type { RequestServices, SignedIn } from '#server/pages/request-services.ts'
import { requireStaff, staffContext } from './access.ts'

const owner: SignedIn = {
  user: {
    userId: '1',
    username: 'owner@example.com',
    name: 'Olivia',
    role: 'owner',
    rights: { leads: 'write', money: 'write', content: 'write', settings: 'write' },
  },
  run: async () => ({ ok: false, refusal: { code: 'FORBIDDEN', message: 'not asked here' } }),
}

async function request(path: string, person: SignedIn | undefined) {
  const context = new RouterContextProvider()
  const services: Pick<RequestServices, 'staff'> = { staff: async () => person }
  // The middleware uses nothing else of the services.
  context.set(servicesContext, services as RequestServices)
  const url = new URL(path, 'https://lantern.example')
  let ran = false
  const args = { request: new Request(url), url, params: {}, pattern: '', context }
  const response = await Promise.resolve(
    requireStaff(args, async () => {
      ran = true
      return new Response('page')
    }),
  ).catch((thrown: unknown) => thrown)
  return { response, ran, context }
}

test('anonymous: no loader or action runs, and the redirect to the sign-in page names the page to return to', async () => {
  const { response, ran } = await request('/admin/quotes?status=new', undefined)
  expect(ran).toBe(false)
  expect(response).toBeInstanceOf(Response)
  const { status, headers } = response as Response
  expect([status, headers.get('location')]).toEqual([
    302,
    '/admin/login?from=%2Fadmin%2Fquotes%3Fstatus%3Dnew',
  ])
})

test('signed in: the next step runs with the person in its context, and the response is not stored', async () => {
  const { response, ran, context } = await request('/admin/quotes', owner)
  expect(ran).toBe(true)
  expect(context.get(staffContext)).toBe(owner)
  expect((response as Response).headers.get('cache-control')).toBe('no-store')
})
