import { expect, test } from 'vitest'
import { lostIn } from './lost-draft.tsx'

const paper = { lines: [{ name: 'Rekey', unitCents: 2_500 }], note: 'Thank you.\nPay by Friday.' }

test('what was sent as it was typed is not lost', () => {
  const typed = { position: '0', 'what-0': ' Rekey ', 'price-0': '25', note: 'Thank you.\r\nPay by Friday. ' }
  expect(lostIn(new URLSearchParams({ ...typed, 'quantity-0': '2' }), paper)).toEqual([])
})

test('another price, another line and other words are', () => {
  const typed = new URLSearchParams({
    'what-0': 'Rekey',
    'price-0': '30',
    'what-1': 'Deadbolt',
    note: 'Mine',
  })
  typed.append('position', '0')
  typed.append('position', '1')
  typed.append('position', '2')
  expect(lostIn(typed, paper)).toEqual(['Rekey, 30', 'Deadbolt', 'Mine'])
})
