import { SourceFields } from '#app/admin/calls/source-fields.tsx'
import { Field, SelectField, TextArea } from '#app/admin/form/fields.tsx'
import { languageLabel } from '#app/admin/records/language-name.ts'
import { serviceOf } from '#app/admin/records/lead.ts'
import { useLanguagesFor } from '#app/admin/screen/panel-context.tsx'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { phoneLineOf } from '#content/profile/phone-line.ts'
import { contactServices, quoteServices } from '#content/services.ts'
import { callFormWords, customerPartWords as words } from '#words/panel/calls/form.ts'
import { languageWords } from '#words/panel/languages.ts'
import { customerPart } from './customer-action.ts'
import { PartEditor } from './part-editor.tsx'
import type { OpenRequest } from './request.ts'

export function CustomerSection({ request }: { request: OpenRequest }) {
  const { id, kind, name, email, entered } = request
  const services = kind === 'Quote' ? quoteServices : contactServices
  const part = customerPart(request, useTimeZone())
  const { stored } = part
  const languages = useLanguagesFor(stored.language)
  return (
    <section className="request-part" aria-labelledby="request-customer">
      <h2 id="request-customer">{words.title}</h2>
      <dl className="request-facts">
        <div>
          <dt>{words.phone}</dt>
          <dd>{phoneLineOf(request).display}</dd>
        </div>
        {email && (
          <div>
            <dt>{words.email}</dt>
            <dd>{email}</dd>
          </div>
        )}
      </dl>
      <PartEditor
        id={id}
        part={part}
        summary={kind === 'Call' ? words.correctCall : words.correct}
        saved={words.saved(name)}
      >
        {({ field }) => (
          <>
            {kind === 'Quote' ? (
              <div className="details-row">
                <Field {...field('firstName')} label={words.firstName} {...required} maxLength={100} />
                <Field {...field('lastName')} label={words.lastName} {...required} maxLength={100} />
              </div>
            ) : (
              <Field {...field('name')} label={callFormWords.name} {...required} maxLength={100} />
            )}
            <Field {...field('phone')} label={callFormWords.phone} type="tel" {...required} maxLength={40} />
            <Field
              {...field('email')}
              label={kind === 'Call' ? callFormWords.email : words.email}
              type="email"
              required={kind !== 'Call'}
              autoComplete="off"
              maxLength={254}
            />
            <SelectField {...field('service')} label={callFormWords.service}>
              {[...new Set([...services, entered.service ?? ''])].map((service) => (
                <option key={service} value={service}>
                  {serviceOf({ kind, service })}
                </option>
              ))}
            </SelectField>
            {kind === 'Call' && (
              <TextArea {...field('message')} label={callFormWords.message} rows={3} maxLength={5000} />
            )}
            {stored.wanted !== undefined && (
              <Field {...field('wanted')} label={callFormWords.wanted} type="datetime-local" />
            )}
            {languages.length > 1 && (
              <SelectField
                {...field('language')}
                label={languageWords.ofCustomer}
                help={languageWords.ofCustomerHelp}
              >
                {languages.map((code, place) => (
                  <option key={code} value={place === 0 && !stored.language ? '' : code}>
                    {languageLabel(code)}
                  </option>
                ))}
              </SelectField>
            )}
            {stored.source !== undefined && (
              <SourceFields source={field('source')} sourceText={field('sourceText')} />
            )}
          </>
        )}
      </PartEditor>
    </section>
  )
}

const required = { required: true, autoComplete: 'off' }
