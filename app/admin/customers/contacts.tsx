import { ContactItem } from '#app/admin/leads/contact-item.tsx'
import { knownContactWords as words } from '#words/panel/people/customers.ts'
import type { CustomerRecord } from './customer-data.ts'
import { CustomerForm } from './customer-form.tsx'

export function Contacts({ contacts, mayWrite }: Pick<CustomerRecord, 'contacts'> & { mayWrite: boolean }) {
  if (contacts.length === 0) return null
  return (
    <section className="request-part" aria-labelledby="customer-contacts">
      <h2 id="customer-contacts">{words.title}</h2>
      <ul className="customer-history">
        {contacts.map((contact) => (
          <ContactItem key={contact.id} contact={contact}>
            {mayWrite && (
              <div className="mt-2">
                <CustomerForm
                  id={contact.id}
                  intent="contact-delete"
                  press={words.remove}
                  label={words.removeOf(contact.name)}
                  done={words.removed(contact.name)}
                  undo={{ intent: 'contact-restore', id: contact.id }}
                />
              </div>
            )}
          </ContactItem>
        ))}
      </ul>
    </section>
  )
}
