import { expect, test } from 'vitest'
import { readVisit } from './lead.ts'

const nothing = readVisit(undefined)
const known = (visit: string) =>
  Object.fromEntries(Object.entries(readVisit(visit)).filter(([, value]) => value !== null))

test.for([
  [
    '/services/emergency?utm_source=google&utm_medium=cpc&utm_campaign=Spring+sale&gclid=Cj0KCQ https://www.google.com/',
    {
      ...{ utmSource: 'google', utmMedium: 'cpc', utmCampaign: 'Spring sale', adNetwork: 'google' },
      ...{ referrerHost: 'google.com', firstPage: '/services/emergency' },
    },
  ],
  ['/?msclkid= ', { adNetwork: 'microsoft', firstPage: '/' }],
  ['/?fbclid=x', { adNetwork: 'meta', firstPage: '/' }],
  [
    '/blog/top-5-tips https://m.facebook.com/l.php?u=1#x',
    { referrerHost: 'm.facebook.com', firstPage: '/blog/top-5-tips' },
  ],
  ['/about', { firstPage: '/about' }],
] as const)('%s', ([visit, source]) => {
  expect(known(visit)).toEqual(source)
})

test('the key of a receipt, an unknown page and what is searched for here are not kept', () => {
  expect(known('/receipt/secret.key')).toEqual({ firstPage: '/receipt/:token' })
  expect(known('/wp-admin?utm_source=x')).toEqual({ utmSource: 'x' })
  expect(known('/search?q=my+ex+at+12+Main+St')).toEqual({ firstPage: '/search' })
})

test('what makes no sense is left out, and nothing throws', () => {
  for (const visit of [
    ...[
      '',
      ' ',
      'about',
      'javascript:alert(1)',
      '//evil.example/',
      '/\\evil.example',
      '\u0000',
      'x'.repeat(5_000),
    ],
    ...['/%', `/?utm_source=${'x'.repeat(4_000)}`],
  ])
    expect(
      Object.values(readVisit(visit)).every((value) => value === null || value === '/'),
      visit.slice(0, 40),
    ).toBe(true)
  for (const referrer of [
    'file:///etc/passwd',
    'https://localhost/',
    'https://[::1]/',
    'https://',
    'data:x',
    `https://${'a'.repeat(300)}.com`,
  ])
    expect(readVisit(`/ ${referrer}`).referrerHost, referrer).toBeNull()
  expect(nothing).toEqual(readVisit('http://other.example/'))
})

test('marks are one line of at most 80 characters without control, invisible or turning characters', () => {
  const hostile = encodeURIComponent(`=HYPERLINK("x")\r\nBcc: a@b.c\u202e\u200b\u0000${'🔑'.repeat(200)}`)
  const { utmCampaign } = readVisit(`/?utm_campaign=${hostile}`)
  expect(utmCampaign).toMatch(/^=HYPERLINK\("x"\) Bcc: a@b.c 🔑+$/u)
  expect([...(utmCampaign ?? '')]).toHaveLength(80)
})
