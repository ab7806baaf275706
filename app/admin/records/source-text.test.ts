import { expect, test } from 'vitest'
import { sourceText } from './source-text.ts'

const nothing = {
  broughtBy: null,
  ...{ utmSource: null, utmMedium: null, utmCampaign: null, utmTerm: null },
  ...{ adNetwork: null, referrerHost: null, firstPage: null },
}

test.for([
  [{}, undefined],
  [{ broughtBy: 'iPhone answering' }, 'iPhone answering'],
  [{ firstPage: '/' }, 'First page visited: Home'],
  [
    { adNetwork: 'google', utmSource: 'google', utmCampaign: 'spring', firstPage: '/services/emergency' },
    'Google ad, campaign spring. First page visited: Emergency',
  ],
  [{ utmSource: 'flyer', utmMedium: 'print' }, 'Flyer (print)'],
  [{ utmCampaign: 'x', utmTerm: 'locksmith near me' }, 'Campaign x, searched for “locksmith near me”'],
  [
    { referrerHost: 'yelp.com', firstPage: '/blog/what-to-do' },
    'Link on yelp.com. First page visited: What to do',
  ],
  [{ firstPage: '/receipt/:token' }, 'First page visited: Receipt'],
] as const)('%j reads %s', ([given, text]) => {
  expect(sourceText({ ...nothing, ...given })).toBe(text)
})
