import { expect, test } from 'vitest'
import { chainOf, readFrom, readTo, redirectIndex } from './redirect-rules.ts'

const from = (text: string) => {
  const read = readFrom(text)
  return read.ok ? read.value : read.refusal.reason
}
const to = (text: string) => {
  const read = readTo(text, 'https://lantern.example')
  return read.ok ? read.value : read.refusal.reason
}

test('an old address is a path in lower case without a slash at its end', () => {
  expect(from(' /About-Us.HTML ')).toBe('/about-us.html')
  expect(from('/old/page/')).toBe('/old/page')
  expect(from('https://old.example/Team/')).toBe('/team')
  for (const text of ['about', '//evil.example/a', '', '/a b', 'javascript:alert(1)'])
    expect(from(text)).toBe('redirectFrom')
  expect(from('/a#b')).toBe('redirectFromHash')
  expect(from('/')).toBe('redirectFromPage')
})

test('an old address is compared decoded and composed, in any alphabet, with its query in one order', () => {
  for (const text of ['/Café', '/caf%C3%A9', '/cafe\u0301', '/CAF%c3%89/', '/%63af%65%CC%81'])
    expect([text, from(text)]).toEqual([text, '/café'])
  expect(from('/УСЛУГИ')).toBe('/услуги')
  expect(from('/%61dmin')).toBe('/admin')
  expect(from('/my%20Page.HTML')).toBe('/my%20page.html')
  expect(from('/a%2Fb%3fc%2523')).toBe('/a%2fb%3fc%2523')
  expect(from('/na%EFve')).toBe('/na%efve')
  expect(from('/index.php?page_id=12')).toBe('/index.php?page_id=12')
  expect(from('/Index.php/?b=2&a=%C3%A9')).toBe('/index.php?a=%C3%A9&b=2')
  expect(from('/old?')).toBe('/old')
  expect(from('/?p=12')).toBe('redirectFromPage')
  for (const text of ['/my%20page', '/a%2fb%2523', '/café', '/na%efve', '/index.php?a=%C3%A9&b=2'])
    expect([text, from(text)]).toEqual([text, text])
})

test('a redirect with a query holds for addresses that have at least that one', () => {
  const index = redirectIndex([
    { from: '/index.php?page_id=12', to: '/about' },
    { from: '/index.php', to: '/' },
    { from: '/index.php?lang=es&page_id=12', to: '/es/about' },
    { from: '/caf%c3%a9', to: '/stored-before-decoding' },
  ])
  const goal = (path: string) => index.match(new URL(path, 'https://any.example'))?.to
  expect(goal('/index.php?page_id=12')).toBe('/about')
  expect(goal('/INDEX.php?utm_source=x&page_id=12')).toBe('/about')
  expect(goal('/index.php?page_id=12&lang=es')).toBe('/es/about')
  expect(goal('/index.php?page_id=13')).toBe('/')
  expect(goal('/cafe\u0301')).toBe('/stored-before-decoding')
  expect(goal('/index')).toBeUndefined()
  index.remove({ from: '/index.php', to: '/' })
  expect(goal('/index.php?page_id=13')).toBeUndefined()
})

test('it leads to a path of the site or to a whole https address, and nowhere else', () => {
  expect(to('/services/safe?from=old#top')).toBe('/services/safe?from=old#top')
  expect(to('https://other.example/a')).toBe('https://other.example/a')
  expect(to('https://lantern.example/about')).toBe('/about')
  for (const text of [
    ...['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil.example', '/\t/evil.example'],
    ...[
      'http://other.example',
      'https://user:pass@other.example',
      'https://',
      'about',
      '',
      '/..//evil.example',
    ],
  ])
    expect([text, to(text)]).toEqual([text, 'redirectTo'])
})

test('loops and chains are refused', () => {
  const known = redirectIndex([{ from: '/b', to: '/c' }])
  const reason = (one: string, other: string) => chainOf({ from: one, to: other }, known)?.reason
  expect(reason('/a', '/A/')).toBe('redirectLoop')
  expect(reason('/c', '/b?x=1')).toBe('redirectLoop')
  expect(reason('/a', '/b')).toBe('redirectChain')
  expect(reason('/c', '/d')).toBe('redirectChainBefore')
  expect(reason('/a', '/c')).toBeUndefined()
  expect(reason('/a?x=1', '/a')).toBeUndefined()
  expect(reason('/a', '/a?x=1')).toBe('redirectLoop')
  expect(reason('/c?x=1', '/d')).toBeUndefined()
  expect(reason('/a', 'https://other.example/b')).toBeUndefined()
  known.remove({ from: '/b', to: '/c' })
  expect(reason('/a', '/b')).toBeUndefined()
  expect(reason('/c', '/d')).toBeUndefined()
})
