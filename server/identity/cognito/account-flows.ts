import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Tokens } from './auth-flows.ts'
import type { Pool } from './pool.ts'
import { bytesOf, numberOf, verifierOf } from './srp.ts'

/** The key for an authenticator app that the pool wants to be set up now, and the session to go on with. */
export async function beginAuthenticator(pool: Pool, session: string) {
  const answer = await pool.call('AssociateSoftwareToken', { Session: session })
  const { SecretCode, Session } = z.object({ SecretCode: z.string(), Session: z.string() }).parse(answer)
  return { key: SecretCode, session: Session }
}

/** The first code of the new authenticator app; gives the session to go on with. Throws PoolRefusal on a wrong one. */
export async function verifyAuthenticator(
  pool: Pool,
  given: { session: string; code: string },
): Promise<string> {
  const answer = await pool.call('VerifySoftwareToken', { Session: given.session, UserCode: given.code })
  const { Session } = z.object({ Session: z.string().default('') }).parse(answer)
  return Session
}

/**
 * A pool that tracks devices refreshes only those it was told of. This makes the session one, with a password that nobody
 * keeps: it can refresh, and never stands for anybody's sign-in.
 */
export async function confirmDevice(pool: Pool, { AccessToken, NewDeviceMetadata: device }: Tokens) {
  if (!device) return undefined
  const salt = numberOf(randomBytes(16))
  const verifier = verifierOf({
    realm: device.DeviceGroupKey,
    name: device.DeviceKey,
    password: randomBytes(40).toString('base64'),
    salt,
  })
  await pool.call('ConfirmDevice', {
    AccessToken,
    DeviceKey: device.DeviceKey,
    DeviceName: 'Lantern',
    DeviceSecretVerifierConfig: {
      Salt: bytesOf(salt).toString('base64'),
      PasswordVerifier: bytesOf(verifier).toString('base64'),
    },
  })
  return device.DeviceKey
}

/** Nothing can be refreshed with it any more. */
export async function revokeToken(pool: Pool, refreshToken: string): Promise<void> {
  const { clientId, clientSecret } = pool.settings
  await pool.call('RevokeToken', {
    ClientId: clientId,
    Token: refreshToken,
    ...(clientSecret && { ClientSecret: clientSecret }),
  })
}

export const forgotPassword = (pool: Pool, username: string) =>
  pool.call('ForgotPassword', aboutPerson(pool, username))

export const confirmForgotPassword = (
  pool: Pool,
  { username, code, password }: { username: string; code: string; password: string },
) =>
  pool.call('ConfirmForgotPassword', {
    ...aboutPerson(pool, username),
    ConfirmationCode: code,
    Password: password,
  })

export const confirmSignUp = (pool: Pool, { username, code }: { username: string; code: string }) =>
  pool.call('ConfirmSignUp', { ...aboutPerson(pool, username), ConfirmationCode: code })

export const resendConfirmationCode = (pool: Pool, username: string) =>
  pool.call('ResendConfirmationCode', aboutPerson(pool, username))

function aboutPerson(pool: Pool, username: string) {
  const SecretHash = pool.secretHash(username)
  return { ClientId: pool.settings.clientId, Username: username, ...(SecretHash && { SecretHash }) }
}
