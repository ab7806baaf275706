import { expect, test } from 'vitest'
import { webhookUrlProblem } from './http-post.ts'

test.each([
  'http://hook.example.com/in',
  'hook.example.com',
  'ftp://hook.example.com/',
  'https://user:password@hook.example.com/',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://localhost/',
  'https://10.1.2.3/',
  'https://192.168.0.10:8443/',
  'https://169.254.169.254/latest/meta-data/',
  'https://[::1]/',
  'https://[fd00::1]/',
  'https://[fe80::1]/',
  'https://[::ffff:169.254.169.254]/',
])('%s may not be called', async (url) => {
  expect(await webhookUrlProblem(url)).toMatchObject({ reason: expect.any(String) })
})

test.each(['https://8.8.8.8/in', 'https://[2606:4700::1111]:8443/in?key=1'])('%s may', async (url) => {
  expect(await webhookUrlProblem(url)).toBeUndefined()
})
