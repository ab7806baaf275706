import { useEffect, useRef, useState } from 'react'
import { Field } from '#app/admin/form/fields.tsx'
import { KnownAddresses } from '#app/admin/form/known-addresses.tsx'
import { useAnnounce } from '#app/ui/announcer.tsx'
import { callFormWords as words } from '#words/panel/calls/form.ts'
import type { FoundCustomer } from './call-data.ts'
import { FoundPeople, readPeople, useFoundPeople } from './found-people.tsx'

type PhoneFieldProps = { defaultValue: string; error: string | undefined }

export function CallerPhoneField({ defaultValue, error }: PhoneFieldProps) {
  const [addresses, setAddresses] = useState<readonly string[]>([])
  const { found, search, clear } = useFoundPeople((people) => {
    const [only, ...others] = people
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

  function use({ name, ...person }: FoundCustomer) {
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
    clear()
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
        // The answer replaces it, so that the fields below do not move.
        help={found ? undefined : words.phoneHelp}
        error={error}
        onInput={({ currentTarget }) => void search(currentTarget.value)}
      />
      <KnownAddresses addresses={addresses} />
      <div role="status">{found && <FoundPeople people={found.people} words={words} onUse={use} />}</div>
    </div>
  )
}
