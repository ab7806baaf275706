import { expect, test } from 'vitest'
import { readInvoicingSettings } from '#server/models/invoicing/invoicing-settings.ts'
import { readProfile } from '#server/models/settings/business-profile.ts'
import { invitations, sessions } from '#server/schema/identity.ts'
import { posted } from '#tests/forms.ts'
import { lanternWithPages, owner, ownerCookie, type TestLantern } from '#tests/lantern.ts'
import { mailsOf } from '#tests/outbox.ts'
import { expireStepUp } from '#tests/people.ts'

const post = (lantern: TestLantern, path: string, fields: object, headers: Record<string, string>) =>
  lantern.fetch(path, posted({ ...fields }, headers))

const hidden = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  )

test('a form that needs the password asks for it in its place, and is then carried out, before the script has come too', async () => {
  await using lantern = await lanternWithPages()
  const cookie = await ownerCookie(lantern)
  await expireStepUp(lantern)
  const path = '/admin/settings/administrators'
  const asked = await post(
    lantern,
    path,
    { intent: 'invite', id: '', email: 'dana@example.com', role: 'dispatcher' },
    cookie,
  )
  expect(asked.status).toBe(422)
  const html = await asked.text()
  expect(html).toContain('Confirm it’s you')
  expect(hidden(html)).toMatchObject({ email: 'dana@example.com', role: 'dispatcher' })
  expect(await lantern.db.$count(invitations)).toBe(0)

  const again = { intent: 'invite', id: '', email: 'dana@example.com', role: 'dispatcher' }
  const wrong = await post(lantern, path, { ...again, 'confirming-password': 'Wrong-Horse-9' }, cookie)
  expect(await wrong.text()).toContain('This is not your password.')
  expect(await lantern.db.$count(invitations)).toBe(0)
  const right = await post(lantern, path, { ...again, 'confirming-password': owner.password }, cookie)
  expect(right.status).toBe(200)
  expect(await right.text()).toContain('/admin/invitation?token=')
  expect(await lantern.db.$count(invitations)).toBe(1)
})

test('the number that customers call is changed with the password in the form', async () => {
  await using lantern = await lanternWithPages()
  const cookie = await ownerCookie(lantern)
  await expireStepUp(lantern)
  const path = '/admin/settings/business/phones'
  const page = await (await lantern.fetch(path, { headers: cookie })).text()
  const form = page.split('<form').find((each) => each.includes('name="dispatch.display"')) ?? ''
  const fields = (display: string) => ({ ...fieldsOf(form), 'dispatch.display': display })
  const asked = await post(lantern, path, fields('(713) 555-0999'), cookie)
  expect(asked.status).toBe(422)
  const html = await asked.text()
  expect(html).toContain('Confirm it’s you')
  expect(html).toContain('value="(713) 555-0999"')

  const again = { ...fields('(713) 555-0999'), 'confirming-password': 'Wrong-Horse-9' }
  expect(await (await post(lantern, path, again, cookie)).text()).toContain('This is not your password.')
  const right = await post(lantern, path, { ...again, 'confirming-password': owner.password }, cookie)
  expect(right.status).toBe(303)
  expect((await readProfile(lantern.db)).dispatch.display).toBe('(713) 555-0999')
})

function fieldsOf(html: string): Record<string, string> {
  const inputs = [...html.matchAll(/<(?:input|textarea)\b[^>]*>/g)].map(([tag]) => tag)
  const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]
  const typed = inputs.flatMap((tag) => {
    const name = attribute(tag, 'name')
    return name
      ? [[name, (attribute(tag, 'value') ?? '').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')]]
      : []
  })
  const chosen = [...html.matchAll(/<select\b([^>]*)>(.*?)<\/select>/gs)].flatMap(
    ([, tag = '', options = '']) => {
      const name = attribute(tag, 'name')
      const option = /<option[^>]*selected[^>]*>/.exec(options)?.[0] ?? ''
      return name
        ? [[name, attribute(option, 'value') ?? /selected[^>]*>([^<]*)</.exec(options)?.[1] ?? '']]
        : []
    },
  )
  return Object.fromEntries([...typed, ...chosen])
}

test('what invoices say of how to pay is changed with the password in the form, and owners are mailed', async () => {
  await using lantern = await lanternWithPages()
  const cookie = await ownerCookie(lantern)
  await expireStepUp(lantern)
  const path = '/admin/settings/invoicing'
  const form = { intent: 'save', id: '', estimateDays: '30', invoiceDays: '14' }
  const note = { ...form, invoiceNote: 'Pay to account 4471.' }
  expect((await post(lantern, path, form, cookie)).status).toBe(200)
  const asked = await post(lantern, path, note, cookie)
  expect(asked.status).toBe(422)
  expect(await asked.text()).toContain('Confirm it’s you')
  expect((await readInvoicingSettings(lantern.db)).invoiceNote).toBe('')

  const right = await post(lantern, path, { ...note, 'confirming-password': owner.password }, cookie)
  expect(right.status).toBe(200)
  expect((await readInvoicingSettings(lantern.db)).invoiceNote).toBe('Pay to account 4471.')
  const [mail] = await mailsOf(lantern, 1, ({ text }) => text?.includes('account 4471') === true)
  expect(mail?.to).toMatchObject([{ address: owner.email }])
})

test('where requests go is changed with the password in the form', async () => {
  await using lantern = await lanternWithPages()
  const cookie = await ownerCookie(lantern)
  await expireStepUp(lantern)
  const path = '/admin/settings/notifications'
  const form = { intent: 'add-recipient', id: '', address: 'van@example.com' }
  expect(await (await post(lantern, path, form, cookie)).text()).toContain('Confirm it’s you')
  await post(lantern, path, { ...form, 'confirming-password': owner.password }, cookie)
  expect(await (await lantern.fetch(path, { headers: cookie })).text()).toContain('>van@example.com<')
})

test('a form that is refused before the script has come keeps what was typed, but no password', async () => {
  await using lantern = await lanternWithPages()
  const cookie = await ownerCookie(lantern)
  const refused = async (path: string, form: Record<string, string>) => {
    const response = await post(lantern, path, { id: '', ...form }, cookie)
    expect(response.status).toBe(422)
    const html = await response.text()
    expect(html).toContain('aria-invalid="true"')
    return html
  }
  const account = { host: 'not a host', port: '2525', security: 'starttls' }
  const sender = {
    fromAddress: 'van@example.com',
    fromName: 'The Van',
    username: 'van',
    password: 'Secret-Horse-9',
  }
  const mail = await refused('/admin/settings/mail?provider=other', {
    intent: 'save',
    id: 'other',
    ...account,
    ...sender,
  })
  expect(fieldsOf(mail)).toMatchObject({ ...account, ...sender, password: '' })
  expect(mail).not.toContain(sender.password)

  const notifications = '/admin/settings/notifications'
  const webhook = await refused(notifications, {
    intent: 'save-webhook',
    address: 'ftp://van.example',
    on: 'on',
  })
  expect(webhook).toMatch(/<input(?=[^>]* id="webhook-url")(?=[^>]* value="ftp:\/\/van\.example")/)
  expect(webhook).toMatch(/<input(?=[^>]* id="webhook-on")(?=[^>]* checked)/)

  const recipient = await refused(notifications, { intent: 'add-recipient', address: 'van@' })
  expect(recipient).toMatch(/<input(?=[^>]* id="new-recipient")(?=[^>]* value="van@")/)
  expect(recipient).toMatch(/<input(?=[^>]* id="webhook-url")(?=[^>]* value="")/)

  const template = { intent: 'save', title: 'On my way', channel: 'mail', subject: '', body: 'Soon there.' }
  const templates = await (await lantern.fetch('/admin/settings/templates', { headers: cookie })).text()
  const version = /name="version" value="([^"]+)"/.exec(templates)?.[1] ?? ''
  const unsent = await refused('/admin/settings/templates', { ...template, version })
  expect(unsent).toContain('>Soon there.</textarea>')
  expect(unsent).toMatch(/<input(?=[^>]* value="On my way")/)
})

test('signing out leaves this browser also while the database is away, and says what is left', async () => {
  await using lantern = await lanternWithPages()
  const cookie = await ownerCookie(lantern)
  await lantern.db.execute('alter table sessions rename to hidden')
  const left = await post(lantern, '/admin/sign-out', {}, cookie)
  await lantern.db.execute('alter table hidden rename to sessions')
  expect([left.status, left.headers.get('location')]).toEqual([302, '/admin/login?left=1'])
  expect(left.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^lantern\.session=; .*Max-Age=0/),
    expect.stringMatching(/^panel-seal=; .*Max-Age=0/),
  ])
  expect(await lantern.db.$count(sessions)).toBe(1)
  expect(await (await lantern.fetch('/admin/login?left=1')).text()).toContain('could not end the session')
})

test('a sign-in page that was left open leads on to what was come for', async () => {
  await using lantern = await lanternWithPages()
  const cookie = await ownerCookie(lantern)
  const form = { email: owner.email, password: owner.password, from: '/admin/quotes#quote-1' }
  const answer = await post(lantern, '/admin/login?from=%2Fadmin%2Fquotes', form, cookie)
  const html = await answer.text()
  expect(html).toContain('There is already a signed in user; call signOut first')
  expect(html).toContain('href="/admin/quotes#quote-1"')
})
