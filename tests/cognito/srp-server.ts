import { randomBytes } from 'node:crypto'
import {
  bytesOf,
  generator,
  multiplier,
  numberOf,
  power,
  prime,
  type SrpIdentity,
  sha256,
  sharedKey,
  signature,
} from '#server/identity/cognito/srp.ts'

/** The server's side of SRP-6a, checked against Amplify's client (`pool-double.system.test.ts`). */
export function srpServer(
  { verifier, ...identity }: Omit<SrpIdentity, 'password'> & { verifier: bigint },
  clientPublic: bigint,
) {
  const secret = numberOf(randomBytes(32))
  const serverPublic = (multiplier * verifier + power(generator, secret)) % prime
  const secretBlock = randomBytes(64).toString('base64')
  return {
    parameters: {
      SALT: identity.salt.toString(16),
      SRP_B: serverPublic.toString(16),
      SECRET_BLOCK: secretBlock,
    },
    isProvedBy(claimed: string, timestamp: string): boolean {
      const scrambler = numberOf(sha256(bytesOf(clientPublic), bytesOf(serverPublic)))
      const shared = power((clientPublic * power(verifier, scrambler)) % prime, secret)
      return signature(sharedKey(shared, scrambler), { identity, secretBlock, timestamp }) === claimed
    },
  }
}
