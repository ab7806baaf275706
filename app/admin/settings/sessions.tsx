import { valueOrThrow } from '#app/admin/access.ts'
import { FormSection } from '#app/admin/form/fields.tsx'
import { IntentButton } from '#app/admin/form/intent-form.tsx'
import { LastUsed, loadSettings, SettingsPage, SettingsRows } from '#app/admin/form/settings-page.tsx'
import { ExactTime } from '#app/admin/list/time.tsx'
import { type ScreenHandle, useMayWrite } from '#app/admin/rights.ts'
import { submissionClientAction } from '#app/admin/submission/client-action.ts'
import { reportDone, submission } from '#app/admin/submission/submission.ts'
import { textIn } from '#app/admin/submission/submitted.ts'
import { servicesContext } from '#app/context.ts'
import type { SessionEntry } from '#server/identity/sessions/session-list.ts'
import { deviceName } from '#words/device-name.ts'
import { sessionsWords as words } from '#words/panel/access.ts'
import type { Route } from './+types/sessions.ts'

export const handle = { needs: 'anybody' } satisfies ScreenHandle

export async function loader({ context }: Route.LoaderArgs) {
  const sessions = await valueOrThrow(context.get(servicesContext).sessions.list())
  return { at: new Date().toISOString(), sessions }
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadSettings(args)

export async function action(args: Route.ActionArgs) {
  const { sessions } = args.context.get(servicesContext)
  return submission(args, {
    end: (form) => reportDone(sessions.end(textIn(form, 'id')), ({ username }) => words.ended(username)),
    'end-others': () => reportDone(sessions.endOthers(), ({ ended }) => words.endedOthers(ended)),
  })
}

export const clientAction = (args: Route.ClientActionArgs) => submissionClientAction(args)

export default function Sessions({ loaderData }: Route.ComponentProps) {
  const settings = useMayWrite('settings')
  return (
    <SettingsPage title={words.title} lead={words.lead} loaded={loaderData}>
      {({ sessions }) => (
        <>
          <MySessions sessions={sessions.filter(({ isMine }) => isMine)} />
          {settings && (
            <FormSection id="others" title={words.others}>
              <SettingsRows
                label={words.others}
                rows={sessions.filter(({ isMine }) => !isMine)}
                none={words.noOthers}
              >
                {(session) => <Session session={session} />}
              </SettingsRows>
            </FormSection>
          )}
        </>
      )}
    </SettingsPage>
  )
}

function MySessions({ sessions }: { sessions: readonly SessionEntry[] }) {
  return (
    <FormSection id="mine" title={words.mine}>
      <SettingsRows label={words.mine} rows={sessions}>
        {(session) => <Session session={session} />}
      </SettingsRows>
      {sessions.length > 1 && (
        <IntentButton intent="end-others" formClassName="mt-3">
          {words.endOthers}
        </IntentButton>
      )}
    </FormSection>
  )
}

function Session({ session }: { session: SessionEntry }) {
  const { id, username, name, address, begunAt, lastUsedAt, isMine, isThis } = session
  const browser = session.browser ? deviceName(session.browser) : words.unknownBrowser
  const begun = begunAt.toISOString()
  return (
    <>
      <div className="settings-row-name">
        <p>
          {browser} {isThis && <span className="access-mark">{words.this}</span>}
        </p>
        {!isMine && (
          <p className="font-normal text-note">{name === username ? name : `${name}, ${username}`}</p>
        )}
        <p className="access-facts">
          <span>
            {words.lastUsed} <LastUsed at={lastUsedAt} />
          </span>
          <span>
            {words.begun} <ExactTime at={begun} />
          </span>
          <span>{address ?? words.unknownAddress}</span>
        </p>
      </div>
      {!isThis && (
        <IntentButton
          intent="end"
          id={id}
          formClassName="flex flex-wrap gap-2"
          label={words.endOf(browser, username)}
        >
          {words.end}
        </IntentButton>
      )}
    </>
  )
}
