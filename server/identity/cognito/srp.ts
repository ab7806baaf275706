import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/**
 * Client side of SRP-6a as Cognito does it: the password never leaves this server. Group of 3072 bits (RFC
 * 5054), SHA-256, and numbers hashed as Java writes them (`bytesOf`).
 */
export const prime = BigInt(
  `0x${
    'FFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A08798E3404DD' +
    'EF9519B3CD3A431B302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406B7ED' +
    'EE386BFB5A899FA5AE9F24117C4B1FE649286651ECE45B3DC2007CB8A163BF0598DA48361C55D39A69163FA8FD24CF5F' +
    '83655D23DCA3AD961C62F356208552BB9ED529077096966D670C354E4ABC9804F1746C08CA18217C32905E462E36CE3B' +
    'E39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF6955817183995497CEA956AE515D2261898FA0510' +
    '15728E5A8AAAC42DAD33170D04507A33A85521ABDF1CBA64ECFB850458DBEF0A8AEA71575D060C7DB3970F85A6E1E4C7' +
    'ABF5AE8CDB0933D71E8C94E04A25619DCEE3D2261AD2EE6BF12FFA06D98A0864D87602733EC86A64521F2B18177B200C' +
    'BBE117577A615D6C770988C0BAD946E208E24FA074E5AB3143DB5BFCE0FD108E4B82D120A93AD2CAFFFFFFFFFFFFFFFF'
  }`,
)
/** g (RFC 5054, appendix A); `multiplier` is the k of SRP-6a. */
export const generator = 2n
export const multiplier = numberOf(sha256(bytesOf(prime), bytesOf(generator)))

export function beginSrp(secret = numberOf(randomBytes(128))) {
  return { secret, public: power(generator, secret) }
}

/** `realm` is the pool's name or a device's group; `name` the user's or the device's. */
export type SrpIdentity = { realm: string; name: string; password: string; salt: bigint }

export const verifierOf = (identity: SrpIdentity) => power(generator, passwordNumber(identity))

/** In base64. Throws on numbers that would reveal the password. */
export function proofOfPassword(given: {
  identity: SrpIdentity
  own: ReturnType<typeof beginSrp>
  server: bigint
  secretBlock: string
  timestamp: string
}): string {
  const { identity, own, server } = given
  if (server % prime === 0n) throw new Error('SRP: the server sent zero')
  const scrambler = numberOf(sha256(bytesOf(own.public), bytesOf(server)))
  if (scrambler === 0n) throw new Error('SRP: the scrambler is zero')
  const x = passwordNumber(identity)
  const base = server - multiplier * power(generator, x)
  const shared = power(((base % prime) + prime) % prime, own.secret + scrambler * x)
  return signature(sharedKey(shared, scrambler), given)
}

export const sharedKey = (shared: bigint, scrambler: bigint) =>
  Buffer.from(hkdfSync('sha256', bytesOf(shared), bytesOf(scrambler), 'Caldera Derived Key', 16))

export function signature(
  key: Buffer,
  given: { identity: Pick<SrpIdentity, 'realm' | 'name'>; secretBlock: string; timestamp: string },
): string {
  const { identity, secretBlock, timestamp } = given
  return createHmac('sha256', key)
    .update(identity.realm + identity.name)
    .update(Buffer.from(secretBlock, 'base64'))
    .update(timestamp)
    .digest('base64')
}

/** `Sat Nov 7 09:05:03 UTC 2026`, the only format that the pool accepts. */
export function srpTimestamp(now = new Date()): string {
  const [weekday, day, month, year, time] = now.toUTCString().replace(',', '').split(' ')
  return `${weekday} ${month} ${Number(day)} ${time} UTC ${year}`
}

function passwordNumber({ realm, name, password, salt }: SrpIdentity): bigint {
  return numberOf(sha256(bytesOf(salt), sha256(`${realm}${name}:${password}`)))
}

/** Java's `toByteArray`: a leading zero byte where the number would look negative. */
export function bytesOf(number: bigint): Buffer {
  const hex = number.toString(16)
  const even = hex.length % 2 ? `0${hex}` : hex
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex')
}

export function numberOf(bytes: Buffer): bigint {
  return BigInt(`0x${bytes.toString('hex')}`)
}

export function sha256(...parts: (Buffer | string)[]): Buffer {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

export function power(base: bigint, exponent: bigint): bigint {
  let result = 1n
  let square = base % prime
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * square) % prime
    square = (square * square) % prime
  }
  return result
}
