import { data } from 'react-router'
import { staffContext } from '#app/admin/access.ts'
import { Field, FormSection, SelectField } from '#app/admin/form/fields.tsx'
import { readEntered, translationHandler } from '#app/admin/form/in-others/entered-data.ts'
import { EnteredInOthers, translate } from '#app/admin/form/in-others/entered-in-others.tsx'
import { formClientLoader, loadRecord, recordHandler } from '#app/admin/form/record-action.ts'
import { fieldOf, TickBoxes } from '#app/admin/form/record-fields.tsx'
import { RecordScreen } from '#app/admin/form/record-form.tsx'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { recordClientAction } from '#app/admin/submission/client-action.ts'
import { submission } from '#app/admin/submission/submission.ts'
import { enteredKey } from '#content/entered-texts.ts'
import { serviceSlugs } from '#content/services.ts'
import { priceFormWords as words } from '#words/panel/money/prices.ts'
import { serviceLabels } from '#words/site/service-choices.ts'
import type { Route } from './+types/form.ts'
import { priceForm } from './price-data.ts'
import { priceList } from './price-list.ts'

export const handle = { needs: { area: 'content', to: 'write' } } satisfies ScreenHandle

export { revalidateOnNavigation as shouldRevalidate } from '#app/admin/offline.ts'

export async function loader(args: Route.LoaderArgs) {
  const { run } = args.context.get(staffContext)
  const [opened, entered] = await Promise.all([
    loadRecord(args, priceForm),
    readEntered(run, keysOf(args.params)),
  ])
  return data({ opened: opened.data, entered }, opened.init ?? undefined)
}

/** None before it was saved. */
const keysOf = ({ id }: { id?: string | undefined }) => (id ? [enteredKey('prices', id)] : [])

export const clientLoader = (args: Route.ClientLoaderArgs) => formClientLoader(args)

export const action = (args: Route.ActionArgs) =>
  submission<unknown>(args, {
    save: recordHandler(args, priceForm),
    [translate]: translationHandler(keysOf(args.params)),
  })

export const clientAction = (args: Route.ClientActionArgs) => recordClientAction(args)

export default function PriceForm({ loaderData, actionData }: Route.ComponentProps) {
  const { opened, entered: inOthers } =
    loaderData === 'failed' ? { opened: loaderData, entered: [] } : loaderData
  const result = actionData?.intent === translate ? undefined : actionData
  return (
    <>
      <RecordScreen list={priceList} words={words} loaderData={opened} actionData={result}>
        {(entered) => (
          <>
            <FormSection id="item" title={words.item}>
              <Field {...fieldOf('name', entered, words)} required maxLength={100} autoComplete="off" />
              <div className="form-pair">
                <Field
                  {...fieldOf('price', entered, words)}
                  required
                  inputMode="decimal"
                  autoComplete="off"
                  error={entered.errors.unitCents}
                />
                <SelectField {...fieldOf('service', entered, words)}>
                  <option value="">{words.noService}</option>
                  {serviceSlugs.map((slug) => (
                    <option key={slug} value={slug}>
                      {serviceLabels[slug]}
                    </option>
                  ))}
                </SelectField>
              </div>
              <Field {...fieldOf('note', entered, words)} maxLength={200} autoComplete="off" />
              <TickBoxes start={entered.start} names={['isFrom', 'isAllIn', 'isTaxable']} words={words} />
            </FormSection>
            <FormSection id="stock" title={words.stock}>
              <TickBoxes start={entered.start} names={['isCounted']} words={words} />
              <Field
                {...fieldOf('orderAt', entered, words)}
                inputMode="decimal"
                autoComplete="off"
                maxLength={8}
              />
            </FormSection>
            <FormSection id="display" title={words.display}>
              <TickBoxes start={entered.start} names={['isShown']} words={words} />
            </FormSection>
          </>
        )}
      </RecordScreen>
      <EnteredInOthers entered={inOthers} />
    </>
  )
}
