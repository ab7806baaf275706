import { randomUUID } from 'node:crypto'
import { numberOf } from '#server/identity/cognito/srp.ts'
import { subjectOf } from './double-tokens.ts'
import { type Actions, type Member, refuse } from './pool-double.ts'
import { srpServer } from './srp-server.ts'

type Device = {
  sub: string
  groupKey: string
  secret?: { salt: bigint; verifier: bigint }
  isRemembered: boolean
}

export function deviceDoubles({ optIn, isBusy }: { optIn: () => boolean; isBusy: () => boolean }) {
  const known = new Map<string, Device>()

  function check(deviceKey: string | undefined): string | undefined {
    if (deviceKey && !known.has(deviceKey)) refuse('ResourceNotFoundException', 'Device does not exist.')
    return deviceKey
  }

  function ownDevice(AccessToken = '', DeviceKey = '') {
    check(DeviceKey)
    const device = known.get(DeviceKey)
    if (!device || device.sub !== subjectOf(AccessToken)) refuse('NotAuthorizedException')
    return device
  }

  const actions: Actions = {
    ConfirmDevice({
      AccessToken,
      DeviceKey,
      DeviceSecretVerifierConfig: { Salt = '', PasswordVerifier = '' },
    }) {
      const device = ownDevice(AccessToken, DeviceKey)
      device.secret = { salt: numberIn(Salt), verifier: numberIn(PasswordVerifier) }
      device.isRemembered = !optIn()
      return { UserConfirmationNecessary: optIn() }
    },
    UpdateDeviceStatus({ AccessToken, DeviceKey, DeviceRememberedStatus }) {
      if (isBusy()) refuse('TooManyRequestsException')
      ownDevice(AccessToken, DeviceKey).isRemembered = DeviceRememberedStatus === 'remembered'
      return {}
    },
    ForgetDevice({ AccessToken, DeviceKey = '' }) {
      ownDevice(AccessToken, DeviceKey)
      known.delete(DeviceKey)
      return {}
    },
  }

  return {
    known,
    actions,
    check,
    add({ sub }: Member) {
      const DeviceKey = `us-west-2_${randomUUID()}`
      const groupKey = `-${randomUUID().slice(0, 8)}`
      known.set(DeviceKey, { sub, groupKey, isRemembered: false })
      return { DeviceKey, DeviceGroupKey: groupKey }
    },
    isRemembered: (deviceKey: string | undefined) => known.get(deviceKey ?? '')?.isRemembered === true,
    srp(deviceKey = '', clientPublic: bigint) {
      const { groupKey, secret } = known.get(deviceKey) ?? refuse('ResourceNotFoundException')
      if (!secret) refuse('NotAuthorizedException', 'The device is not confirmed')
      return srpServer({ realm: groupKey, name: deviceKey, ...secret }, clientPublic)
    },
  }
}

const numberIn = (base64: string) => numberOf(Buffer.from(base64, 'base64'))
