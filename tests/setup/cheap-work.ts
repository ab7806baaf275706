import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import zlib from 'node:zlib'

/*
 * What is slow on purpose, and no test is about: a password hash takes 60 ms, the key of a backup half a second, and the best
 * compression of a page 130 ms. Tests ask for some thousand.
 */

type Scrypt = (
  password: string,
  salt: string | Uint8Array,
  length: number,
  options: object,
  callback: (error: Error | null, key: Buffer) => void,
) => void

const known = new Map<string, Buffer>()

const quickScrypt =
  (scrypt: Scrypt): Scrypt =>
  (password, salt, length, options, callback) => {
    // Of a password, whose hash stays in this process. That of a backup stands in a file for other programs.
    if (typeof salt === 'string') return scrypt(password, salt, length, { N: 2, r: 1, p: 1 }, callback)
    const made = JSON.stringify([password, Buffer.from(salt).toString('hex'), length, options])
    const key = known.get(made)
    if (key) return void setImmediate(callback, null, Buffer.from(key))
    scrypt(password, salt, length, options, (error, computed) => {
      if (!error) known.set(made, Buffer.from(computed))
      callback(error, computed)
    })
  }

type Brotli = (body: zlib.InputType, options: zlib.BrotliOptions, callback: zlib.CompressCallback) => void

const quickBrotli =
  (brotliCompress: Brotli): Brotli =>
  (body, { params, ...options }, callback) =>
    brotliCompress(
      body,
      { ...options, params: { ...params, [zlib.constants.BROTLI_PARAM_QUALITY]: 1 } },
      callback,
    )

const isCheap = Symbol.for('lantern.cheap-work')
if (!Reflect.has(crypto, isCheap)) {
  Reflect.set(crypto, isCheap, true)
  Reflect.set(crypto, 'scrypt', quickScrypt(crypto.scrypt))
  Reflect.set(zlib, 'brotliCompress', quickBrotli(zlib.brotliCompress))
  syncBuiltinESMExports()
}
