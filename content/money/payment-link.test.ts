import { expect, test } from 'vitest'
import { paymentLinkAlone, paymentLinkFor } from './payment-link.ts'

const owed = { openCents: 54_050, number: '1001' }

test('amount and number are filled in, also where a browser has encoded the braces', () => {
  expect(paymentLinkFor('https://pay.example/{amount}?for={number}', owed)).toBe(
    'https://pay.example/540.50?for=1001',
  )
  expect(paymentLinkFor('https://pay.example/%7Bamount%7D/%7bNumber%7d', owed)).toBe(
    'https://pay.example/540.50/1001',
  )
  expect(paymentLinkFor('https://pay.example/us', owed)).toBe('https://pay.example/us')
})

test('there is nothing to pay without a link or an open amount, and no half-filled link', () => {
  expect(paymentLinkFor(null, owed)).toBeNull()
  expect(paymentLinkFor('https://pay.example/us', { openCents: 0, number: '1001' })).toBeNull()
  expect(paymentLinkAlone('https://pay.example/us')).toBe('https://pay.example/us')
  expect(paymentLinkAlone('https://pay.example/{amount}')).toBeNull()
})
