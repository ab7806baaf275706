import { expect, test } from 'vitest'
import { suggestEmail } from './email-hint.ts'

test.each([
  ['dana@gmial.com', 'dana@gmail.com'],
  ['dana@gmail.con', 'dana@gmail.com'],
  ['dana@gmail.co', 'dana@gmail.com'],
  ['dana@gmailcom', 'dana@gmail.com'],
  ['Dana.Ruiz@GMAL.com', 'Dana.Ruiz@gmail.com'],
  ['dana@hotmial.con', 'dana@hotmail.com'],
  ['dana@yaho.com', 'dana@yahoo.com'],
  ['dana@outlok.cm', 'dana@outlook.com'],
  ['dana@icould.com', 'dana@icloud.com'],
  ['dana@att.ne', 'dana@att.net'],
  ['"odd@name"@comcst.net', '"odd@name"@comcast.net'],
])('%s was probably meant as %s', (typed, meant) => expect(suggestEmail(typed)).toBe(meant))

test.each([
  'dana@gmail.com',
  'dana@mail.com',
  'dana@ymail.com',
  'dana@email.com',
  'dana@yahoo.ca',
  'dana@hotmail.fr',
  'dana@yahoo.co.uk',
  'dana@ant.net',
  'dana@lantern.example.com',
  'dana@',
  '@gmial.com',
  'dana',
  '',
])('%s is left alone', (typed) => expect(suggestEmail(typed)).toBeUndefined())
