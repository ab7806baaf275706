/** Each form's own name: its ids begin with it, and what the device keeps for it (`quote-form.draft`). */
export type FormName = 'quote' | 'contact' | 'review'

/** What stands in a form, by field, in the order of the page. */
export type FormValues = Record<string, string>

/** What is wrong, by field; `files` for attachments. */
export type FieldErrors = Record<string, string>

/** What is worth a second look but no reason to refuse. */
export type FieldHints = { phoneIncomplete?: boolean; emailMeant?: string | undefined }

/** The answer to a post without script that was refused: values are kept, errors are tied to their fields. */
export type Refused<Values extends FormValues> = { values: Values; fieldErrors: FieldErrors; message: string }
