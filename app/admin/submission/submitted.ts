export type ErrorsByField = Readonly<Record<string, string>>

/** Without the fields that every form adds itself, and without passwords, which are typed again. */
export type TypedFields = readonly (readonly [name: string, value: string])[]

type PendingMails = readonly string[] | null | undefined

/**
 * What a form of the panel gets back. `savedAt`: the version that it stored, also where what came after was refused; sent
 * back by an undo, that one changes the record only if it is unchanged since. `Shown`: what a screen shows in this one answer
 * only, such as a new key.
 */
export type Submitted<Shown = unknown> = (DoneSubmission & Shown) | (RefusedSubmission & Partial<Shown>)

type Sent = { intent: string; id: string; savedAt?: string }

/** `done` is announced; it is empty where the screen itself shows what happened. `pendingMails`: the customer is about to get. */
export type DoneSubmission = Sent & { ok: true; done: string; pendingMails?: PendingMails }

/** `problem`: says why, also where `fields` say it at each field. */
export type RefusedSubmission = Sent & {
  ok: false
  problem: string
  fields: ErrorsByField
  typed: TypedFields
  conflict?: Conflict
  isUnconfirmed?: true
  unsent?: 'offline' | 'signed-out'
}

/**
 * What another person saved meanwhile, as the form sends it back in `replaces` to overwrite it. `sentBefore`: address of the
 * form of a new record that an earlier submission of it stored.
 */
export type Conflict = { version: string; sentBefore?: string }

export const hasErrors = (fields: Readonly<Record<string, string | undefined>>) =>
  Object.values(fields).some(Boolean)

export const confirmingPassword = 'confirming-password'

export const textIn = (form: FormData, name: string) => String(form.get(name) ?? '')

/** As it was sent, for those who read it. */
export const typedParams = ({ typed }: RefusedSubmission) =>
  new URLSearchParams(typed.map(([name, value]) => [name, value]))

const addedByForms = ['intent', 'id', confirmingPassword]

/** Of a form with secrets, only the fields that are named here. */
export const typedAmong = (form: FormData, names: readonly string[]): TypedFields =>
  typedIn(form).filter(([name]) => names.includes(name))

/** What waits for the password is sent again, with its codes and keys. */
export const heldIn = (form: FormData): TypedFields =>
  [...form].flatMap(([name, value]) =>
    typeof value === 'string' && !addedByForms.includes(name) && !/password$/i.test(name)
      ? [[name, value] as const]
      : [],
  )

const isSecretName = (name: string) => /^code$|secret|passphrase/i.test(name)

const typedIn = (form: FormData): TypedFields => heldIn(form).filter(([name]) => !isSecretName(name))

/** A form that names no intent saves. */
export const sentIn = (form: FormData) => ({
  intent: textIn(form, 'intent') || 'save',
  id: textIn(form, 'id'),
})

export const refused = (
  form: FormData,
  problem: string,
  rest: Partial<RefusedSubmission> = {},
): RefusedSubmission => ({
  ...sentIn(form),
  ok: false,
  problem,
  fields: {},
  typed: typedIn(form),
  ...rest,
})
