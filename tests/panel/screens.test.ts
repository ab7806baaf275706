import { resolve } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { beforeAll, expect, test } from 'vitest'
import { closedTo, mayOpen } from '#app/admin/layout/screens.ts'
import routes from '#app/routes.ts'
import { type Role, rightsOf, roles } from '#server/rights.ts'

/**
 * Who may open what, by hand: nothing here is derived from what the screens say. What no line names is the owners' alone, so a
 * new screen needs a line as soon as others may open it.
 */
const openTo: readonly (readonly [others: readonly Role[], addresses: string])[] = [
  [
    ['dispatcher', 'technicianWithPayments', 'technician', 'writer', 'reader'],
    `/admin /admin/mail-notice
     /admin/settings /admin/settings/security /admin/settings/security/passkey
     /admin/settings/sessions
     /admin/settings/api-keys`,
  ],
  [
    ['dispatcher', 'technicianWithPayments', 'technician', 'reader'],
    `/admin/inbox /admin/inbox/:kind/:id /admin/inbox/:kind/:id/appointment.ics
     /admin/schedule`,
  ],
  [['dispatcher', 'technicianWithPayments', 'technician'], '/admin/settings/notifications'],
  [
    ['dispatcher', 'writer', 'reader'],
    `/admin/blogs /admin/blogs/draft /admin/blogs/:id/revisions /admin/blogs/:id/revisions/:revision
     /admin/pages /admin/pages/draft /admin/pages/preview /admin/pages/:id/revisions /admin/pages/:id/revisions/:revision
     /admin/texts /admin/texts/on-page /admin/texts/page /admin/texts/translations /admin/texts/versions /admin/texts/export.json
     /admin/testimonials /admin/reviews /admin/redirects /admin/prices /admin/images`,
  ],
  [['dispatcher', 'writer'], '/admin/trash'],
  [
    ['dispatcher', 'reader'],
    `/admin/quotes /admin/quotes/:id
     /admin/messages /admin/messages/:id
     /admin/calls /admin/calls/:id
     /admin/customers /admin/customers/:key
     /admin/invoices/:id/statement /admin/invoices/:id/statement.pdf
     /admin/reports`,
  ],
  [
    ['dispatcher', 'technicianWithPayments', 'reader'],
    `/admin/estimates /admin/estimates/:id /admin/estimates/:id/estimate.pdf
     /admin/invoices /admin/invoices/:id /admin/invoices/:id/invoice.pdf
     /admin/drawers /admin/stock /admin/stock/export.csv`,
  ],
  [['dispatcher', 'technicianWithPayments'], '/admin/estimates/new'],
  [
    ['dispatcher'],
    `/admin/calls/new /admin/calls/people /admin/calls/unsaved
     /admin/schedule/free-times
     /admin/settings/templates
     /admin/quotes/export.csv /admin/messages/export.csv /admin/calls/export.csv
     /admin/customers/export.csv /admin/customers/export.vcf /admin/invoices/export.csv /admin/drawers/export.csv /admin/reports/export.csv /admin/reports/payments.csv /admin/reports/hours.csv`,
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

type RoutePlace = { address: string; id: string; file: string; parentId?: string; path: string | undefined }

/** All routes of the app; `screens` are those inside the panel that are no layout around others. */
const places = placesOf(routes, { address: '', id: 'root' })
const screens = placesOf(panelRoutes(), { address: '/admin', id: 'admin/layout/screen' }).filter(
  ({ id }) => !places.some(({ parentId, path }) => parentId === id && path === undefined),
)
const addresses = [...new Set(screens.map(({ address }) => address))]

/** As the server has them. */
let built: Parameters<typeof closedTo>[1]

beforeAll(async () => {
  const withModules = screens.map(async (place) => [place.id, { ...place, module: await moduleOf(place) }])
  const layouts = places.map((place) => [place.id, { ...place, module: {} }])
  built = Object.fromEntries([...layouts, ...(await Promise.all(withModules))])
}, 60_000)

const moduleOf = ({ file }: RoutePlace): Promise<{ handle?: unknown }> => import(resolve('app', file))

test.each(addresses)('%s opens for the roles that the table names', (address) => {
  const opens = roles.filter((role) => mayOpen(built, rightsOf(role), address))
  expect(opens).toEqual(['owner', ...(others.get(address) ?? [])])
})

test('the table names addresses that there are', () => {
  expect([...others.keys()].filter((address) => !addresses.includes(address))).toEqual([])
})

test.each(screens)('$id says who it is for', async (place) => {
  expect(await moduleOf(place)).toMatchObject({ handle: { needs: expect.anything() } })
})

test('an address that no screen has is the owners\u2019', () => {
  expect(roles.filter((role) => mayOpen(built, rightsOf(role), '/admin/nowhere'))).toEqual(['owner'])
})

test('links are shown by the addresses that are closed to a person', () => {
  expect(closedTo(rightsOf('owner'), built)).toEqual([])
  const closed = closedTo(rightsOf('technician'), built)
  expect(closed).toContain('/admin/quotes')
  expect(closed).toContain('/admin/settings/business')
  expect(closed).not.toContain('/admin/inbox')
  expect(closed.filter((address) => /[:*]/.test(address))).toEqual([])
})

function placesOf(
  entries: readonly RouteConfigEntry[],
  parent: Pick<RoutePlace, 'address' | 'id'>,
): RoutePlace[] {
  return entries.flatMap(({ file, path, children = [], id = file.replace(/\.tsx?$/, '') }) => {
    const address = path === undefined ? parent.address : `${parent.address}/${path}`
    const place = { address, id, file, parentId: parent.id, path }
    return [place, ...placesOf(children, place)]
  })
}

function panelRoutes(entries: readonly RouteConfigEntry[] = routes): RouteConfigEntry[] {
  return entries.flatMap(({ file, children = [] }) =>
    file === 'admin/layout/screen.tsx' ? children : panelRoutes(children),
  )
}
