import {
  AssociateSoftwareTokenCommand,
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  ForgotPasswordCommand,
  ResendConfirmationCodeCommand,
  RevokeTokenCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { z } from 'zod'
import type { Pool } from './pool.ts'

/** The key for an authenticator app that the pool wants to be set up now, and the session to go on with. */
export async function beginAuthenticator({ client }: Pool, session: string) {
  const answer = await client.send(new AssociateSoftwareTokenCommand({ Session: session }))
  const { SecretCode, Session } = z.object({ SecretCode: z.string(), Session: z.string() }).parse(answer)
  return { key: SecretCode, session: Session }
}

/** The first code of the new authenticator app; gives the session to go on with. Throws PoolRefusal on a wrong one. */
export async function verifyAuthenticator(
  { client }: Pool,
  { session, code }: { session: string; code: string },
): Promise<string> {
  const { Session = '' } = await client.send(
    new VerifySoftwareTokenCommand({ Session: session, UserCode: code }),
  )
  return Session
}

/** Nothing can be refreshed with it any more. */
export async function revokeToken({ client, settings }: Pool, refreshToken: string): Promise<void> {
  const { clientId, clientSecret } = settings
  await client.send(
    new RevokeTokenCommand({ ClientId: clientId, Token: refreshToken, ClientSecret: clientSecret }),
  )
}

export const forgotPassword = (pool: Pool, username: string) =>
  pool.client.send(new ForgotPasswordCommand(aboutPerson(pool, username)))

export const confirmForgotPassword = (
  pool: Pool,
  { username, code, password }: { username: string; code: string; password: string },
) =>
  pool.client.send(
    new ConfirmForgotPasswordCommand({
      ...aboutPerson(pool, username),
      ConfirmationCode: code,
      Password: password,
    }),
  )

export const confirmSignUp = (pool: Pool, { username, code }: { username: string; code: string }) =>
  pool.client.send(new ConfirmSignUpCommand({ ...aboutPerson(pool, username), ConfirmationCode: code }))

export const resendConfirmationCode = (pool: Pool, username: string) =>
  pool.client.send(new ResendConfirmationCodeCommand(aboutPerson(pool, username)))

const aboutPerson = (pool: Pool, username: string) => ({
  ClientId: pool.settings.clientId,
  Username: username,
  SecretHash: pool.secretHash(username),
})
