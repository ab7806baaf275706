import { Download, Search } from 'lucide-react'
import { Form, href, Link, useFetcher } from 'react-router'
import { failureOf, staffContext } from '#app/admin/access.ts'
import { Field, FormSection } from '#app/admin/form/fields.tsx'
import { intentKey, SaveForm } from '#app/admin/form/intent-form.tsx'
import { loadSettings, SettingsPage } from '#app/admin/form/settings-page.tsx'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { submissionClientAction } from '#app/admin/submission/client-action.ts'
import { submission } from '#app/admin/submission/submission.ts'
import { type Submitted, textIn } from '#app/admin/submission/submitted.ts'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { graphql, type ResultOf } from '#app/graphql.ts'
import { dateTimeText } from '#app/ui/dates.ts'
import { digitsWithoutCountry, phoneLineOf } from '#content/profile/phone-line.ts'
import { privacyRequestWords as words } from '#words/panel/settings/privacy.ts'
import { trashWords } from '#words/panel/trash.ts'
import type { Route } from './+types/route.ts'

export const handle = { needs: { area: 'settings', to: 'write' } } satisfies ScreenHandle

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
  return submission(args, {
    // `id` is the contact that was searched for; what is typed must be the same.
    async erase(form) {
      const contact = textIn(form, 'id')
      if (textIn(form, 'typed').trim().toLowerCase() !== contact.toLowerCase())
        return refusedAs('BAD_INPUT', words.confirmMismatch, { typed: words.confirmMismatch })
      const before = await run(FindPerson, { contact })
      const erased = await run(ErasePerson, { contact })
      if (!erased.ok) return refusedAs(erased.refusal.code ?? '', erased.refusal.message)
      const others = before.ok ? otherContacts(contact, before.value.personRecords) : []
      return { ok: true, value: { done: words.erased(erased.value.erasePerson), shown: { others } } }
    },
  })
}

export const clientAction = (args: Route.ClientActionArgs) => submissionClientAction(args)

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
      keptNumbers
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
          <Result key={contact} contact={contact} records={records} />
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

type Records = readonly PersonRecord[] | undefined

/** The form that erases goes with what it erased; its answer stays here. */
function Result({ contact, records }: { contact: string; records: Records }) {
  const { data: erased } = useFetcher<Erased>({ key: intentKey('erase', contact) })
  if (erased?.ok && records?.length === 0) return <Receipt contact={contact} result={erased} />
  return records && <Found contact={contact} records={records} />
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
      <Others contacts={others} />
    </section>
  )
}

/** More may be stored under these. */
function Others({ contacts }: { contacts: readonly string[] }) {
  if (contacts.length === 0) return null
  return (
    <p className="mt-3 text-note">
      {words.also}{' '}
      {contacts.map((other) => (
        <Link
          key={other}
          to={`?${new URLSearchParams({ contact: other })}`}
          className="link mr-3 wrap-anywhere"
        >
          {other.includes('@') ? other : phoneLineOf({ phone: other, phoneE164: other }).display}
        </Link>
      ))}
    </p>
  )
}

type Erased = Submitted<{ others: readonly string[] }>

/** What went and what stayed, once there is nothing left to list. */
function Receipt({ contact, result }: { contact: string; result: Extract<Erased, { ok: true }> }) {
  return (
    <section className="notice notice-ok mt-8" role="status" aria-labelledby="erased">
      <h2 id="erased" className="font-semibold text-body">
        {words.erasedFor(contact)}
      </h2>
      <p>{result.done}</p>
      <Others contacts={result.others} />
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
  text.includes('@') ? text.toLowerCase() : digitsWithoutCountry(text)

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
