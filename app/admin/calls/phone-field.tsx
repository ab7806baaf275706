import { useEffect, useRef, useState } from 'react'
import { href } from 'react-router'
import { address } from '#app/address.ts'
import { Field } from '#app/admin/form/fields.tsx'
import { KnownAddresses } from '#app/admin/form/known-addresses.tsx'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { useAnnounce } from '#app/ui/announcer.tsx'
import { dateTimeText } from '#app/ui/dates.ts'
import { callFormWords as words } from '#words/panel/calls/form.ts'
import { contactServiceLabel, serviceLabel } from '#words/site/service-choices.ts'
import type { Customer } from './call-data.ts'

const shortestSearch = 4
const pauseMs = 150

type PhoneFieldProps = { defaultValue: string; error: string | undefined }

type Found = { people: readonly Customer[] | undefined }

export function PhoneField({ defaultValue, error }: PhoneFieldProps) {
  const [found, setFound] = useState<Found>()
  const [addresses, setAddresses] = useState<readonly string[]>([])
  const search = useSearch((answer) => {
    setFound(answer)
    const [only, ...others] = answer?.people ?? []
    if (only && others.length === 0) setAddresses(only.addresses)
  })
  // Opened from the page of a customer, it knows the number already.
  useEffect(() => {
    const looking = new AbortController()
    const { signal } = looking
    if (defaultValue)
      void readPeople(defaultValue, signal).then((people) => {
        if (!signal.aborted) setAddresses(people?.[0]?.addresses ?? [])
      })
    return () => looking.abort()
  }, [defaultValue])
  const box = useRef<HTMLDivElement>(null)
  const announce = useAnnounce()

  function use({ name, ...person }: Customer) {
    setAddresses(person.addresses)
    const form = box.current?.closest('form')
    if (!form) return
    for (const [field, value] of Object.entries({
      name,
      phone: person.phone,
      email: person.email,
      address: person.address ?? '',
    })) {
      const input = form.elements.namedItem(field)
      if (input instanceof HTMLInputElement && value) input.value = value
    }
    form.dispatchEvent(new Event('input', { bubbles: true }))
    setFound(undefined)
    announce(words.used(name))
    form.querySelector<HTMLElement>('[name="service"]')?.focus()
  }

  return (
    <div ref={box}>
      <Field
        id="phone"
        name="phone"
        type="tel"
        label={words.phone}
        required
        maxLength={40}
        autoComplete="off"
        autoFocus
        defaultValue={defaultValue}
        help={words.phoneHelp}
        error={error}
        onInput={({ currentTarget }) => void search(currentTarget.value)}
      />
      <KnownAddresses addresses={addresses} />
      <div role="status">{found && <People people={found.people} onUse={use} />}</div>
    </div>
  )
}

/** Not by the router, which would first load the route's code: without a connection that loads the page anew. */
function useSearch(onFound: (found: Found | undefined) => void) {
  const begun = useRef(new AbortController())
  useEffect(() => () => begun.current.abort(), [])
  return async (typed: string) => {
    begun.current.abort()
    begun.current = new AbortController()
    const { signal } = begun.current
    if (typed.trim().length < shortestSearch) return onFound(undefined)
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    if (signal.aborted) return
    const people = await readPeople(typed, signal)
    if (!signal.aborted) onFound({ people })
  }
}

async function readPeople(search: string, signal: AbortSignal): Promise<readonly Customer[] | undefined> {
  try {
    const path = `${href('/admin/calls/people')}?${new URLSearchParams({ search })}`
    const answer = await fetch(address(path), { signal })
    return answer.ok ? await answer.json() : undefined
  } catch {
    return undefined
  }
}

type PeopleProps = { people: readonly Customer[] | undefined; onUse: (person: Customer) => void }

function People({ people, onUse }: PeopleProps) {
  const timeZone = useTimeZone()
  if (!people) return <p className="mt-2 text-fine text-ink-2">{words.lookUpFailed}</p>
  if (people.length === 0) return <p className="mt-2 text-fine text-ink-2">{words.foundNobody}</p>
  return (
    <>
      <p className="mt-2 text-fine text-ink-2">{words.found(people.length)}</p>
      <ul className="known-people">
        {people.map((person) => {
          const { id, name, phone, kind, service, submittedAt } = person
          const label = kind === 'Quote' ? serviceLabel(service) : contactServiceLabel(service)
          return (
            <li key={id}>
              <button type="button" onClick={() => onUse(person)} aria-label={words.use(name)}>
                <b>
                  <bdi>{name}</bdi> <span>{phone}</span>
                </b>
                <span>{words.last(label, dateTimeText(submittedAt, timeZone))}</span>
                {person.address && <bdi>{person.address}</bdi>}
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
