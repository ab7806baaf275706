import { GraphQLInt, GraphQLList, GraphQLNonNull, GraphQLObjectType, GraphQLString } from 'graphql'
import type { Actor } from '#server/actor.ts'
import { batched } from '#server/data-service/batched.ts'
import type { AttachmentFacts, Call } from '#server/data-service/call.ts'
import { enumOf } from '#server/data-service/column-types.ts'
import { optional, required } from '#server/data-service/field-types.ts'
import type { ModelField, ModelRules } from '#server/data-service/model.ts'
import { uploaderOf } from '#server/files/file-rules.ts'
import { releaseFilesOf } from '#server/files/quote-attachments.ts'
import { mayIn, mayWorkOnLeads } from '#server/rights.ts'
import { shownPhoto } from '#server/schema/files.ts'
import type { RequestKind } from '#server/schema/requests.ts'
import { forgetNotes } from './notes/lead-note.ts'

/** Who works only on their own requests takes away only what they added. */
export const mayRemoveFile = (actor: Actor, uploader: string): boolean =>
  actor.kind === 'system' ||
  (actor.kind === 'staff' &&
    (mayIn(actor, 'leads', 'write') || (mayWorkOnLeads(actor) && uploader === uploaderOf(actor))))

export const shownPhotoType = enumOf('ShownPhoto', shownPhoto.enumValues)

const fileType = new GraphQLObjectType<AttachmentFacts, Call>({
  name: 'QuoteFile',
  description: 'An attachment, with short-lived signed links for staff.',
  fields: {
    path: required.text,
    name: required.text,
    addedBy: {
      type: GraphQLString,
      description:
        'Name of who of the staff added it, empty for an account that is gone; null for the customer',
    },
    mayRemove: {
      ...required.flag,
      description: 'Whether the caller may remove it from the request',
      resolve: ({ uploader }, _args, { actor }) => mayRemoveFile(actor, uploader),
    },
    shownAs: { type: shownPhotoType, description: 'As what its customer sees it; null where they do not' },
    siteAllowedAt: { ...optional.time, description: 'When the customer allowed to show it on the website' },
    contentType: optional.text,
    size: { type: GraphQLInt, description: 'Bytes' },
    isProtected: { ...required.flag, description: 'An encrypted PDF, which may ask for a password' },
    url: required.text,
    thumbnailUrl: optional.text,
    viewUrl: {
      type: GraphQLString,
      description: 'The picture for a whole screen; null for what cannot be shown',
    },
  },
})

const attachments = batched((call, ids) => call.services.attachments.describe(ids))

export const filesField: ModelField & { private: true } = {
  private: true,
  type: new GraphQLList(new GraphQLNonNull(fileType)),
  resolve: ({ id }, _args, call) => attachments(call).load(id),
}

export const forgetRequest =
  (kind: RequestKind): NonNullable<ModelRules['afterDelete']> =>
  async ({ id }, { tx, call }) => {
    const { notifications, attachments } = call.services
    await forgetNotes(tx, id)
    const removeMails = await notifications.forget(tx, kind, id)
    const keys = await releaseFilesOf(tx, id)
    return async () => {
      await Promise.all([removeMails(), attachments.remove(keys, call.actor)])
    }
  }
