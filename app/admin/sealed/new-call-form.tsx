import { type FormEvent, useRef, useState } from 'react'
import { href } from 'react-router'
import { Field, SelectField, TextArea } from '#app/admin/form/fields.tsx'
import { serviceOf } from '#app/admin/records/lead.ts'
import { textIn } from '#app/admin/submission/submitted.ts'
import { contactServices, unofferedChoices } from '#content/services.ts'
import { callFormWords } from '#words/panel/calls/form.ts'
import { offlineJobsWords as words } from '#words/panel/sealed/offline-jobs.ts'
import { BackToJobs, Heading, useOffline } from './offline-parts.tsx'

/** A request in short: who, how to reach them, what happened and where. */
export function NewCallForm() {
  const { kept, writeCall, go } = useOffline()
  const [errors, setErrors] = useState<{ name?: string; phone?: string }>({})
  const isBusy = useRef(false)
  const unoffered = unofferedChoices(contactServices, kept)
  const services = contactServices.filter((service) => service !== 'other' && !unoffered.includes(service))

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { currentTarget: form } = event
    const fields = new FormData(form)
    const text = (name: string) => textIn(fields, name).trim()
    const [name, phone, message, address] = [text('name'), text('phone'), text('message'), text('address')]
    const service = contactServices.find((one) => one === text('service')) ?? 'other'
    setErrors({
      ...(!name && { name: words.nameMissing }),
      ...(!phone && { phone: words.phoneMissing }),
    })
    if (!name || !phone) return form.querySelector<HTMLElement>(`[name=${phone ? 'name' : 'phone'}]`)?.focus()
    if (isBusy.current) return
    isBusy.current = true
    if (await writeCall({ name, phone, service, message, address })) go(href('/admin'))
    isBusy.current = false
  }

  return (
    <>
      <BackToJobs />
      <Heading>{words.newCall}</Heading>
      <p className="mt-3 text-ink-2">{words.newCallHint}</p>
      <form className="sealed-call" onSubmit={submit} noValidate autoComplete="off">
        <Field
          {...{ id: 'phone', name: 'phone', type: 'tel', maxLength: 40, required: true }}
          label={callFormWords.phone}
          error={errors.phone}
        />
        <Field
          {...{ id: 'name', name: 'name', dir: 'auto', maxLength: 100, required: true }}
          label={callFormWords.name}
          error={errors.name}
        />
        <SelectField id="service" name="service" label={callFormWords.service} defaultValue="other">
          {['other', ...services].map((service) => (
            <option key={service} value={service}>
              {serviceOf({ kind: 'Call', service })}
            </option>
          ))}
        </SelectField>
        <TextArea id="message" name="message" label={callFormWords.message} rows={3} maxLength={5_000} />
        <Field
          {...{ id: 'address', name: 'address', dir: 'auto', maxLength: 300 }}
          label={callFormWords.address}
        />
        <p className="mt-5">
          <button type="submit" className="btn btn-strong">
            {words.keepCall}
          </button>
        </p>
      </form>
    </>
  )
}
