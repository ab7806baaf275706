import { pagePaths } from '#server/http/paths.ts'
import type { DailySummary, SummaryLine } from '#server/notifications/daily-summary.ts'
import { oneLine } from '#server/notifications/one-line.ts'
import { adminLink } from '#server/notifications/outbox/outbox.ts'
import {
  bidiIsolated,
  escapeHtml,
  type MailContent,
  type MailContext,
  mailButton,
  mailPage,
} from './mail-content.ts'

/** The payload holds no names: the content is read when it is sent. */
export const summaryTopic = 'lead.summary'

export function composeSummaryMail(
  summary: DailySummary,
  {
    company,
    site,
    words: { locale, mail, promise, services },
  }: Pick<MailContext, 'company' | 'site' | 'words'>,
): MailContent {
  const { waiting, followUps, appointments } = summary
  const words = mail.summaryMailWords
  const { timeZone } = company
  const time = ({ at }: SummaryLine) =>
    at.toLocaleTimeString(locale, { timeZone, hour: 'numeric', minute: '2-digit' })
  const arrival = (line: SummaryLine) =>
    line.windowMinutes ? promise.arrivalInWords({ ...line, scheduledAt: line.at }, timeZone) : time(line)
  const day = ({ at }: SummaryLine) =>
    at.toLocaleString(locale, {
      timeZone,
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    })
  const parts = [
    { heading: words.appointments, lines: appointments, at: arrival },
    { heading: words.waiting, lines: waiting, at: (line: SummaryLine) => words.since(day(line)) },
    { heading: words.followUps, lines: followUps, at: time },
  ].filter(({ lines }) => lines.length > 0)
  const subject = words.subject({
    waiting: waiting.length,
    followUps: followUps.length,
    appointments: appointments.length,
  })
  const link = `${site}${pagePaths.inbox}`
  const footer = words.footer(company.name)
  const facts = (line: SummaryLine, at: string) =>
    [
      at,
      oneLine(line.name, 80),
      oneLine(line.phone, 40),
      (line.kind === 'Quote' ? services.quote : services.contact)(line.service),
      line.assignee ?? '',
    ].filter(Boolean)
  return {
    subject,
    text: [
      ...parts.map(({ heading, lines, at }) =>
        [`${heading}:`, ...lines.map((line) => `- ${facts(line, at(line)).join(', ')}`)].join('\n'),
      ),
      `${words.open}: ${link}`,
      footer,
    ]
      .join('\n\n')
      .concat('\n'),
    html: mailPage({
      lang: locale,
      subject,
      company,
      site,
      heading: words.heading,
      body: `${parts
        .map(({ heading, lines, at }) =>
          partHtml(
            heading,
            lines.map((line) => ({ line, facts: facts(line, at(line)) })),
            site,
          ),
        )
        .join('\n')}
${mailButton(link, words.open)}`,
      footer,
    }),
    replyTo: undefined,
  }
}

function partHtml(heading: string, rows: { line: SummaryLine; facts: string[] }[], site: string): string {
  const items = rows.map(({ line, facts: [at = '', name = '', ...rest] }) => {
    const address = `${site}${adminLink(line.kind, line.id)}`
    return `<li style="margin:0 0 8px">${escapeHtml(at)}: <a class="link" style="color:#101b2d" href="${escapeHtml(address)}">${escapeHtml(bidiIsolated(name))}</a>, ${rest.map((fact) => escapeHtml(bidiIsolated(fact))).join(', ')}</li>`
  })
  return `<p style="margin:16px 0 4px;font-weight:600">${escapeHtml(heading)}</p>
<ul style="margin:0 0 16px;padding-left:20px">${items.join('\n')}</ul>`
}
