import type { ReactNode } from 'react'
import { FormButton } from '#app/admin/form/form-button.tsx'
import { IntentForm } from '#app/admin/form/intent-form.tsx'
import { ShareLink } from '#app/admin/leads/share-link.tsx'
import { DeliveryTrail } from '#app/admin/list/delivery-trail.tsx'
import type { DeliveryOnRow } from '#app/admin/records/delivery.ts'
import { shareWords as words } from '#words/panel/money/share.ts'

type Customer = Parameters<typeof ShareLink>[0]['request']

type ShareProps = {
  of: 'invoice' | 'overdue' | 'estimate'
  customer: Customer
  /** Null where the customer's own link is not theirs to hand on. */
  link: string | null
  text: string | undefined
  email: string | null
  pressKey: string
  mails: readonly DeliveryOnRow[] | null
  children?: ReactNode
}

export function Share({ of, customer, link, text, email, pressKey, mails, children }: ShareProps) {
  const trail = mails ?? []
  const isOnItsWay = trail.some(({ state }) => state === 'pending')
  return (
    <section className="request-part" aria-labelledby="share-title">
      <h2 id="share-title" className="mb-2">
        {words.title}
      </h2>
      {link && <ShareLink request={customer} link={link} text={text} words={words[of]} />}
      {children}
      {email && !isOnItsWay && (
        <IntentForm intent="mail" className="mt-2">
          {({ isBusy }) => (
            <>
              <input type="hidden" name="press" value={pressKey} />
              <FormButton isBusy={isBusy} busy={words.mailing} className="btn btn-small wrap-anywhere">
                {of === 'overdue'
                  ? words.remind(email)
                  : trail.length > 0
                    ? words.again(email)
                    : words.first(email)}
              </FormButton>
            </>
          )}
        </IntentForm>
      )}
      <DeliveryTrail deliveries={trail} />
    </section>
  )
}
