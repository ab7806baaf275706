import { useEffect, useState } from 'react'
import { href, Link, redirect, useNavigate, useSearchParams } from 'react-router'
import { staffContext } from '#app/admin/access.ts'
import { Field, FormSection, SelectField, TextArea } from '#app/admin/form/fields.tsx'
import { knownAddresses } from '#app/admin/form/known-addresses.tsx'
import { recordHandler, valuesIn } from '#app/admin/form/record-action.ts'
import { fieldOf, TickBoxes } from '#app/admin/form/record-fields.tsx'
import { RecordScreen } from '#app/admin/form/record-form.tsx'
import { kindLists } from '#app/admin/inbox/inbox-list.ts'
import { draftIn, draftPath, useUnsavedCalls, waitingMark } from '#app/admin/leads/unsaved-calls.ts'
import { UnsavedCalls } from '#app/admin/leads/unsaved-list.tsx'
import { orOffline, withTimeout } from '#app/admin/offline.ts'
import { languageLabel, languageName } from '#app/admin/records/language-name.ts'
import { serviceOf } from '#app/admin/records/lead.ts'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { me } from '#app/admin/schedule/ask-about-times.ts'
import { FreeTimes } from '#app/admin/schedule/free-times.tsx'
import { WindowField } from '#app/admin/schedule/window-field.tsx'
import { useBusiness, useLanguagesFor, useMailLeaves } from '#app/admin/screen/panel-context.tsx'
import { recordClientAction } from '#app/admin/submission/client-action.ts'
import { refusedAt, submission } from '#app/admin/submission/submission.ts'
import { readTimeZone } from '#app/admin/time-zone.ts'
import { contactServices, unofferedChoices } from '#content/services.ts'
import { lengthsWith, usualLengths } from '#content/time/appointments.ts'
import { callFormWords as words } from '#words/panel/calls/form.ts'
import { unsavedCallWords as unsavedWords } from '#words/panel/calls/unsaved.ts'
import { languageWords } from '#words/panel/languages.ts'
import { scheduleWords } from '#words/panel/schedule.ts'
import type { Route } from './+types/form.ts'
import {
  type AssignablePerson,
  callerIn,
  callForm,
  emptyCall,
  readOthers,
  whyNotWanted,
} from './call-data.ts'
import { CallerPhoneField } from './phone-field.tsx'
import { SourceFields } from './source-fields.tsx'

export const handle = { needs: { area: 'leads', to: 'write' } } satisfies ScreenHandle

export { revalidateOnNavigation as shouldRevalidate } from '#app/admin/offline.ts'

const formOf = (context: Route.ActionArgs['context']) => callForm(context.get(staffContext).user.userId)

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { run, user } = context.get(staffContext)
  const [caller, others] = await Promise.all([callerIn(run, searchParams), readOthers(run, user.userId)])
  return { ...opened(draftIn(searchParams) ?? crypto.randomUUID(), caller), others }
}

/** The form waits for the server only where it is to fill in who called: without a connection it opens all the same. */
export async function clientLoader({ url: { searchParams }, serverLoader }: Route.ClientLoaderArgs) {
  const id = draftIn(searchParams)
  if (!id) throw redirect(draftPath(crypto.randomUUID(), searchParams))
  const loading = withTimeout(serverLoader())
  const others = loading.then(
    (loaded) => loaded.others,
    () => undefined,
  )
  if (!searchParams.has('customer')) return { ...opened(id), others }
  return orOffline(loading, () => ({ ...opened(id), others }))
}

const opened = (id: string, caller: Awaited<ReturnType<typeof callerIn>> = {}) => ({
  values: { ...emptyCall(id), ...caller },
  version: undefined,
})

export function action(args: Route.ActionArgs) {
  const record = formOf(args.context)
  const saveCall = recordHandler(args, record)
  return submission(args, {
    async save(form, run) {
      const wantedAt = whyNotWanted(valuesIn(record.names, form), await readTimeZone(run))
      return wantedAt === undefined ? saveCall(form, run) : refusedAt('wantedAt', wantedAt)
    },
  })
}

export const clientAction = (args: Route.ClientActionArgs) => recordClientAction(args)

export default function NewRequest({ loaderData, actionData }: Route.ComponentProps) {
  const { id } = loaderData.values
  const state = useUnsavedCalls().find((call) => call.id === id)?.state
  const mailLeaves = useMailLeaves()
  const unoffered = unofferedChoices(contactServices, useBusiness())
  const services = ['other', ...contactServices].filter(
    (service, index, all) => all.indexOf(service) === index && !unoffered.includes(service),
  )
  useDraftInAddress(id)
  return (
    <RecordScreen
      list={kindLists.Call}
      words={words}
      loaderData={loaderData}
      actionData={actionData}
      about={id}
      later={{ mark: waitingMark, isWaiting: state === 'waiting', notice: <KeptNotice /> }}
    >
      {(entered) => (
        <>
          <UnsavedCalls except={id} />
          <FormSection id="person" title={words.person}>
            <div className="form-pair">
              <CallerPhoneField defaultValue={entered.start.phone} error={entered.errors.phone} />
              <Field {...fieldOf('name', entered, words)} required maxLength={100} autoComplete="off" />
            </div>
            <CallerLanguage {...entered} />
          </FormSection>
          <FormSection id="work" title={words.work}>
            <SelectField
              {...fieldOf('service', entered, words)}
              defaultValue={entered.start.service || 'other'}
            >
              {services.map((service) => (
                <option key={service} value={service}>
                  {serviceOf({ kind: 'Call', service })}
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
            <TickBoxes start={entered.start} names={['book']} words={words} />
            <Booking id={id} start={entered.start} isRefused={entered.errors.wantedAt !== undefined} />
            <WhoTakesIt
              key={entered.start.assigneeId}
              start={entered.start.assigneeId}
              others={loaderData.others}
            />
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

function CallerLanguage(entered: Parameters<typeof fieldOf<'language'>>[1]) {
  const languages = useLanguagesFor(entered.start.language)
  if (languages.length < 2) return null
  return (
    <SelectField
      {...fieldOf('language', entered, { language: languageWords.ofCustomer })}
      help={languageWords.ofCustomerHelp}
    >
      <option value="">{languageWords.asLast(languageName(languages[0]))}</option>
      {languages.map((code) => (
        <option key={code} value={code}>
          {languageLabel(code)}
        </option>
      ))}
    </SelectField>
  )
}

type BookingProps = { id: string; start: Readonly<Record<'minutes' | 'window', string>>; isRefused: boolean }

/** Shown once the box is ticked. */
function Booking({ id, start, isRefused }: BookingProps) {
  return (
    <div className="call-booking">
      <div className="form-pair">
        <SelectField id="minutes" name="minutes" label={scheduleWords.length} defaultValue={start.minutes}>
          {lengthsWith(usualLengths, Number(start.minutes) || null).map((minutes) => (
            <option key={minutes} value={minutes}>
              {scheduleWords.minutes(minutes)}
            </option>
          ))}
        </SelectField>
        <WindowField id="window" start={Number(start.window)} />
      </div>
      <FreeTimes id={id} isRefused={isRefused} />
    </div>
  )
}

type Others = readonly AssignablePerson[] | undefined

type WhoTakesItProps = { start: string; others: Others | Promise<Others> }

function WhoTakesIt({ start, others }: WhoTakesItProps) {
  const [people, setPeople] = useState<Others>(Array.isArray(others) ? others : [])
  useEffect(() => void Promise.resolve(others).then(setPeople), [others])
  return (
    <SelectField
      key={people?.length}
      id="assigneeId"
      name="assigneeId"
      label={words.assigneeId}
      help={people ? words.assigneeIdHelp : words.peopleFailed}
      defaultValue={start}
    >
      <option value={me}>{words.me}</option>
      <option value="">{words.nobody}</option>
      {people?.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

/** Where the address names no id for the call, as a bookmark does. */
function useDraftInAddress(id: string) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  useEffect(() => {
    if (draftIn(params) !== id)
      void navigate(draftPath(id, params), { replace: true, preventScrollReset: true })
  }, [id, params, navigate])
}

function KeptNotice() {
  return (
    <div className="notice form-failure">
      <div role="status">
        <p className="font-semibold">{unsavedWords.keptTitle}</p>
        <p>{unsavedWords.kept}</p>
      </div>
      <p className="mt-2">
        <Link to={href('/admin/calls/new')} className="btn btn-small">
          {unsavedWords.another}
        </Link>
      </p>
    </div>
  )
}
