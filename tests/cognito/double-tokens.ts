import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import type { Member } from './pool-double.ts'

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const kid = 'double'

export const jwks = () => ({
  keys: [{ ...publicKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' }],
})

export function tokensFor(member: Member, from: { issuer: string; clientId: string; lifeSeconds: number }) {
  const now = Math.floor(Date.now() / 1000)
  const common = {
    sub: member.sub,
    iss: from.issuer,
    iat: now,
    exp: now + from.lifeSeconds,
    'cognito:groups': member.groups,
  }
  return {
    // Amplify revokes only tokens with an origin_jti.
    AccessToken: jwt({
      ...common,
      origin_jti: randomUUID(),
      token_use: 'access',
      client_id: from.clientId,
      username: member.sub,
    }),
    IdToken: jwt({
      ...common,
      token_use: 'id',
      aud: from.clientId,
      'cognito:username': member.sub,
      email: member.email,
      email_verified: true,
    }),
    RefreshToken: randomUUID(),
    ExpiresIn: from.lifeSeconds,
    TokenType: 'Bearer',
  }
}

export function jwt(claims: object, header: object = { alg: 'RS256', kid }): string {
  const text = [header, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  return `${text}.${sign('RSA-SHA256', Buffer.from(text), privateKey).toString('base64url')}`
}

export function subjectOf(token: string): string | undefined {
  const claims: { sub: string; exp: number } = JSON.parse(
    Buffer.from(token.split('.')[1] ?? '', 'base64url').toString(),
  )
  return claims.exp * 1000 > Date.now() ? claims.sub : undefined
}
