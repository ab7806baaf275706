import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/* A password hash takes 60 ms on purpose, and tests sign the same few people in some hundred times. */

type Scrypt = (
  password: string,
  salt: string,
  length: number,
  options: object,
  callback: (error: Error | null, key: Buffer) => void,
) => void

const known = new Map<string, Buffer>()

const remembering =
  (scrypt: Scrypt): Scrypt =>
  (password, salt, length, options, callback) => {
    if (typeof password !== 'string' || typeof salt !== 'string')
      return scrypt(password, salt, length, options, callback)
    const made = JSON.stringify([password, salt, length, options])
    const key = known.get(made)
    if (key) return void setImmediate(callback, null, Buffer.from(key))
    scrypt(password, salt, length, options, (error, computed) => {
      if (!error) known.set(made, Buffer.from(computed))
      callback(error, computed)
    })
  }

// Once per worker, although the setup runs for every file.
const isRemembering = Symbol.for('lantern.remembered-hashes')
if (!Reflect.has(crypto, isRemembering)) {
  Reflect.set(crypto, isRemembering, true)
  Reflect.set(crypto, 'scrypt', remembering(crypto.scrypt))
  syncBuiltinESMExports()
}
