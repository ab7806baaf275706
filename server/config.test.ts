import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

test('the address people type is an origin, however it was written', () => {
  expect(readConfig({ PUBLIC_URL: 'https://Lock.example/' }).publicUrl).toBe('https://lock.example')
  expect(readConfig({ PUBLIC_URL: '' }).publicUrl).toBeUndefined()
})

test.for(['lock.example', 'lock.example:8443', 'ftp://lock.example'])(
  'an address that no browser opens as a site stops the start with a sentence: %s',
  (PUBLIC_URL) => {
    const read = () => readConfig({ PUBLIC_URL })
    expect(read).toThrow(ConfigError)
    expect(read).toThrow(/^PUBLIC_URL: /)
  },
)
