import { describe, expect, test } from 'vitest'
import { removeCookie, setCookie, withHostPrefix, withoutHostPrefix } from './cookies.ts'

const sent = (cookie: string) => new Headers({ cookie })
const seen = (cookie: string, secure: boolean) => withoutHostPrefix(sent(cookie), { secure }).get('cookie')

describe('on https', () => {
  test('only what has the prefix is ours: a sibling subdomain cannot plant one', () => {
    expect(seen('__Host-lantern.guest=own; lantern.guest=planted; other=1', true)).toBe(
      'lantern.guest=own; other=1',
    )
    expect(seen('lantern.guest=planted', true)).toBe('')
    expect(seen('lantern.known-browser=planted', true)).toBe('')
  })

  test('a session of before the prefix goes on, unless there is one with it', () => {
    expect(seen('lantern.session=old', true)).toBe('lantern.session=old')
    expect(seen('lantern.session=planted; __Host-lantern.session=own', true)).toBe('lantern.session=own')
  })

  test('an answer sets the prefixed name, and removes both', () => {
    const set = setCookie('lantern.guest', 'x', { secure: true })
    expect(withHostPrefix([set, 'theme=dark'], { secure: true })).toEqual([`__Host-${set}`, 'theme=dark'])
    expect(withHostPrefix([removeCookie('lantern.session')], { secure: true })).toEqual([
      '__Host-lantern.session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
      'lantern.session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
    ])
  })
})

test('on http, where browsers refuse the prefix, names are plain', () => {
  const set = setCookie('lantern.guest', 'x', { secure: false })
  expect(withHostPrefix([set], { secure: false })).toEqual([set])
  expect(seen('lantern.guest=own; other=1', false)).toBe('lantern.guest=own; other=1')
})
