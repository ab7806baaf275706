import { expect, test } from 'vitest'
import { attachmentHeader } from './file-download.ts'

test.each([
  ['door.jpg', 'image/jpeg', `filename="door.jpg"; filename*=UTF-8''door.jpg`],
  ['DOOR.JPEG', 'image/jpeg', `filename="DOOR.JPEG"; filename*=UTF-8''DOOR.JPEG`],
  ['Schloß.pdf', 'application/pdf', `filename="Schlo_.pdf"; filename*=UTF-8''Schlo%C3%9F.pdf`],
  [
    `a"b\\c%d'(e)*.png`,
    'image/png',
    `filename="a_b_c_d'(e)*.png"; filename*=UTF-8''a%22b%5Cc%25d%27%28e%29%2A.png`,
  ],
  ['page.html', 'application/pdf', `filename="page.html.pdf"; filename*=UTF-8''page.html.pdf`],
  ['setup.exe', 'image/heic', `filename="setup.exe.heic"; filename*=UTF-8''setup.exe.heic`],
  ['x', 'text/html', `filename="x.bin"; filename*=UTF-8''x.bin`],
])('%j as %s is saved under a harmless name', (name, contentType, expected) => {
  expect(attachmentHeader(name, contentType)).toBe(`attachment; ${expected}`)
})

test('a file name cannot add a header', () => {
  expect(attachmentHeader('a\r\nset-cookie: x=1.pdf', 'application/pdf')).not.toMatch(/[\r\n]/)
})
