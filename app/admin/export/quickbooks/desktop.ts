import { href } from 'react-router'
import type { ScreenHandle } from '#app/admin/rights.ts'
import type { Route } from './+types/desktop.ts'
import { readBooks } from './booked.ts'
import { iifBytes, iifHead, iifOf } from './iif.ts'

export const handle = { needs: { area: 'settings', to: 'write' } } satisfies ScreenHandle

export async function loader(args: Route.LoaderArgs) {
  const { names, today, rows } = await readBooks(args, href('/admin/settings/data'))
  const batches = rows[Symbol.asyncIterator]()
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(iifBytes(iifHead)),
    async pull(controller) {
      const { done, value } = await batches.next()
      if (done) controller.close()
      else controller.enqueue(iifBytes(value.map((booked) => iifOf(booked, names)).join('')))
    },
    async cancel() {
      await batches.return?.()
    },
  })
  return new Response(body, {
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename="quickbooks-${today}.iif"`,
    },
  })
}
