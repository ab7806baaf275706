import { href } from 'react-router'
import { defineList } from '#app/admin/list/list.ts'
import { graphql, type ResultOf } from '#app/graphql.ts'
import { customersWords } from '#words/panel/people/customers.ts'

export const customerList = defineList({
  row: 'customer',
  path: href('/admin/customers'),
  words: customersWords,
  filters: { all: null, managers: true },
})

export const ListCustomers = graphql(`
  query AdminListCustomers($filter: Boolean, $search: String, $limit: Int, $after: String) {
    page: customers(isManager: $filter, search: $search, limit: $limit, nextToken: $after) {
      items {
        id: key
        name
        phone
        phoneE164
        email
        address
        isManager
        askedAt
        addedAt
        figures {
          paidCents
          openCents
          isOverdue
          lastJobAt
        }
      }
      nextToken
      total
    }
  }
`)

export type ListedCustomer = ResultOf<typeof ListCustomers>['page']['items'][number]

export const GetCustomer = graphql(`
  query AdminGetCustomer($key: ID!) {
    customer(key: $key) {
      key
      name
      phone
      phoneE164
      email
      address
      phones
      emails
      addresses
      isManager
      figures {
        paidCents
        openCents
        isOverdue
      }
      requests {
        kind
        id
        number
        name
        service
        message
        status
        lostReason
        cancelledAt
        submittedAt
        address
        quotedCents
        scheduledAt
        windowMinutes
      }
      places {
        id
        name
        address
      }
      ties {
        id
        kind
        contact
        other
        label
      }
      contacts {
        id
        name
        company
        phone
        email
        address
        notes
        importId
        createdAt
        updatedAt
      }
      thread: notes {
        id
        requestId
        text
        authorId
        authorName
        createdAt
        updatedAt
      }
      reviews {
        id
        rating
        title
        comment
        submittedAt
      }
    }
  }
`)

export type CustomerRecord = NonNullable<ResultOf<typeof GetCustomer>['customer']>

export const customerPath = (key: string): string => href('/admin/customers/:key', { key })
