import { data, useSearchParams } from 'react-router'
import { staffContext } from '#app/admin/access.ts'
import { Field, FormSection, SelectField, TextArea } from '#app/admin/form/fields.tsx'
import { knownAddresses } from '#app/admin/form/known-addresses.tsx'
import {
  loadRecord,
  type RecordResult,
  recordClientAction,
  saveRecord,
  valuesIn,
} from '#app/admin/form/record-action.ts'
import { fieldOf, TickBoxes } from '#app/admin/form/record-fields.tsx'
import { RecordScreen } from '#app/admin/form/record-form.tsx'
import { kindLists } from '#app/admin/inbox/inbox-list.ts'
import { useMailLeaves } from '#app/admin/layout/panel-context.tsx'
import { readTimeZone } from '#app/admin/time-zone.ts'
import { contactServices } from '#content/services.ts'
import { callFormWords as words } from '#words/panel/calls/form.ts'
import { formWords } from '#words/panel/form.ts'
import { contactServiceLabel } from '#words/site/service-choices.ts'
import type { Route } from './+types/form.ts'
import { callForm, momentIn, personIn } from './call-data.ts'
import { PhoneField } from './phone-field.tsx'
import { SourceFields } from './source-fields.tsx'

export const handle = { hydrates: true }

export { revalidateOnNavigation as shouldRevalidate } from '#app/admin/offline.ts'

const formOf = (context: Route.ActionArgs['context']) => callForm(context.get(staffContext).user.userId)

export const loader = (args: Route.LoaderArgs) => {
  const { userId } = args.context.get(staffContext).user
  return loadRecord(args, callForm(userId, personIn(args.url.searchParams)))
}

export async function action(args: Route.ActionArgs) {
  const form = formOf(args.context)
  const values = valuesIn(form.names, await args.request.clone().formData())
  const timeZone = await readTimeZone(args.context.get(staffContext).run)
  if (values.wanted && !momentIn(values.wanted, timeZone)) {
    const fields = { wantedAt: words.badTime }
    const refused: RecordResult = { kind: 'refused', values, reason: formWords.checkFields, fields }
    return data(refused, { status: 422 })
  }
  return saveRecord(args, form)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => recordClientAction(serverAction())

export default function NewRequest({ loaderData, actionData }: Route.ComponentProps) {
  const [params] = useSearchParams()
  const mailLeaves = useMailLeaves()
  return (
    <RecordScreen
      list={kindLists.Call}
      words={words}
      loaderData={loaderData}
      actionData={actionData}
      about={params.get('phone') || params.get('email') || ''}
    >
      {(entered) => (
        <>
          <FormSection id="person" title={words.person}>
            <div className="form-pair">
              <PhoneField defaultValue={entered.start.phone} error={entered.errors.phone} />
              <Field {...fieldOf('name', entered, words)} required maxLength={100} autoComplete="off" />
            </div>
          </FormSection>
          <FormSection id="work" title={words.work}>
            <SelectField
              {...fieldOf('service', entered, words)}
              defaultValue={entered.start.service || 'other'}
            >
              {contactServices.map((service) => (
                <option key={service} value={service}>
                  {contactServiceLabel(service)}
                </option>
              ))}
            </SelectField>
            <TextArea {...fieldOf('message', entered, words)} rows={3} maxLength={5000} />
            <div className="form-pair">
              <Field
                {...fieldOf('address', entered, words)}
                list={knownAddresses}
                maxLength={300}
                autoComplete="off"
              />
              <Field
                {...fieldOf('wanted', entered, words)}
                type="datetime-local"
                error={entered.errors.wantedAt}
              />
            </div>
            <TickBoxes start={entered.start} names={['mine']} words={words} />
          </FormSection>
          <FormSection id="more" title={words.more}>
            <SourceFields
              source={fieldOf('source', entered, words)}
              sourceText={fieldOf('sourceText', entered, words)}
            />
            <Field
              {...fieldOf('email', entered, words)}
              {...(mailLeaves === false && { help: words.emailUnsentHelp })}
              type="email"
              maxLength={254}
              autoComplete="off"
            />
          </FormSection>
        </>
      )}
    </RecordScreen>
  )
}
