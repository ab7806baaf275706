import { expect, test } from 'vitest'
import { cardColumns, isVcard, readCards } from './vcard.ts'

const cards = (...lines: string[]) =>
  [...readCards(lines.join('\r\n'))].map(({ line, cells }) => ({
    line,
    ...Object.fromEntries(cardColumns.flatMap((column, at) => (cells[at] ? [[column, cells[at]]] : []))),
  }))

test('version 3.0 of Apple: groups, folded lines, escapes, several numbers with the preferred one first', () => {
  expect(
    cards(
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Alder;Quinn;;;',
      'FN:Quinn Alder',
      'ORG:Alder\\, Sons;Keys;',
      'TEL;type=CELL;type=VOICE:(713) 555-0101',
      'item1.TEL;type=pref:+1 713 555 0102',
      'TEL;type=WORK,FAX:713-555-0199',
      'item2.EMAIL;type=INTERNET:quinn@ex',
      ' ample.com',
      'item3.ADR;type=HOME;type=pref:;;14 Elm Street\\nUnit 2;Houston;TX;77002;United States',
      'ADR;type=WORK:;Suite 9;9 Pine Court;Katy;TX;77449;',
      'NOTE:Gate 4711\\; dog\\nblue door',
      'PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQSkZJRgABAQ',
      '  AAAQABAAD=',
      'END:VCARD',
    ),
  ).toEqual([
    {
      line: 1,
      Name: 'Quinn Alder',
      Company: 'Alder, Sons, Keys',
      Phone: '+1 713 555 0102\n(713) 555-0101',
      Email: 'quinn@example.com',
      Address: '14 Elm Street, Unit 2, Houston, TX 77002',
      'Other address': '9 Pine Court, Suite 9, Katy, TX 77449',
      Notes: 'Gate 4711; dog\nblue door',
    },
  ])
})

test('version 2.1: quoted-printable over several lines and in other alphabets, bare types', () => {
  expect(
    cards(
      'BEGIN:VCARD',
      'VERSION:2.1',
      'N;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:Pe=C3=B1a;Jos=C3=A9;;;',
      'TEL;CELL:7135550103',
      'NOTE;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:Caf=E9 next=0D=0A=',
      'door',
      'END:VCARD',
    ),
  ).toEqual([{ line: 1, Name: 'José Peña', Phone: '7135550103', Notes: 'Café next\r\ndoor' }])
})

test('version 4.0: addresses as URIs, quoted parameters with a colon', () => {
  expect(
    cards(
      'BEGIN:VCARD',
      'VERSION:4.0',
      'FN;LANGUAGE=en:Ana Ruiz',
      'TEL;VALUE=uri;PREF=1;TYPE="voice,home":tel:+1-713-555-0104;ext=12',
      'EMAIL;PREF=1:mailto:ana@example.com',
      'ADR;LABEL="Home: the blue one":;;1 Oak Lane;Houston;TX;77003;USA',
      'END:VCARD',
    ),
  ).toEqual([
    {
      line: 1,
      Name: 'Ana Ruiz',
      Phone: '+1-713-555-0104 ext. 12',
      Email: 'ana@example.com',
      Address: '1 Oak Lane, Houston, TX 77003',
    },
  ])
})

// Joined anew with each line, it would take hours.
test('a photo of 20 MB is read before the test ends', () => {
  const photo = Array.from({ length: 270_000 }, () => ` ${'A'.repeat(74)}`).join('\r\n')
  expect(cards('BEGIN:VCARD', 'FN:Ann', 'PHOTO;ENCODING=b:', photo, 'TEL:1', 'END:VCARD')).toEqual([
    { line: 1, Name: 'Ann', Phone: '1' },
  ])
})

test('a card without an end, and lines that say nothing, take no other card with them', () => {
  expect(
    cards(
      'nonsense',
      'BEGIN:VCARD',
      'FN:Ann',
      'TEL:1',
      'BEGIN:VCARD',
      'begin',
      'FN:Ben',
      'END:VCARD',
      'FN:none',
      'begin:vcard',
      'fn:Cy',
    ),
  ).toMatchObject([
    { line: 2, Name: 'Ann' },
    { line: 5, Name: 'Ben' },
    { line: 10, Name: 'Cy' },
  ])
  expect(isVcard('\ufeff\r\nBEGIN:VCARD\r\nFN:A')).toBe(true)
  expect(isVcard('Name,Phone\nBEGIN:VCARD in a note,1')).toBe(false)
})
