import { MapPin } from 'lucide-react'
import { Link } from 'react-router'
import { Field } from '#app/admin/form/fields.tsx'
import { KnownAddresses, knownAddresses } from '#app/admin/form/known-addresses.tsx'
import { mapHref } from '#app/admin/leads/map-links.ts'
import { managedPlaceWords as words } from '#words/panel/people/customers.ts'
import type { CustomerRecord } from './customer-data.ts'
import { CustomerForm } from './customer-form.tsx'

type PlacesProps = {
  customer: CustomerRecord
  freshId: string
  mayWrite: boolean
  newRequestAt: (place: string) => string
}

export function Places({ customer, freshId, mayWrite, newRequestAt }: PlacesProps) {
  const { key, places, addresses } = customer
  if (places.length === 0 && !mayWrite) return null
  return (
    <section className="request-part" aria-labelledby="customer-places">
      <h2 id="customer-places">{words.title}</h2>
      <ul className="customer-history">
        {places.map(({ id, name, address }) => (
          <li key={id}>
            <p>
              <bdi className="font-semibold">{name}</bdi>{' '}
              <a href={mapHref(address)} target="_blank" rel="noreferrer" className="link">
                {address} <MapPin className="icon inline" />
              </a>
            </p>
            {mayWrite && (
              <div className="mt-2 flex flex-wrap gap-3">
                <Link to={newRequestAt(id)} className="btn btn-small" aria-label={words.requestFor(name)}>
                  {words.request}
                </Link>
                <CustomerForm
                  id={id}
                  intent="place-delete"
                  press={words.remove}
                  label={words.removeOf(name)}
                  done={words.removed(name)}
                  undo={{ intent: 'place-restore', id }}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
      {mayWrite && (
        <details className="details-editor">
          <summary>{words.add}</summary>
          <CustomerForm
            id={freshId}
            intent="place"
            press={words.save}
            done={words.saved}
            undo={{ intent: 'place-delete', id: freshId }}
          >
            <input type="hidden" name="contact" value={key} />
            <KnownAddresses
              addresses={addresses.filter((known) => !places.some(({ address }) => address === known))}
            />
            <Field
              id="place-name"
              name="name"
              label={words.name}
              required
              maxLength={100}
              autoComplete="off"
            />
            <Field
              id="place-address"
              name="address"
              label={words.address}
              list={knownAddresses}
              required
              maxLength={300}
              autoComplete="off"
            />
          </CustomerForm>
        </details>
      )}
    </section>
  )
}
