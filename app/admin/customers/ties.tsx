import { useEffect, useRef, useState } from 'react'
import type { FoundCustomer } from '#app/admin/calls/call-data.ts'
import { FoundPeople, useFoundPeople } from '#app/admin/calls/found-people.tsx'
import { Field } from '#app/admin/form/fields.tsx'
import { phoneLineOf } from '#content/profile/phone-line.ts'
import { tieWords as words } from '#words/panel/people/customers.ts'
import type { CustomerRecord } from './customer-data.ts'
import { CustomerForm } from './customer-form.tsx'

type TiesProps = { customer: CustomerRecord; freshId: string }

export function Ties({ customer, freshId }: TiesProps) {
  const { key, name, ties, phones, emails, requests, contacts } = customer
  const others = new Set([...requests, ...contacts].map((one) => one.name.trim().toLowerCase()))
  const shared = new Set(ties.flatMap(({ kind, contact }) => (kind === 'shared' ? [contact] : [])))
  const added = new Set(ties.flatMap(({ kind, other }) => (kind === 'added' && other ? [other] : [])))
  const mixed =
    others.size > 1 ? [...phones, ...emails].filter((one) => !shared.has(one) && !added.has(one)) : []
  const mark = ties.find(({ kind }) => kind === 'manager')
  return (
    <section className="request-part" aria-labelledby="customer-ties">
      <h2 id="customer-ties">{words.title}</h2>
      <CustomerForm
        key="manager"
        id={mark?.id ?? freshId}
        intent={mark ? 'untie' : 'manager'}
        press={words.manager}
        isPressed={mark !== undefined}
        done={mark ? words.unmarked(name) : words.marked(name)}
        undo={mark ? { intent: 'tie-restore', id: mark.id } : { intent: 'untie', id: freshId }}
      >
        <input type="hidden" name="contact" value={key} />
      </CustomerForm>
      {ties
        .filter(({ kind }) => kind !== 'manager')
        .map((tie) => (
          <CustomerForm
            key={tie.id}
            id={tie.id}
            intent="untie"
            {...tieTexts(tie, customer)}
            undo={{ intent: 'tie-restore', id: tie.id }}
          />
        ))}
      <details className="details-editor">
        <summary>{words.add}</summary>
        <CustomerForm
          id={freshId}
          intent="add-contact"
          press={words.addNow}
          done={words.addedNow(name)}
          undo={{ intent: 'untie', id: freshId }}
        >
          <input type="hidden" name="contact" value={key} />
          <Field
            id="added-contact"
            name="other"
            label={words.contact}
            help={words.contactHelp}
            required
            maxLength={254}
            autoComplete="off"
          />
          <Field
            id="added-label"
            name="label"
            label={words.label}
            help={words.labelHelp}
            maxLength={40}
            autoComplete="off"
          />
        </CustomerForm>
      </details>
      {mixed.length > 0 && (
        <details className="details-editor">
          <summary>{words.split}</summary>
          {mixed.map((contact) => (
            <CustomerForm
              key={contact}
              id={freshId}
              intent="share"
              says={words.mixed(shown(contact))}
              press={words.share}
              done={words.separated(name)}
              undo={{ intent: 'untie', id: freshId }}
            >
              <input type="hidden" name="contact" value={contact} />
            </CustomerForm>
          ))}
        </details>
      )}
      <details className="details-editor">
        <summary>{words.merge}</summary>
        <CustomerForm
          id={freshId}
          intent="merge"
          press={words.mergeNow}
          done={words.mergedNow(name)}
          undo={{ intent: 'untie', id: freshId }}
        >
          <input type="hidden" name="contact" value={key} />
          <OtherCustomer isOwn={(id) => [...requests, ...contacts].some((one) => one.id === id)} />
        </CustomerForm>
      </details>
    </section>
  )
}

function tieTexts(
  { kind, ...tie }: CustomerRecord['ties'][number],
  { name, requests, contacts }: CustomerRecord,
) {
  const named = (contact: string) => {
    const request = requests.find(({ id }) => id === contact)
    if (request) return words.request(request.name, request.number)
    return contacts.find(({ id }) => id === contact)?.name ?? shown(contact)
  }
  const [one, another] = [named(tie.contact), named(tie.other ?? '')]
  if (kind === 'added')
    return { says: words.added(another, tie.label), press: words.remove(another), done: words.removed(name) }
  const done = words.separated(name)
  return kind === 'shared'
    ? { says: words.shared(one), press: words.unshare, done }
    : { says: words.merged(one, another), press: words.separate, done }
}

/** A customer who was picked is sent by the id of a request: their number may be of several people. */
function OtherCustomer({ isOwn }: { isOwn: (requestId: string) => boolean }) {
  const { found, search, clear } = useFoundPeople()
  const [picked, setPicked] = useState<FoundCustomer>()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (picked) box.current?.closest('form')?.querySelector<HTMLElement>('[type="submit"]')?.focus()
  }, [picked])
  return (
    <div ref={box}>
      {picked && !isOwn(picked.id) ? (
        <>
          <input type="hidden" name="other" value={picked.id} />
          <p className="flex flex-wrap items-center gap-3">
            <span>
              <bdi className="font-semibold">{picked.name}</bdi> {picked.phone}
            </span>
            <button type="button" className="btn btn-small" onClick={() => setPicked(undefined)}>
              {words.pickAnother}
            </button>
          </p>
        </>
      ) : (
        <>
          <Field
            id="merge-other"
            name="other"
            label={words.other}
            help={words.otherHelp}
            required
            autoComplete="off"
            onInput={({ currentTarget }) => void search(currentTarget.value)}
          />
          <div role="status">
            {found && (
              <FoundPeople
                people={found.people?.filter(({ id }) => !isOwn(id))}
                words={words}
                onUse={(person) => {
                  setPicked(person)
                  clear()
                }}
              />
            )}
          </div>
        </>
      )}
    </div>
  )
}

const shown = (contact: string): string =>
  contact.startsWith('+') ? phoneLineOf({ phone: contact, phoneE164: contact }).display : contact
