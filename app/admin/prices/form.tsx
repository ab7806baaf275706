import { CheckBox, Field, FormSection, SelectField } from '#app/admin/form/fields.tsx'
import {
  formClientLoader,
  loadRecord,
  recordClientAction,
  saveRecord,
} from '#app/admin/form/record-action.ts'
import { RecordScreen } from '#app/admin/form/record-form.tsx'
import { serviceSlugs } from '#content/services.ts'
import { priceFormWords as words } from '#words/panel/money/prices.ts'
import { serviceLabels } from '#words/site/service-choices.ts'
import type { Route } from './+types/form.ts'
import { priceForm } from './price-data.ts'
import { priceList } from './price-list.ts'

export const handle = { hydrates: true }

export { revalidateOnNavigation as shouldRevalidate } from '#app/admin/offline.ts'

export const loader = (args: Route.LoaderArgs) => loadRecord(args, priceForm)

export const clientLoader = (args: Route.ClientLoaderArgs) => formClientLoader(args)

export const action = (args: Route.ActionArgs) => saveRecord(args, priceForm)

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => recordClientAction(serverAction())

export default function PriceForm({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <RecordScreen list={priceList} words={words} loaderData={loaderData} actionData={actionData}>
      {({ start, errors }) => (
        <>
          <FormSection id="item" title={words.item}>
            <Field
              id="name"
              name="name"
              label={words.name}
              required
              maxLength={100}
              autoComplete="off"
              defaultValue={start.name}
              help={words.nameHelp}
              error={errors.name}
            />
            <div className="form-pair">
              <Field
                id="price"
                name="price"
                label={words.price}
                required
                inputMode="decimal"
                autoComplete="off"
                defaultValue={start.price}
                help={words.priceHelp}
                error={errors.unitCents}
              />
              <SelectField
                id="service"
                name="service"
                label={words.service}
                defaultValue={start.service}
                error={errors.service}
              >
                <option value="">{words.noService}</option>
                {serviceSlugs.map((slug) => (
                  <option key={slug} value={slug}>
                    {serviceLabels[slug]}
                  </option>
                ))}
              </SelectField>
            </div>
            <Field
              id="note"
              name="note"
              label={words.note}
              maxLength={200}
              autoComplete="off"
              defaultValue={start.note}
              help={words.noteHelp}
              error={errors.note}
            />
            {(['isFrom', 'isTaxable'] as const).map((name) => (
              <CheckBox
                key={name}
                id={name}
                name={name}
                value="yes"
                label={words[name]}
                help={words[`${name}Help`]}
                defaultChecked={start[name] !== ''}
              />
            ))}
          </FormSection>
          <FormSection id="display" title={words.display}>
            <CheckBox
              id="isShown"
              name="isShown"
              value="yes"
              label={words.isShown}
              help={words.isShownHelp}
              defaultChecked={start.isShown !== ''}
            />
          </FormSection>
        </>
      )}
    </RecordScreen>
  )
}
