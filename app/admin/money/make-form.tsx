import { Form, useNavigation } from 'react-router'
import { FormButton } from '#app/admin/form/form-button.tsx'

type MakeFormProps = {
  action: string
  request: { kind: string; id: string }
  label: string
  busyLabel: string
  className?: string
}

/**
 * Makes the draft of a document for a request, and leads to it. A navigation, because the redirect of a fetcher's action is
 * lost when the page was being read again (decision 27).
 */
export function MakeForm({ action, request, label, busyLabel, className = 'btn' }: MakeFormProps) {
  const isBusy = useNavigation().formAction === action
  return (
    <Form method="post" action={action} className="mt-3">
      <input type="hidden" name="kind" value={request.kind} />
      <input type="hidden" name="request" value={request.id} />
      <FormButton isBusy={isBusy} busy={busyLabel} className={className}>
        {label}
      </FormButton>
    </Form>
  )
}
