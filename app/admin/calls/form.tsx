import { data } from 'react-router'
import { staffContext } from '#app/admin/access.ts'
import { CheckBox, Field, FormSection, SelectField, TextArea } from '#app/admin/form/fields.tsx'
import { knownAddresses } from '#app/admin/form/known-addresses.tsx'
import {
  loadRecord,
  type RecordResult,
  recordClientAction,
  saveRecord,
  valuesIn,
} from '#app/admin/form/record-action.ts'
import { RecordScreen } from '#app/admin/form/record-form.tsx'
import { kindLists } from '#app/admin/inbox/inbox-list.ts'
import { readTimeZone } from '#app/admin/time-zone.ts'
import { contactServices } from '#content/services.ts'
import { callFormWords as words } from '#words/panel/calls/form.ts'
import { callSources } from '#words/panel/calls/sources.ts'
import { formWords } from '#words/panel/form.ts'
import { contactServiceLabel } from '#words/site/service-choices.ts'
import type { Route } from './+types/form.ts'
import { callForm, momentIn, otherSource, personIn } from './call-data.ts'
import { PhoneField } from './phone-field.tsx'

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
  return (
    <RecordScreen list={kindLists.Call} words={words} loaderData={loaderData} actionData={actionData}>
      {({ start, errors }) => (
        <>
          <FormSection id="person" title={words.person}>
            <div className="form-pair">
              <PhoneField defaultValue={start.phone} error={errors.phone} />
              <Field
                id="name"
                name="name"
                label={words.name}
                required
                maxLength={100}
                autoComplete="off"
                defaultValue={start.name}
                error={errors.name}
              />
            </div>
          </FormSection>
          <FormSection id="work" title={words.work}>
            <SelectField
              id="service"
              name="service"
              label={words.service}
              defaultValue={start.service || 'other'}
              error={errors.service}
            >
              {contactServices.map((service) => (
                <option key={service} value={service}>
                  {contactServiceLabel(service)}
                </option>
              ))}
            </SelectField>
            <TextArea
              id="message"
              name="message"
              label={words.message}
              rows={3}
              maxLength={5000}
              defaultValue={start.message}
              error={errors.message}
            />
            <div className="form-pair">
              <Field
                id="address"
                name="address"
                label={words.address}
                list={knownAddresses}
                maxLength={300}
                autoComplete="off"
                defaultValue={start.address}
                error={errors.address}
              />
              <Field
                id="wanted"
                name="wanted"
                type="datetime-local"
                label={words.wanted}
                defaultValue={start.wanted}
                error={errors.wantedAt}
              />
            </div>
            <CheckBox
              id="mine"
              name="mine"
              value="yes"
              label={words.mine}
              help={words.mineHelp}
              defaultChecked={start.mine !== ''}
            />
          </FormSection>
          <FormSection id="more" title={words.more}>
            <div className="form-pair">
              <SelectField
                id="source"
                name="source"
                label={words.source}
                defaultValue={start.source}
                error={errors.source}
              >
                {Object.entries(callSources).map(([source, label]) => (
                  <option key={source} value={source}>
                    {label}
                  </option>
                ))}
                <option value={otherSource}>{words.sourceOther}</option>
              </SelectField>
              <Field
                id="sourceText"
                name="sourceText"
                label={words.sourceText}
                maxLength={100}
                autoComplete="off"
                defaultValue={start.sourceText}
              />
            </div>
            <Field
              id="email"
              name="email"
              type="email"
              label={words.email}
              help={words.emailHelp}
              maxLength={254}
              autoComplete="off"
              defaultValue={start.email}
              error={errors.email}
            />
          </FormSection>
        </>
      )}
    </RecordScreen>
  )
}
