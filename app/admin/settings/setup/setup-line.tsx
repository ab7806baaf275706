import { ChevronDown, ChevronRight, Circle, CircleCheck } from 'lucide-react'
import { href, Link, useActionData, useFetcher } from 'react-router'
import { FormIntent } from '#app/admin/submission/form-intent.tsx'
import type { SubmissionHandler } from '#app/admin/submission/submission.ts'
import { type Submitted, textIn } from '#app/admin/submission/submitted.ts'
import { useEarlyRefusal } from '#app/admin/submission/use-early-refusal.ts'
import { graphql, type ResultOf } from '#app/graphql.ts'
import { type StepWords, setupStepWords as words } from '#words/panel/setup.ts'
import { setupPath } from './setup-path.ts'

export const ReadSetupSteps = graphql(`
  query AdminSetupSteps {
    setupSteps {
      step
      isDone
      left
    }
    businessProfile {
      version
    }
  }
`)

export type SetupRead = ResultOf<typeof ReadSetupSteps>

export type SetupSteps = ResultOf<typeof ReadSetupSteps>['setupSteps']
type Step = SetupSteps[number]['step']

const paths: Readonly<Record<Step, string>> = {
  business: href('/admin/settings/setup'),
  phones: href('/admin/settings/business/:section', { section: 'phones' }),
  address: `${href('/admin/settings/mail')}#mail-site-heading`,
  mail: href('/admin/settings/mail'),
  device: `${href('/admin/settings/notifications')}#device-heading`,
  hours: href('/admin/settings/business/:section', { section: 'hours' }),
  photos: `${href('/admin/settings/brand')}#photos-heading`,
  articles: href('/admin/blogs'),
  backup: href('/admin/settings/data'),
  search: `${href('/admin/settings/setup')}#opening-heading`,
}

const MarkSetupStep = graphql(`
  mutation AdminMarkSetupStep($step: MarkableSetupStep!) {
    markSetupStep(step: $step) {
      isDone
    }
  }
`)

const markable = ['phones', 'hours', 'device'] as const

export const markSetupStep: SubmissionHandler = (form, run) => {
  const step = markable.find((name) => name === textIn(form, 'id'))
  return step && run(MarkSetupStep, { step })
}

/** While the site shows the example, the business is entered before anything can be confirmed. */
const isEntered = ({ businessProfile: { version } }: SetupRead) => version !== 'default'

const stepOf = (step: Step, setup: SetupRead) =>
  step === 'business' && !isEntered(setup)
    ? { isFirst: true, path: setupPath, ...words.enterBusiness }
    : { isFirst: false, path: paths[step], ...words.steps[step] }

/** One line, under which its steps unfold. */
export function SetupLine({ setup }: { setup: SetupRead }) {
  const { setupSteps: steps } = setup
  const sent = useActionData<Submitted>()
  const [next] = steps.filter(({ isDone }) => !isDone)
  if (!next) return null
  const { title, path } = stepOf(next.step, setup)
  const done = steps.filter(({ isDone }) => isDone)
  const isRefused = sent?.ok === false && sent.intent === 'mark-step'
  const titles = done.map(({ step }) => words.steps[step].title)
  return (
    <section aria-labelledby="setup" className="setup-line">
      <details open={isRefused || undefined}>
        <summary>
          <h2 id="setup">{words.title}</h2>
          <span>{words.progress(done.length, steps.length)}</span>
          <ChevronDown className="icon" />
        </summary>
        {titles.length > 0 && (
          <p className="setup-done">
            <CircleCheck className="icon" />
            {words.doneAre(titles)}
          </p>
        )}
        <ol className="setup-steps">
          {steps.map((step) => !step.isDone && <SetupStep key={step.step} step={step} setup={setup} />)}
        </ol>
      </details>
      <Link to={path} className="link setup-next">
        {words.next(title)}
      </Link>
    </section>
  )
}

/** On a phone the style sheet stretches the link over the whole step, and shows only its arrow. */
function SetupStep({ step: { step, left }, setup }: { step: SetupSteps[number]; setup: SetupRead }) {
  const { title, todo, link, path, isFirst } = stepOf(step, setup)
  return (
    <li>
      <Circle className="icon" />
      <div className="setup-step">
        <p className="font-semibold text-note">{title}</p>
        <p className="text-fine text-ink-2">
          {left > 0 && !isFirst ? `${todo} ${leftOf(step, left)}` : todo}
        </p>
        <div className="setup-step-ways">
          <Link to={path} className="btn btn-small setup-link">
            <span>{link}</span>
            <ChevronRight className="icon" />
          </Link>
          <MarkButton step={step} />
        </div>
      </div>
    </li>
  )
}

const leftOf = (step: Step, left: number) => (step === 'articles' ? words.articles(left) : words.left(left))

function MarkButton({ step }: { step: Step }) {
  const fetcher = useFetcher<Submitted>({ key: `setup-${step}` })
  const early = useEarlyRefusal('mark-step', step)
  const entry: StepWords = words.steps[step]
  if (!entry.mark) return null
  const isBusy = fetcher.state !== 'idle'
  const result = isBusy ? undefined : (fetcher.data ?? early)
  return (
    <fetcher.Form method="post" className="contents">
      <FormIntent intent="mark-step" id={step} />
      <button type="submit" className="setup-mark" disabled={isBusy}>
        {isBusy ? words.marking : entry.mark}
      </button>
      {result && !result.ok && (
        <span role="alert" className="font-semibold text-alert text-fine">
          {result.problem}
        </span>
      )}
    </fetcher.Form>
  )
}
