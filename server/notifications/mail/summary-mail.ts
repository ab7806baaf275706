import { pagePaths } from '#server/http/paths.ts'
import type { DailySummary, SummaryLine } from '#server/notifications/daily-summary.ts'
import { oneLine } from '#server/notifications/one-line.ts'
import { adminLink } from '#server/notifications/outbox/outbox.ts'
import { staffLetter } from './letter.ts'
import type { MailContent, MailContext } from './mail-content.ts'

/** The payload holds no names: the content is read when it is sent. */
export const summaryTopic = 'lead.summary'

export function composeSummaryMail(
  { waiting, followUps, appointments }: DailySummary,
  context: Pick<MailContext, 'company' | 'site' | 'words'>,
): MailContent {
  const { company, site } = context
  const { locale, tidyClocks, mail, promise, services } = context.words
  const words = mail.summaryMailWords
  const { timeZone } = company
  const clock = { timeZone, hour: 'numeric', minute: '2-digit' } as const
  const time = ({ at }: SummaryLine) => tidyClocks(at.toLocaleTimeString(locale, clock))
  const arrival = (line: SummaryLine) =>
    line.windowMinutes ? promise.arrivalInWords({ ...line, scheduledAt: line.at }, timeZone) : time(line)
  const day = ({ at }: SummaryLine) =>
    tidyClocks(at.toLocaleString(locale, { ...clock, weekday: 'short', month: 'short', day: 'numeric' }))
  const listOf = (heading: string, lines: SummaryLine[], at: (line: SummaryLine) => string) =>
    lines.length > 0 && {
      list: heading,
      items: lines.map((line) => ({
        at: at(line),
        name: oneLine(line.name, 80),
        href: `${site}${adminLink(line.kind, line.id)}`,
        more: [
          oneLine(line.phone, 40),
          (line.kind === 'Quote' ? services.quote : services.contact)(line.service),
          line.assignee ?? '',
        ],
      })),
    }
  return staffLetter(
    {
      subject: words.subject({
        waiting: waiting.length,
        followUps: followUps.length,
        appointments: appointments.length,
      }),
      heading: words.heading,
      blocks: [
        listOf(words.appointments, appointments, arrival),
        listOf(words.waiting, waiting, (line) => words.since(day(line))),
        listOf(words.followUps, followUps, time),
        { button: words.open, href: `${site}${pagePaths.inbox}` },
      ],
      footer: words.footer(company.name),
    },
    context,
  )
}
