import { randomBytes, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { CognitoSettings } from '#server/config.ts'
import { numberOf, verifierOf } from '#server/identity/cognito/srp.ts'
import { deviceDoubles } from './device-double.ts'
import { jwks, tokensFor } from './double-tokens.ts'
import { identityPoolDouble } from './identity-pool-double.ts'
import { srpServer } from './srp-server.ts'

export type Member = {
  sub: string
  email: string
  password: string
  groups: string[]
  state: 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD' | 'UNCONFIRMED' | 'RESET_REQUIRED'
  /** Asked after the password; the right answer is always `code`. */
  asks: string[]
}

type Session = { member: Member; deviceKey?: string | undefined; srp?: ReturnType<typeof srpServer> }
type PoolParameters = Record<string, string>
type Body = PoolParameters & {
  AuthParameters: PoolParameters
  ChallengeResponses: PoolParameters
  DeviceSecretVerifierConfig: PoolParameters
  Logins?: PoolParameters
}
export type Actions = Record<string, (body: Body) => object | Promise<object>>

export const code = '424242'
export const poolId = 'us-west-2_Double'
export const clientId = 'client-of-the-tests'

export const settingsFor = (pool: { origin: string }, requiredGroup?: string): CognitoSettings => ({
  userPoolId: poolId,
  clientId,
  clientSecret: undefined,
  region: 'us-west-2',
  requiredGroup,
  flow: 'USER_SRP_AUTH',
  endpoint: pool.origin,
})

class Refusal extends Error {
  override name = 'NotAuthorizedException'
}
export function refuse(name: string, message = name): never {
  throw Object.assign(new Refusal(message), { name })
}

export async function poolDouble() {
  const members: Member[] = []
  const sessions = new Map<string, Session>()
  const refreshTokens = new Map<string, Pick<Session, 'member' | 'deviceKey'>>()
  const calls: string[] = []
  const refusals: string[] = []
  const state = {
    isDown: false,
    failures: 0,
    lifeSeconds: 3600,
    rotates: false,
    knowsRotation: true,
    holdsRenewal: undefined as Promise<void> | undefined,
    /** `opt-in`: a device is remembered only when the person says so. */
    devices: 'none' as 'none' | 'always' | 'opt-in',
    devicesStandForCodes: true,
    isBusyWithDevices: false,
  }
  const devices = deviceDoubles({
    optIn: () => state.devices === 'opt-in',
    isBusy: () => state.isBusyWithDevices,
  })
  const identityPool = identityPoolDouble()

  const find = (name = '') =>
    members.find(({ sub, email }) => sub === name || email === name) ??
    refuse('UserNotFoundException', 'User does not exist.')

  const tokens = ({ member, deviceKey }: Session, refresh = true) => {
    const made = tokensFor(member, {
      issuer: `${origin}/${poolId}`,
      clientId,
      lifeSeconds: state.lifeSeconds,
    })
    const { RefreshToken, ...short } = made
    if (!refresh) return { AuthenticationResult: short, ChallengeParameters: {} }
    const isNew = state.devices !== 'none' && !deviceKey
    const NewDeviceMetadata = isNew ? devices.add(member) : undefined
    refreshTokens.set(RefreshToken, { member, deviceKey: deviceKey ?? NewDeviceMetadata?.DeviceKey })
    return { AuthenticationResult: { ...made, NewDeviceMetadata }, ChallengeParameters: {} }
  }

  function ask(name: string, session: Session, parameters: PoolParameters = {}) {
    const Session = randomUUID()
    sessions.set(Session, session)
    const { sub } = session.member
    return {
      ChallengeName: name,
      Session,
      ChallengeParameters: { USER_ID_FOR_SRP: sub, USERNAME: sub, ...parameters },
    }
  }

  function afterPassword(session: Session, done: readonly string[] = []) {
    const { member, deviceKey } = session
    if (member.state === 'UNCONFIRMED') refuse('UserNotConfirmedException', 'User is not confirmed.')
    if (member.state === 'RESET_REQUIRED') refuse('PasswordResetRequiredException')
    if (member.state === 'FORCE_CHANGE_PASSWORD') return ask('NEW_PASSWORD_REQUIRED', session)
    const isRemembered = devices.isRemembered(deviceKey)
    const next = member.asks.find((name) => !done.includes(name))
    if (next && !(isRemembered && state.devicesStandForCodes)) return ask(next, session, parametersOf[next])
    return isRemembered ? ask('DEVICE_SRP_AUTH', session) : tokens(session)
  }

  function refresh(RefreshToken = '', deviceKey?: string) {
    const session = refreshTokens.get(RefreshToken)
    if (session?.deviceKey !== deviceKey || !session)
      refuse('NotAuthorizedException', 'Refresh Token has been revoked')
    devices.check(deviceKey)
    if (state.rotates) refreshTokens.delete(RefreshToken)
    return tokens(session, state.rotates)
  }

  const actions: Actions = {
    ...devices.actions,
    ...identityPool.actions,

    InitiateAuth({ AuthFlow, AuthParameters: given }) {
      if (AuthFlow === 'REFRESH_TOKEN_AUTH') return refresh(given.REFRESH_TOKEN, given.DEVICE_KEY)
      const member = find(given.USERNAME)
      const deviceKey = devices.check(given.DEVICE_KEY)
      if (AuthFlow === 'USER_PASSWORD_AUTH') {
        if (given.PASSWORD !== member.password) refuse('NotAuthorizedException', wrongPassword)
        return afterPassword({ member, deviceKey })
      }
      const identity = {
        realm: poolId.split('_')[1] ?? '',
        name: member.sub,
        password: member.password,
        salt: numberOf(randomBytes(16)),
      }
      const verifier = verifierOf(identity)
      const srp = srpServer({ ...identity, verifier }, BigInt(`0x${given.SRP_A}`))
      return ask('PASSWORD_VERIFIER', { member, srp }, srp.parameters)
    },

    RespondToAuthChallenge({ ChallengeName = '', Session = '', ChallengeResponses: given }) {
      const session =
        sessions.get(Session) ?? refuse('NotAuthorizedException', 'Invalid session for the user.')
      const { member, srp } = session
      const deviceKey = devices.check(given.DEVICE_KEY)
      // A challenge is used up by any answer.
      if (ChallengeName.endsWith('PASSWORD_VERIFIER')) {
        sessions.delete(Session)
        const { PASSWORD_CLAIM_SIGNATURE: claimed = '', TIMESTAMP: timestamp = '' } = given
        if (!srp?.isProvedBy(claimed, timestamp)) refuse('NotAuthorizedException', wrongPassword)
        return ChallengeName === 'PASSWORD_VERIFIER'
          ? afterPassword({ member, deviceKey })
          : tokens({ member, deviceKey })
      }
      if (ChallengeName === 'DEVICE_SRP_AUTH') {
        const srp = devices.srp(deviceKey, BigInt(`0x${given.SRP_A}`))
        return ask('DEVICE_PASSWORD_VERIFIER', { member, srp }, srp.parameters)
      }
      if (ChallengeName === 'NEW_PASSWORD_REQUIRED') {
        const password = given.NEW_PASSWORD ?? ''
        if (password.length < 8) refuse('InvalidPasswordException', 'Password not long enough')
        Object.assign(member, { password, state: 'CONFIRMED' })
        return afterPassword({ member, deviceKey })
      }
      if (ChallengeName === 'SELECT_MFA_TYPE')
        return ask(given.ANSWER ?? '', { member }, parametersOf[given.ANSWER ?? ''])
      if (ChallengeName === 'MFA_SETUP') return afterPassword({ member, deviceKey }, ['MFA_SETUP'])
      const answer = given[`${ChallengeName}_CODE`] ?? given.ANSWER
      if (answer !== code) refuse('CodeMismatchException', 'Invalid code received for user')
      return afterPassword({ member, deviceKey }, member.asks)
    },

    AssociateSoftwareToken: ({ Session = '' }) => ({ SecretCode: 'JBSWY3DPEHPK3PXP', Session }),
    VerifySoftwareToken: ({ UserCode, Session = '' }) =>
      UserCode === code ? { Status: 'SUCCESS', Session } : refuse('EnableSoftwareTokenMFAException'),
    // How Amplify refreshes since its version 6.14.
    async GetTokensFromRefreshToken({ RefreshToken, DeviceKey }) {
      if (!state.knowsRotation) refuse('UnknownOperationException')
      const renewed = refresh(RefreshToken, DeviceKey)
      await state.holdsRenewal
      return renewed
    },
    RevokeToken: ({ Token = '' }) => {
      refreshTokens.delete(Token)
      return {}
    },
    ForgotPassword: ({ Username }) => ({ CodeDeliveryDetails: { Destination: find(Username).email } }),
    ConfirmForgotPassword: ({ Username, ConfirmationCode, Password = '' }) => {
      const member = find(Username)
      if (ConfirmationCode !== code) refuse('CodeMismatchException')
      if (Password.length < 8) refuse('InvalidPasswordException')
      Object.assign(member, { password: Password, state: 'CONFIRMED' })
      return {}
    },
    ResendConfirmationCode: () => ({}),
    ConfirmSignUp: ({ Username, ConfirmationCode }) => {
      const member = find(Username)
      if (ConfirmationCode !== code) refuse('ExpiredCodeException')
      member.state = 'CONFIRMED'
      return {}
    },
  }

  const server = createServer(async (request, response) => {
    if (state.isDown) return request.socket.destroy()
    if (request.url?.endsWith('/jwks.json')) return response.end(JSON.stringify(jwks()))
    const action = String(request.headers['x-amz-target']).split('.')[1] ?? ''
    calls.push(action)
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const answer = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' })
      response.end(JSON.stringify(body))
    }
    const isOfIdentityPool = action in identityPool.actions
    if (isOfIdentityPool && identityPool.state.isDown) return request.socket.destroy()
    const failing = isOfIdentityPool ? identityPool.state : state
    if (failing.failures > 0) {
      failing.failures -= 1
      return answer(503, {})
    }
    try {
      const run = actions[action] ?? refuse('InvalidAction', action)
      answer(200, await run(JSON.parse(Buffer.concat(parts).toString())))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      refusals.push(error.name)
      answer(400, { __type: error.name, message: error.message })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    origin,
    state,
    calls,
    refusals,
    refreshTokens,
    devices,
    identityPool,
    add(member: Partial<Member> & Pick<Member, 'email'>): Member {
      const added: Member = {
        sub: randomUUID(),
        password: 'Pool-Horse-9',
        groups: [],
        state: 'CONFIRMED',
        asks: [],
        ...member,
      }
      members.push(added)
      return added
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const wrongPassword = 'Incorrect username or password.'

const parametersOf: Record<string, PoolParameters> = {
  SMS_MFA: { CODE_DELIVERY_DELIVERY_MEDIUM: 'SMS', CODE_DELIVERY_DESTINATION: '+*******1234' },
  EMAIL_OTP: { CODE_DELIVERY_DELIVERY_MEDIUM: 'EMAIL', CODE_DELIVERY_DESTINATION: 'o***@e***' },
  SELECT_MFA_TYPE: { MFAS_CAN_CHOOSE: '["SMS_MFA","SOFTWARE_TOKEN_MFA"]' },
  MFA_SETUP: { MFAS_CAN_SETUP: '["SOFTWARE_TOKEN_MFA"]' },
  CUSTOM_CHALLENGE: { question: 'What is on the key ring?' },
}
