import { expect, test } from 'vitest'
import { isOtherMachine, isPublicAddress } from './outgoing-address.ts'

test.each([
  '127.0.0.1',
  '127.255.255.254',
  '0.0.0.0',
  '10.0.0.1',
  '100.64.0.1',
  '168.63.129.16',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.192',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::ffff:8.8.8.8',
  '64:ff9b::a00:1',
  'fc00::1',
  'fd00::1',
  'fd00:ec2::254',
  'fe80::1',
  'ff02::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'not an address',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each([
  '8.8.8.8',
  '93.184.215.14',
  '168.63.129.17',
  '172.32.0.1',
  '100.128.0.1',
  '2606:4700::1111',
  '2a00:1450:4001::200e',
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([
  '127.0.0.1',
  '::ffff:127.0.0.1',
  '::127.0.0.1',
  '::1',
  '64:ff9b::7f00:1',
  '64:ff9b::a9fe:a9fe',
  '64:ff9b:1::7f00:1',
  '2002:7f00:1::',
  '169.254.169.254',
  '100.100.100.200',
  '192.0.0.192',
  '168.63.129.16',
  'fd00:ec2::254',
  'fd20:ce::254',
  '224.0.0.1',
  '255.255.255.255',
  'ff02::1',
  'fe80::1',
])('%s is no machine that keeps backups', (address) => {
  expect(isOtherMachine(address)).toBe(false)
})

test.each(['10.0.0.5', '192.168.1.20', '100.64.0.9', 'fd12:3456::1', '8.8.8.8', '2606:4700::1111'])(
  '%s may keep backups',
  (address) => {
    expect(isOtherMachine(address)).toBe(true)
  },
)
