import { languages } from '#content/languages.ts'
import type { SignInRefusal, SignInStep } from '#server/identity/identity.ts'
import { type Reason, type Result, refuse, sentence, type Worded, worded } from '#server/result.ts'

export const [english] = languages

const { refusals } = english.words

export const said = (reason: Reason | undefined) => reason && sentence(reason, refusals)

export async function inEnglish<Value, Why extends Reason>(
  result: Result<Value, Why> | Promise<Result<Value, Why>>,
): Promise<Result<Value, Worded<Why>>> {
  const given = await result
  return given.ok ? given : refuse(worded(given.refusal, refusals))
}

export type SignInAnswer = Result<{ step: SignInStep; setCookies: string[] }, Worded<SignInRefusal>>
