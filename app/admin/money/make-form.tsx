import { Form, useNavigation } from 'react-router'
import { FormButton } from '#app/admin/form/form-button.tsx'

type MakeFormProps = {
  action: string
  request: { kind: string; id: string }
  label: string
  busyLabel: string
  className?: string
  formClassName?: string
}

/**
 * Makes the draft of a document for a request, and leads to it. A navigation, because the redirect of a fetcher's action is
 * lost when the page was being read again (decision 27).
 */
export function MakeForm(props: MakeFormProps) {
  const { action, request, label, busyLabel, className = 'btn', formClassName = 'mt-3' } = props
  const isBusy = useNavigation().formAction === action
  return (
    <Form method="post" action={action} className={formClassName}>
      <input type="hidden" name="kind" value={request.kind} />
      <input type="hidden" name="request" value={request.id} />
      <FormButton isBusy={isBusy} busy={busyLabel} className={className}>
        {label}
      </FormButton>
    </Form>
  )
}
