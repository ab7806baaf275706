import { Question } from '#app/admin/settings/access/question.tsx'
import { administratorsWords as words } from '#content/en/admin-access.ts'
import type { AdministratorEntry } from '#server/identity/access/administrators.ts'

type PersonQuestionProps = { ask: string | null; person: AdministratorEntry | undefined }

/** What the address asks about somebody, if anything. */
export function PersonQuestion({ ask, person }: PersonQuestionProps) {
  if (!person || person.isMe) return null
  const { id, email } = person
  if (ask === 'remove')
    return (
      <Question
        intent="remove"
        id={id}
        question={words.removeQuestion}
        what={words.removeWhat(email)}
        confirm={words.removeConfirm}
      />
    )
  if (ask === 'reset')
    return (
      <Question
        intent="reset"
        id={id}
        question={words.resetQuestion}
        what={words.resetWhat(email)}
        confirm={words.resetConfirm}
      />
    )
  return null
}
