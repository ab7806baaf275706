import { randomBytes } from 'node:crypto'
import {
  ConfirmDeviceCommand,
  ForgetDeviceCommand,
  UpdateDeviceStatusCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { z } from 'zod'
import { readCookie, removeCookie, setCookie } from '#server/http/cookies.ts'
import { decrypt, encrypt } from '#server/http/signed-values.ts'
import type { Pool } from './pool.ts'
import { bytesOf, numberOf, verifierOf } from './srp.ts'

/**
 * A browser as one person's device in the pool. The random password proves the device only. `isOffered`: the pool leaves
 * remembering to the person (UserConfirmationNecessary), who has not agreed.
 */
export type RememberedDevice = z.output<typeof rememberedDevice>
const rememberedDevice = z.object({
  key: z.string(),
  groupKey: z.string(),
  password: z.string(),
  isOffered: z.boolean().default(false),
})

const cookieName = 'lantern.devices'
const purpose = 'devices of the user pool'
const mostPeople = 4
const devices = z.array(z.tuple([z.string(), rememberedDevice]))

export function readDevice(secret: string, headers: Headers, email: string): RememberedDevice | undefined {
  return readDevices(secret, headers).find(([owner]) => owner === email)?.[1]
}

/** Encrypted, so that only this server can use it. A copied cookie still needs the person's password. */
export function keepDevice(
  { secret, email, device }: { secret: string; email: string; device: RememberedDevice | undefined },
  { headers, secure }: { headers: Headers; secure: boolean },
): string[] {
  const known = readDevices(secret, headers)
  const before = known.find(([owner]) => owner === email)?.[1]
  if (before?.key === device?.key && before?.isOffered === device?.isOffered) return []
  const others = known.filter(([owner]) => owner !== email)
  const kept = device ? [[email, device] as const, ...others].slice(0, mostPeople) : others
  if (kept.length === 0) return [removeCookie(cookieName)]
  return [setCookie(cookieName, encrypt(secret, purpose, JSON.stringify(kept)), { secure })]
}

function readDevices(secret: string, headers: Headers): z.output<typeof devices> {
  const text = decrypt(secret, purpose, readCookie(headers, cookieName) ?? '')
  return text ? devices.parse(JSON.parse(text)) : []
}

type NamedDevice = {
  AccessToken: string
  NewDeviceMetadata?: { DeviceKey: string; DeviceGroupKey: string } | undefined
}

export async function confirmDevice(
  { client }: Pool,
  { AccessToken, NewDeviceMetadata: named }: NamedDevice,
): Promise<RememberedDevice | undefined> {
  if (!named) return undefined
  const { DeviceKey, DeviceGroupKey } = named
  const password = randomBytes(40).toString('base64')
  const salt = numberOf(randomBytes(16))
  const verifier = verifierOf({ realm: DeviceGroupKey, name: DeviceKey, password, salt })
  const { UserConfirmationNecessary: isOffered = false } = await client.send(
    new ConfirmDeviceCommand({
      AccessToken,
      DeviceKey,
      DeviceName: 'Lantern',
      DeviceSecretVerifierConfig: {
        Salt: bytesOf(salt).toString('base64'),
        PasswordVerifier: bytesOf(verifier).toString('base64'),
      },
    }),
  )
  return { key: DeviceKey, groupKey: DeviceGroupKey, password, isOffered }
}

export async function acceptDevice({ client }: Pool, AccessToken: string, device: RememberedDevice) {
  const DeviceRememberedStatus = 'remembered'
  await client.send(
    new UpdateDeviceStatusCommand({ AccessToken, DeviceKey: device.key, DeviceRememberedStatus }),
  )
  return { ...device, isOffered: false }
}

export async function forgetDevice({ client }: Pool, AccessToken: string, DeviceKey: string) {
  await client.send(new ForgetDeviceCommand({ AccessToken, DeviceKey }))
}
