import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { mayOpen } from '#app/admin/rights.ts'
import routes from '#app/routes.ts'
import { type Role, rightsOf, roles } from '#server/rights.ts'

/**
 * Who may open what, by hand: nothing here is derived from what the screens say. What no line names is the owners' alone, so a
 * new screen needs a line as soon as others may open it.
 */
const openTo: readonly (readonly [others: readonly Role[], addresses: string])[] = [
  [
    ['dispatcher', 'technician', 'writer', 'reader'],
    `/admin/settings/security /admin/settings/security/passkey
     /admin/settings/sessions
     /admin/settings/api-keys`,
  ],
  [
    ['dispatcher', 'technician', 'reader'],
    `/admin/inbox /admin/inbox/:kind/:id /admin/inbox/:kind/:id/appointment.ics
     /admin/schedule`,
  ],
  [['dispatcher', 'technician'], '/admin/settings/notifications'],
  [
    ['dispatcher', 'writer', 'reader'],
    `/admin
     /admin/blogs /admin/blogs/draft /admin/blogs/:id/revisions /admin/blogs/:id/revisions/:revision
     /admin/pages /admin/pages/draft /admin/pages/preview /admin/pages/:id/revisions /admin/pages/:id/revisions/:revision
     /admin/texts /admin/texts/on-page /admin/texts/page /admin/texts/versions /admin/texts/export.json
     /admin/testimonials /admin/reviews /admin/redirects /admin/prices /admin/images`,
  ],
  [['dispatcher', 'writer'], '/admin/trash'],
  [
    ['dispatcher', 'reader'],
    `/admin/quotes /admin/quotes/:id
     /admin/messages /admin/messages/:id
     /admin/calls /admin/calls/:id
     /admin/customers /admin/customers/:key
     /admin/estimates /admin/estimates/:id
     /admin/invoices /admin/invoices/:id /admin/invoices/:id/invoice.pdf
     /admin/reports /admin/reports/payments.csv`,
  ],
  [
    ['dispatcher'],
    `/admin/calls/new /admin/calls/people /admin/calls/unsaved
     /admin/estimates/new
     /admin/schedule/free-times
     /admin/settings/templates
     /admin/quotes/export.csv /admin/messages/export.csv /admin/calls/export.csv
     /admin/invoices/export.csv /admin/reports/export.csv`,
  ],
  [
    ['writer'],
    `/admin/blogs/new /admin/blogs/:id/edit
     /admin/pages/new /admin/pages/:id/edit
     /admin/redirects/new /admin/redirects/import /admin/redirects/:id/edit
     /admin/prices/new /admin/prices/:id/edit
     /admin/testimonials/new /admin/testimonials/:id/edit
     /admin/reviews/new /admin/reviews/:id/edit /admin/reviews/export.csv`,
  ],
]

const others = new Map(
  openTo.flatMap(([who, addresses]) => addresses.split(/\s+/).map((address) => [address, who] as const)),
)

test.each(screens())('%s opens for the roles that the table names', (address) => {
  const sample = address.replaceAll(/:\w+/g, '0199a0de-1111-7000-8000-000000000000').replace('*', 'nowhere')
  const opens = roles.filter((role) => mayOpen(rightsOf(role), sample))
  expect(opens).toEqual(['owner', ...(others.get(address) ?? [])])
})

test('the table names addresses that there are', () => {
  expect([...others.keys()].filter((address) => !screens().includes(address))).toEqual([])
})

/** The addresses of all routes inside the panel. */
function screens(): string[] {
  const addresses = (entries: readonly RouteConfigEntry[], base: string, isInside: boolean): string[] =>
    entries.flatMap(({ file, path, index, children }) => {
      const address = path === undefined ? base : `${base}/${path}`
      const own = isInside && (path !== undefined || index) ? [address] : []
      return [...own, ...addresses(children ?? [], address, isInside || file === 'admin/layout/screen.tsx')]
    })
  return [...new Set(addresses(routes, '', false))]
}
