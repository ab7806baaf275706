import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

test('PUBLIC_URL becomes an origin, however it was written', () => {
  expect(readConfig({ PUBLIC_URL: 'https://Lock.example/' }).publicUrl).toBe('https://lock.example')
  expect(readConfig({ PUBLIC_URL: '' }).publicUrl).toBeUndefined()
})

test.for(['lock.example', 'lock.example:8443', 'ftp://lock.example'])(
  'an address that no browser opens as a site stops the start with a sentence: %s',
  (PUBLIC_URL) => {
    const read = () => readConfig({ PUBLIC_URL })
    expect(read).toThrow(ConfigError)
    expect(read).toThrow(/^PUBLIC_URL: /)
  },
)

test('a user pool needs its client, and its id tells the region', () => {
  const cognito = (COGNITO_USER_POOL_ID: string, more: object = { COGNITO_CLIENT_ID: 'client' }) =>
    readConfig({ COGNITO_USER_POOL_ID, ...more }).cognito
  expect(cognito('eu-central-1_Ab12Cd34E')).toMatchObject({ region: 'eu-central-1', flow: 'USER_SRP_AUTH' })
  expect(cognito('local_Ab12Cd34E')?.region).toBe('us-west-2')
  expect(() => cognito('Ab12Cd34E')).toThrow(/^COGNITO_USER_POOL_ID: /)
  expect(() => cognito('us-west-2_Ab12Cd34E', {})).toThrow(ConfigError)
  expect(() => cognito('us-west-2_Ab12Cd34E', { COGNITO_CLIENT_ID: ' ' })).toThrow(ConfigError)
})

test('an identity pool has a colon in its id, which tells its region, and needs a bucket', () => {
  const pool = (COGNITO_IDENTITY_POOL_ID: string, more: object = { S3_BUCKET: 'files' }) =>
    readConfig({ COGNITO_IDENTITY_POOL_ID, ...more }).identityPool
  expect(pool('eu-central-1:3f7d4e2a')).toEqual({
    identityPoolId: 'eu-central-1:3f7d4e2a',
    region: 'eu-central-1',
    endpoint: undefined,
  })
  expect(() => pool('3f7d4e2a')).toThrow(
    /^COGNITO_IDENTITY_POOL_ID: must be an identity pool id, with a colon/,
  )
  expect(() => pool('eu-central-1:3f7d4e2a', {})).toThrow(/set S3_BUCKET too/)
})

test('a bucket is used when it is named, with both halves of a key or neither', () => {
  expect(readConfig({ S3_REGION: 'eu-west-1' }).bucket).toBeUndefined()
  expect(readConfig({ S3_BUCKET: 'files' }).bucket).toEqual({
    bucket: 'files',
    endpoint: undefined,
    region: 'us-west-2',
    credentials: undefined,
    forcePathStyle: false,
  })
  const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
  expect(readConfig({ S3_BUCKET: 'files', ...keys }).bucket?.credentials).toBeDefined()
  expect(() => readConfig({ S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'id' })).toThrow(ConfigError)
})
