import { data } from 'react-router'
import { staffContext } from '#app/admin/access.ts'
import { FormSection } from '#app/admin/form/fields.tsx'
import { IntentButton } from '#app/admin/form/intent-form.tsx'
import { loadSettings, SettingsPage } from '#app/admin/form/settings-page.tsx'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { submissionClientAction } from '#app/admin/submission/client-action.ts'
import { reportDone, submission } from '#app/admin/submission/submission.ts'
import { textIn } from '#app/admin/submission/submitted.ts'
import { servicesContext } from '#app/context.ts'
import { setupStepWords, setupWords as words } from '#words/panel/setup.ts'
import type { Route } from './+types/route.ts'
import { Claims } from './claims.tsx'
import { ConfirmClaims, claimsIn, hideClaim, hidePractice, OpenSite, readSetup } from './setup-data.ts'
import type { SetupSteps } from './setup-line.tsx'

export const handle = { needs: { area: 'settings', to: 'write' } } satisfies ScreenHandle

export const loader = ({ context }: Route.LoaderArgs) =>
  readSetup(context.get(staffContext).run, context.get(servicesContext))

export const clientLoader = (args: Route.ClientLoaderArgs) => loadSettings(args)

export function action(args: Route.ActionArgs) {
  const { run } = args.context.get(staffContext)
  const changePractice = async (form: FormData, isHidden: boolean) => {
    const changed = await hidePractice(run, { name: textIn(form, 'id'), isHidden })
    if (!changed) throw data(null, { status: 400 })
    return reportDone(Promise.resolve(changed), () => (isHidden ? words.hidden : words.saidAgain))
  }
  return submission(args, {
    confirm: (form) =>
      reportDone(
        run(ConfirmClaims, { claims: claimsIn(textIn(form, 'id')), version: textIn(form, 'version') }),
        () => words.confirmed,
      ),
    hide: async (form) => {
      const hidden = hideClaim(run, { name: textIn(form, 'id'), version: textIn(form, 'version') })
      if (!hidden) throw data(null, { status: 400 })
      return reportDone(hidden, () => words.hidden)
    },
    'hide-practice': (form) => changePractice(form, true),
    'say-again': (form) => changePractice(form, false),
    'set-open': (form) =>
      reportDone(run(OpenSite, { isOpen: textIn(form, 'id') === 'open' }), ({ openSite }) =>
        openSite ? words.opened : words.closedNow,
      ),
  })
}

export const clientAction = (args: Route.ClientActionArgs) => submissionClientAction(args)

export default function Setup({ loaderData }: Route.ComponentProps) {
  return (
    <SettingsPage title={words.title} lead={words.lead} words={words} loaded={loaderData}>
      {({ steps, claims, examples }) => (
        <>
          <Claims {...claims} />
          <Opening steps={steps} examples={examples} />
        </>
      )}
    </SettingsPage>
  )
}

type OpeningProps = { steps: SetupSteps; examples: readonly string[] }

/** The server refuses to open a site that shows example numbers: then it is said instead of offered. */
function Opening({ steps, examples }: OpeningProps) {
  const isOpen = steps.some(({ step, isDone }) => step === 'search' && isDone)
  const left = steps
    .filter(({ step, isDone }) => step !== 'search' && !isDone)
    .map(({ step }) => setupStepWords.steps[step].title)
  return (
    <FormSection id="opening" title={words.opening}>
      <p className="mt-2 text-ink-2 text-note">{isOpen ? words.open : words.closed}</p>
      {!isOpen && examples.length > 0 && <p className="mt-2 text-note">{words.examplesFirst(examples)}</p>}
      {!isOpen && examples.length === 0 && left.length > 0 && (
        <p className="mt-2 text-note">{words.stillOpen(left.join(', '))}</p>
      )}
      {(isOpen || examples.length === 0) && (
        <IntentButton
          intent="set-open"
          id={isOpen ? 'close' : 'open'}
          className={isOpen ? 'btn' : 'btn btn-strong'}
          formClassName="mt-4"
          busy={words.saving}
        >
          {isOpen ? words.closeNow : words.openNow}
        </IntentButton>
      )}
    </FormSection>
  )
}
