import type { ReactNode } from 'react'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { shortDate } from '#app/ui/dates.ts'
import { knownContactWords as words } from '#words/panel/people/customers.ts'

type KnownContact = {
  name: string
  company: string | null
  address: string | null
  notes: string | null
  importId: string | null
  createdAt: string
}

export function ContactItem({ contact, children }: { contact: KnownContact; children?: ReactNode }) {
  const { name, company, address, notes, importId, createdAt } = contact
  const day = shortDate(createdAt, useTimeZone())
  return (
    <li>
      <p>
        <bdi className="font-semibold">{name}</bdi>
        {company && company !== name && (
          <>
            , <bdi>{company}</bdi>
          </>
        )}{' '}
        <span className="text-ink-2">{importId ? words.imported(day) : words.entered(day)}</span>
      </p>
      {address && (
        <p>
          <bdi>{address}</bdi>
        </p>
      )}
      {notes && (
        <p dir="auto" className="lead-note">
          {notes}
        </p>
      )}
      {children}
    </li>
  )
}
