import { GraphQLInt, GraphQLList, GraphQLNonNull, GraphQLObjectType, GraphQLString } from 'graphql'
import { batched } from '#server/data-service/batched.ts'
import type { AttachmentFacts, Call } from '#server/data-service/call.ts'
import type { ModelField, ModelRules } from '#server/data-service/model.ts'
import { releaseFilesOf } from '#server/files/quote-attachments.ts'
import type { RequestKind } from './lead-events.ts'

/** The files of requests: those of quotes, and those that the customer of an emergency adds. For staff only. */

const text = { type: new GraphQLNonNull(GraphQLString) }

const fileType = new GraphQLObjectType<AttachmentFacts, Call>({
  name: 'QuoteFile',
  description: 'An attachment, with short-lived signed links for staff.',
  fields: {
    path: text,
    name: text,
    contentType: { type: GraphQLString },
    size: { type: GraphQLInt, description: 'Bytes' },
    url: text,
    thumbnailUrl: { type: GraphQLString },
    viewUrl: {
      type: GraphQLString,
      description: 'The picture for a whole screen; null for what cannot be shown',
    },
  },
})

const attachments = batched((call, ids) => call.services.attachments.describe(ids))

/** The files of a request, with links that staff can open now. */
export const filesField: ModelField & { private: true } = {
  private: true,
  type: new GraphQLList(new GraphQLNonNull(fileType)),
  resolve: ({ id }, _args, call) => attachments(call).load(id),
}

/** With a request that is deleted for good go its mails and its files. */
export const forgetRequest =
  (kind: RequestKind): NonNullable<ModelRules['afterDelete']> =>
  async ({ id }, { tx, call }) => {
    const { notifications, attachments } = call.services
    const removeMails = await notifications.forget(tx, kind, id)
    const keys = await releaseFilesOf(tx, id)
    return async () => {
      await Promise.all([removeMails(), attachments.remove(keys, call.actor)])
    }
  }
