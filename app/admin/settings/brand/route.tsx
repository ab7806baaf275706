import { staffContext } from '#app/admin/access.ts'
import { readEntered, translationHandler } from '#app/admin/form/in-others/entered-data.ts'
import { EnteredInOthers, translate } from '#app/admin/form/in-others/entered-in-others.tsx'
import { loadSettings, SettingsPage } from '#app/admin/form/settings-page.tsx'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { submissionClientAction } from '#app/admin/submission/client-action.ts'
import {
  reportDone,
  type SubmissionHandler,
  type SubmissionOutcome,
  submission,
} from '#app/admin/submission/submission.ts'
import { textIn } from '#app/admin/submission/submitted.ts'
import { enteredKey } from '#content/entered-texts.ts'
import type { PersonOnSite, PhotoSubject } from '#content/profile/business-profile.ts'
import { photoSubjects } from '#content/profile/facts.ts'
import type { Run } from '#server/data-service/in-process.ts'
import { brandWords as words } from '#words/panel/settings/brand.ts'
import type { Route } from './+types/route.ts'
import { AccentSection } from './accent-section.tsx'
import { ReadBrand, SaveBrand } from './brand-data.ts'
import { MarkSection } from './mark-section.tsx'
import { PeopleSection } from './people-section.tsx'
import { PhotosSection } from './photos-section.tsx'

export const handle = { needs: { area: 'settings', to: 'write' } } satisfies ScreenHandle

export async function loader({ context }: Route.LoaderArgs) {
  const { run } = context.get(staffContext)
  const [read, entered] = await Promise.all([run(ReadBrand, {}), readEntered(run, keys)])
  if (!read.ok) return undefined
  return { at: new Date().toISOString(), brand: read.value.businessProfile, entered }
}

const keys = ['photos', 'people'].map((list) => enteredKey(list))

export const clientLoader = (args: Route.ClientLoaderArgs) => loadSettings(args)

/** A logo or icon is uploaded by `/images/brand`, as a form of the panel takes no files. */
export function action(args: Route.ActionArgs) {
  return submission(args, brandHandlers(args.context.get(staffContext).run))
}

export const clientAction = (args: Route.ClientActionArgs) => submissionClientAction(args)

const brandHandlers = (run: Run): Record<string, SubmissionHandler> => ({
  [translate]: translationHandler(keys),
  'remove-logo': () => reportDone(run(SaveBrand, { input: { logo: null } }), () => words.logo.removed),
  'remove-darkLogo': () =>
    reportDone(run(SaveBrand, { input: { darkLogo: null } }), () => words.darkLogo.removed),
  'remove-icon': () => reportDone(run(SaveBrand, { input: { icon: null } }), () => words.icon.removed),
  'save-accent': (form) =>
    reportDone(run(SaveBrand, { input: { accent: textIn(form, 'accent') } }), () => words.accent.saved),
  'remove-accent': () => reportDone(run(SaveBrand, { input: { accent: null } }), () => words.accent.removed),
  'save-photo': (form) =>
    savePhoto(run, textIn(form, 'id'), { image: textIn(form, 'image'), alt: textIn(form, 'alt') }),
  'save-person': (form) =>
    savePeople(run, form, {
      name: textIn(form, 'name'),
      role: textIn(form, 'role'),
      photo: textIn(form, 'photo') || null,
    }),
  'remove-person': (form) => savePeople(run, form, undefined),
  'remove-photo': (form) => savePhoto(run, textIn(form, 'id'), undefined),
})

async function savePhoto(
  run: Run,
  id: string,
  photo: { image: string; alt: string } | undefined,
): Promise<SubmissionOutcome> {
  const subject = photoSubjects.find((known) => known === id)
  const read = await run(ReadBrand, {})
  if (!read.ok) return read
  const { photos, version } = read.value.businessProfile
  const others = photos.filter((one) => one.subject !== subject)
  const next = subject && photo ? [...others, { subject, ...photo }] : others
  const saved = await reportDone(
    run(SaveBrand, { input: { photos: next.toSorted(inOrder) }, version }),
    () => words.photos[photo ? 'saved' : 'removed'],
  )
  return atField(saved)
}

/** `id`: the place in the list of the version that was seen; after the last, somebody new. */
async function savePeople(
  run: Run,
  form: FormData,
  person: PersonOnSite | undefined,
): Promise<SubmissionOutcome> {
  const read = await run(ReadBrand, {})
  if (!read.ok) return read
  const people = [...read.value.businessProfile.people]
  const at = Number(textIn(form, 'id'))
  people.splice(at, 1, ...(person ? [person] : []))
  const saved = await reportDone(
    run(SaveBrand, { input: { people }, version: textIn(form, 'version') }),
    () => words.people[person ? 'saved' : 'removed'],
  )
  return atField(saved)
}

/** The place of a photo or person in its list is no field of the form. */
function atField(saved: SubmissionOutcome): SubmissionOutcome {
  if (saved.ok || !saved.refusal.fields) return saved
  const fields = Object.entries(saved.refusal.fields).map(([path, text]) => [
    path.split('.').at(-1) ?? path,
    text,
  ])
  return { ok: false, refusal: { ...saved.refusal, fields: Object.fromEntries(fields) } }
}

const inOrder = (one: { subject: PhotoSubject }, other: { subject: PhotoSubject }) =>
  photoSubjects.indexOf(one.subject) - photoSubjects.indexOf(other.subject)

export default function BrandPage({ loaderData }: Route.ComponentProps) {
  return (
    <SettingsPage title={words.title} lead={words.lead} words={words} loaded={loaderData}>
      {({ brand, entered }) => (
        <>
          <MarkSection kind="logo" brand={brand} />
          <MarkSection kind="darkLogo" brand={brand} />
          <MarkSection kind="icon" brand={brand} />
          <AccentSection accent={brand.accent} />
          <PhotosSection photos={brand.photos} />
          <PeopleSection people={brand.people} version={brand.version} />
          <EnteredInOthers entered={entered} />
        </>
      )}
    </SettingsPage>
  )
}
