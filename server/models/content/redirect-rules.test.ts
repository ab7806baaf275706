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
  expect(from('/index.php?id=4')).toBe('redirectFromQuery')
  expect(from('/')).toBe('redirectFromPage')
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
  expect(reason('/a', 'https://other.example/b')).toBeUndefined()
  known.remove({ from: '/b', to: '/c' })
  expect(reason('/a', '/b')).toBeUndefined()
  expect(reason('/c', '/d')).toBeUndefined()
})
