import { Download, Search } from 'lucide-react'
import { Form, href, Link } from 'react-router'
import { failureOf, staffContext } from '#app/admin/access.ts'
import { Field, FormSection } from '#app/admin/form/fields.tsx'
import { intentAction, intentClientAction, SaveForm } from '#app/admin/form/intent-form.tsx'
import { textIn } from '#app/admin/list/row-action.tsx'
import { loadSettings, SettingsPage } from '#app/admin/settings/settings-page.tsx'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { graphql, type ResultOf } from '#app/graphql.ts'
import { dateTimeText } from '#app/ui/dates.ts'
import { privacyRequestWords as words } from '#words/panel/settings/privacy.ts'
import { trashWords } from '#words/panel/trash.ts'
import type { Route } from './+types/route.ts'

export const handle = { hydrates: true }

export async function loader({ context, url }: Route.LoaderArgs) {
  const contact = (url.searchParams.get('contact') ?? '').trim()
  const at = new Date().toISOString()
  if (!contact) return { at, contact, records: undefined, problem: undefined }
  const found = await context.get(staffContext).run(FindPerson, { contact })
  if (found.ok) return { at, contact, records: found.value.personRecords, problem: undefined }
  if (found.refusal.code !== 'BAD_INPUT') throw failureOf(found.refusal)
  return { at, contact, records: undefined, problem: found.refusal.message }
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadSettings(args)

export async function action(args: Route.ActionArgs) {
  const { run } = args.context.get(staffContext)
  return intentAction(args, {
    handlers: {
      // `id` is the contact that was searched for; what is typed must be the same.
      async erase(form) {
        const contact = textIn(form, 'id')
        if (textIn(form, 'typed').trim().toLowerCase() !== contact.toLowerCase())
          return refusedAs('BAD_INPUT', words.confirmMismatch, { typed: words.confirmMismatch })
        const erased = await run(ErasePerson, { contact })
        if (!erased.ok) return refusedAs(erased.refusal.code ?? '', erased.refusal.message)
        return { ok: true, value: { done: words.erased(erased.value.erasePerson) } }
      },
    },
  })
}

export const clientAction = (args: Route.ClientActionArgs) => intentClientAction(args)

const refusedAs = (code: string, message: string, fields = {}) => ({
  ok: false as const,
  refusal: { code, message, fields },
})

const FindPerson = graphql(`
  query AdminFindPerson($contact: String!) {
    personRecords(contact: $contact) {
      model
      id
      name
      email
      phone
      at
      inTrash
      isKept
    }
  }
`)

const ErasePerson = graphql(`
  mutation AdminErasePerson($contact: String!) {
    erasePerson(contact: $contact) {
      records
      keptInvoices
    }
  }
`)

type PersonRecord = ResultOf<typeof FindPerson>['personRecords'][number]

export default function PrivacyRequests({ loaderData }: Route.ComponentProps) {
  return (
    <SettingsPage title={words.title} lead={words.lead} loaded={loaderData}>
      {({ contact, records, problem }) => (
        <>
          <SearchForm contact={contact} problem={problem} />
          {records && <Found contact={contact} records={records} />}
          {records && records.length > 0 && (
            <>
              <FormSection id="copy" title={words.exportTitle}>
                <p className="mt-2 text-ink-2 text-note">{words.exportHint}</p>
                <a
                  href={`${href('/admin/settings/privacy/person.zip')}?${new URLSearchParams({ contact })}`}
                  className="btn mt-4"
                >
                  <Download className="icon" />
                  {words.download}
                </a>
              </FormSection>
              <Erase key={contact} contact={contact} />
            </>
          )}
        </>
      )}
    </SettingsPage>
  )
}

function SearchForm({ contact, problem }: { contact: string; problem: string | undefined }) {
  return (
    <Form method="get" className="person-search" key={contact}>
      <Field
        id="person-contact"
        name="contact"
        label={words.contact}
        help={words.contactHint}
        error={problem}
        defaultValue={contact}
        required
        maxLength={320}
        autoComplete="off"
      />
      <button type="submit" className="btn">
        <Search className="icon" />
        {words.find}
      </button>
    </Form>
  )
}

function Found({ contact, records }: { contact: string; records: readonly PersonRecord[] }) {
  const others = otherContacts(contact, records)
  const timeZone = useTimeZone()
  return (
    <section aria-labelledby="found" className="mt-8" role="status">
      <h2 id="found" className="text-name">
        {records.length > 0 ? words.foundFor(contact) : words.nothing(contact)}
      </h2>
      {records.length === 0 && <p className="mt-2 text-ink-2 text-note">{words.nothingHint}</p>}
      {records.length > 0 && (
        <ul className="person-records">
          {records.map(({ model, id, name, at, inTrash, isKept }) => (
            <li key={`${model} ${id}`}>
              <b>{trashWords.kind(model)}</b> <bdi>{name}</bdi>
              <span>
                {dateTimeText(at, timeZone)}
                {inTrash && ` · ${words.inTrash}`}
                {isKept && ` · ${words.staysSold}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <p className="mt-3 text-note">
          {words.also}{' '}
          {others.map((other) => (
            <Link
              key={other}
              to={`?${new URLSearchParams({ contact: other })}`}
              className="link mr-3 wrap-anywhere"
            >
              {other}
            </Link>
          ))}
        </p>
      )}
    </section>
  )
}

/** Other addresses and numbers in these records, which may lead to more records. */
function otherContacts(contact: string, records: readonly PersonRecord[]): string[] {
  const all = records.flatMap(({ email, phone }) => [email, phone ?? '']).filter(Boolean)
  const others = new Map(all.map((one) => [sameContact(one), one]))
  others.delete(sameContact(contact))
  return [...others.values()]
}

const sameContact = (text: string): string =>
  text.includes('@') ? text.toLowerCase() : text.replace(/\D/g, '').slice(-10)

function Erase({ contact }: { contact: string }) {
  return (
    <FormSection id="erase" title={words.eraseTitle}>
      <p className="mt-2 text-ink-2 text-note">{words.eraseHint}</p>
      <SaveForm
        intent="erase"
        id={contact}
        words={{ save: words.erase, saving: words.erasing }}
        buttonClassName="btn btn-danger"
      >
        {(errors) => (
          <Field
            id="erase-typed"
            name="typed"
            label={words.confirmLabel(contact)}
            error={errors.typed}
            required
            maxLength={320}
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </SaveForm>
    </FormSection>
  )
}
