import { languageLabel } from '#app/admin/records/language-name.ts'
import { paymentMethodWords } from '#words/invoice.ts'
import { reviewsPanelWords } from '#words/panel/approval/reviews.ts'
import { auditWords } from '#words/panel/audit.ts'
import { businessWords } from '#words/panel/business.ts'
import { callSource } from '#words/panel/calls/sources.ts'
import { leadFilterNames, leadWords } from '#words/panel/leads.ts'
import { mailWords } from '#words/panel/mail.ts'
import { estimateStateWords } from '#words/panel/money/estimates.ts'
import { invoiceStateWords, invoicesWords } from '#words/panel/money/invoices.ts'
import { alarmsWords, notificationsWords } from '#words/panel/notifications.ts'
import { pageFormWords } from '#words/panel/pages/pages.ts'
import { reportsWords } from '#words/panel/reports.ts'
import { requestWords, sourceWords } from '#words/panel/request.ts'
import { wordsOfFact } from '#words/panel/settings/facts.ts'
import { roleWords } from '#words/panel/settings/roles.ts'
import { templatesWords } from '#words/panel/settings/templates.ts'
import { practiceNames } from '#words/panel/setup.ts'
import { workWords } from '#words/panel/work.ts'
import { wrapUpWords } from '#words/panel/wrap-up.ts'
import {
  contactServiceLabel,
  labelIn,
  reviewServiceLabel,
  serviceLabels,
} from '#words/site/service-choices.ts'
import { testimonialServiceLabel } from '#words/site/testimonial-services.ts'
import { suspiciousInWords } from '#words/suspicious.ts'

type Names = Readonly<Record<string, string>>

const roles = Object.fromEntries(Object.entries(roleWords).map(([role, { name }]) => [role, name]))

const customerMails = Object.fromEntries(
  Object.entries(notificationsWords.customerMails).map(([mail, { label }]) => [mail, label]),
)

/** Fields of which each value is a code, and what people call it. */
const valueNames: Readonly<Record<string, Names>> = {
  ...auditWords.values,
  status: leadWords.status,
  callOutcome: requestWords.outcomes,
  lostReason: requestWords.lostReasons,
  contactBy: leadWords.answerBy,
  adNetwork: sourceWords.ad,
  skippedParts: wrapUpWords.parts,
  ending: workWords.endings,
  method: paymentMethodWords,
  state: { ...invoiceStateWords, ...estimateStateWords },
  role: roles,
  place: pageFormWords.places,
  channel: templatesWords.channels,
  alarms: alarmsWords.choices,
  security: mailWords.securities,
  customerMailsOff: customerMails,
  filter: {
    ...reviewsPanelWords.filters,
    ...invoicesWords.filters,
    ...leadFilterNames,
    ...reportsWords.periods,
  },
  from: businessWords.weekdays,
  to: businessWords.weekdays,
  hiddenServices: serviceLabels,
  hiddenPractices: practiceNames,
}

const namesOf = (field: string, subject: string): Names =>
  field === 'state' && subject === 'Invoice'
    ? invoiceStateWords
    : (valueNames[field] ?? wordsOfFact(field).options ?? {})

/** A value of the log as people say it: a code by its name, and what somebody typed as it is. */
export function valueName(value: string, { field, subject }: { field: string; subject: string }): string {
  switch (field) {
    case 'source':
      return callSource(value)
    case 'service':
      return labelIn(serviceLabels, testimonialServiceLabel(reviewServiceLabel(contactServiceLabel(value))))
    case 'language':
      return languageLabel(value)
    case 'quarantineReasons':
      return suspiciousInWords([value])
    default: {
      const names = new Map(Object.entries(namesOf(field, subject)))
      const name = names.get(value)
      if (name !== undefined || field !== 'filter') return name ?? value
      // Of a report: its kind of time, and the first day.
      const [period = '', ...day] = value.split(' ')
      return [names.get(period) ?? period, ...day].join(' ')
    }
  }
}
