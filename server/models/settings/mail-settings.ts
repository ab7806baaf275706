import {
  GraphQLEnumType,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
} from 'graphql'
import type { Call } from '#server/data-service/call.ts'
import { DateTime, enumOf } from '#server/data-service/column-types.ts'
import {
  anyRole,
  defineCall,
  type ExtraCalls,
  type StaffOrSystem,
  staffOf,
} from '#server/data-service/extra-calls.ts'
import { listOf, optional, required } from '#server/data-service/field-types.ts'
import { confirmedForTask } from '#server/models/records/confirmed-staff.ts'
import { mailOrigin } from '#server/notifications/mail/mail-settings.ts'
import { done } from '#server/result.ts'
import { mailFailure } from '#server/schema/notifications.ts'
import { updateMail } from './mail-changes.ts'
import {
  confirmProof,
  lacksPassword,
  type MailView,
  proofRecipients,
  readMail,
  sendProof,
} from './mail-proving.ts'
import { settingSource } from './notification-settings.ts'

const security = new GraphQLEnumType({
  name: 'MailSecurity',
  values: {
    tls: { description: 'Encrypted from the first byte, usually port 465' },
    starttls: { description: 'Encrypted before anything is said, usually port 587' },
    none: { description: 'Not encrypted: for a server in the own network only' },
  },
})

const state = {
  type: new GraphQLNonNull(
    new GraphQLEnumType({
      name: 'MailState',
      values: {
        notSetUp: { description: 'Mails are saved as files, not sent' },
        notProven: { description: 'A mail server takes them; nobody has confirmed that they arrive' },
        proven: { description: 'Somebody typed the code of a test mail that went the same way' },
      },
    }),
  ),
}

const failure = enumOf('MailFailure', mailFailure.enumValues)

const problemType = new GraphQLObjectType<NonNullable<MailView['problem']>>({
  name: 'MailProblem',
  description: 'Why mails do not leave',
  fields: {
    failure: { type: new GraphQLNonNull(failure) },
    detail: { ...optional.text, description: 'What the mail server said' },
    since: required.time,
  },
})

const stateType = new GraphQLObjectType<MailView>({
  name: 'MailStateNow',
  fields: {
    state,
    failure: {
      type: failure,
      description: 'Why mails do not leave',
      resolve: ({ problem }) => problem?.failure,
    },
    failingSince: { type: DateTime, resolve: ({ stored }) => stored.failingSince },
  },
})

const proofType = new GraphQLObjectType({
  name: 'MailProof',
  description: 'A test mail whose code is waited for',
  fields: { to: required.text, expiresAt: required.time },
})

const settingsType = new GraphQLObjectType<MailView, Call<StaffOrSystem>>({
  name: 'MailSettings',
  description: 'How mail is sent, and whether it arrives. The password is never given out.',
  fields: {
    state,
    problem: { type: problemType },
    provenAt: {
      type: DateTime,
      resolve: ({ stored, state }) => (state === 'proven' ? stored.provenAt : null),
    },
    source: { ...settingSource, resolve: ({ setup }) => setup.source },
    host: { ...optional.text, resolve: ({ setup }) => setup.server?.host },
    port: { type: GraphQLInt, resolve: ({ setup }) => setup.server?.port },
    security: { type: security, resolve: ({ setup }) => setup.server?.security },
    username: { ...optional.text, resolve: ({ setup }) => setup.server?.username },
    hasPassword: {
      ...required.flag,
      description: 'A password is kept, and can be read by this server',
      resolve: async ({ setup }, _args, { services }) =>
        Boolean(setup.server?.passwordSealed) && !(await lacksPassword(setup, services)),
    },
    from: { ...required.text, resolve: ({ setup }) => setup.from },
    fromSource: { ...settingSource, resolve: ({ setup }) => setup.fromSource },
    fromName: { ...optional.text, resolve: ({ stored }) => stored.fromName },
    fromAddress: { ...optional.text, resolve: ({ stored }) => stored.fromAddress },
    publicUrl: {
      ...required.text,
      description: 'Where the links in mails lead',
      resolve: ({ stored }, _args, { services }) => mailOrigin(stored, services.mail.environment),
    },
    publicUrlSource: {
      ...settingSource,
      resolve: ({ stored }, _args, { services }) =>
        services.mail.environment.publicUrl ? 'environment' : stored.publicUrl ? 'owner' : 'default',
    },
    folder: {
      ...required.text,
      description: 'Where mails are saved as files while no mail server is set up',
      resolve: (_view, _args, { services }) => services.mail.folder,
    },
    proof: {
      type: proofType,
      resolve: ({ stored: { proofTo: to, proofExpiresAt: expiresAt, proofTriesLeft } }) =>
        to && expiresAt && proofTriesLeft && expiresAt > new Date() ? { to, expiresAt } : null,
    },
    proofRecipients: {
      type: listOf(GraphQLString),
      description: 'Who may get the test mail',
      resolve: (_view, _args, call) => proofRecipients(call),
    },
  },
})

const settingsInput = new GraphQLInputObjectType({
  name: 'UpdateMailSettingsInput',
  description: 'What is left out stays as it is. Without a host, mails are saved as files.',
  fields: {
    host: optional.text,
    port: optional.int,
    security: { type: security },
    username: optional.text,
    password: { ...optional.text, description: 'Needed with another host or user name' },
    fromName: optional.text,
    fromAddress: optional.text,
    publicUrl: optional.text,
  },
})

const settings = new GraphQLNonNull(settingsType)

export const mailSettingsCalls: ExtraCalls = {
  queries: {
    mailState: defineCall({
      may: anyRole('readMailState'),
      type: new GraphQLNonNull(stateType),
      description: 'Whether mail arrives, for everybody who relies on it',
      resolve: async (_args, call) => done(await readMail(call)),
    }),
    mailSettings: defineCall({
      may: staffOf('settings', 'readMailSettings'),
      type: settings,
      resolve: async (_args, call) => done(await readMail(call)),
    }),
  },
  mutations: {
    updateMailSettings: defineCall({
      may: confirmedForTask('settings', 'changeMailSettings'),
      type: settings,
      args: { input: { type: new GraphQLNonNull(settingsInput) } },
      resolve: ({ input }: { input: object }, call) => updateMail(input, call),
    }),
    sendMailProof: defineCall({
      may: confirmedForTask('settings', 'sendTestMail'),
      type: settings,
      description: 'Sends a mail with a six-digit code; without `to`, to who asks',
      args: { to: optional.text },
      resolve: ({ to }: { to?: string | null }, call) => sendProof(to, call),
    }),
    confirmMailProof: defineCall({
      may: confirmedForTask('settings', 'confirmMailArrives'),
      type: settings,
      args: { code: required.text },
      resolve: ({ code }: { code: string }, call) => confirmProof(code, call),
    }),
  },
}
