import { Field } from '#app/admin/form/fields.tsx'
import { phoneLineOf } from '#content/profile/phone-line.ts'
import { tieWords as words } from '#words/panel/people/customers.ts'
import type { CustomerRecord } from './customer-data.ts'
import { CustomerForm } from './customer-form.tsx'

type TiesProps = { customer: CustomerRecord; freshId: string }

export function Ties({ customer, freshId }: TiesProps) {
  const { key, name, ties, phones, emails, requests } = customer
  const others = new Set(requests.map((request) => request.name.trim().toLowerCase()))
  const shared = new Set(ties.flatMap(({ kind, contact }) => (kind === 'shared' ? [contact] : [])))
  const mixed = others.size > 1 ? [...phones, ...emails].filter((contact) => !shared.has(contact)) : []
  return (
    <section className="request-part" aria-labelledby="customer-ties">
      <h2 id="customer-ties">{words.title}</h2>
      {ties.map(({ id, kind, contact, other }) => (
        <CustomerForm
          key={id}
          id={id}
          intent="untie"
          says={
            kind === 'shared'
              ? words.shared(shown(contact))
              : words.merged(shown(contact), shown(other ?? ''))
          }
          press={kind === 'shared' ? words.unshare : words.separate}
          done={words.separated(name)}
          undo={{ intent: 'tie-restore', id }}
        />
      ))}
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
          <Field id="merge-other" name="other" label={words.other} required autoComplete="off" />
        </CustomerForm>
      </details>
    </section>
  )
}

const shown = (contact: string): string =>
  contact.startsWith('+') ? phoneLineOf({ phone: contact, phoneE164: contact }).display : contact
