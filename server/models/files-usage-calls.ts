import { GraphQLBoolean, GraphQLFloat, GraphQLNonNull, GraphQLObjectType } from 'graphql'
import { allowed } from '#server/data-service/permission.ts'
import { unwrap } from '#server/data-service/refusal-error.ts'
import type { ExtraCalls } from '#server/data-service/schema.ts'
import { quote } from './quote.ts'

// More than an Int holds.
const bytes = { type: new GraphQLNonNull(GraphQLFloat) }

const filesUsageType = new GraphQLObjectType({
  name: 'FilesUsage',
  description: 'How full the budget for files of customers is',
  fields: {
    used: { ...bytes, description: 'Bytes' },
    budget: { ...bytes, description: 'Bytes that they may take in all' },
    takesFiles: {
      type: new GraphQLNonNull(GraphQLBoolean),
      description: 'Whether files are taken at all: the budget is not full, and the disk has room',
    },
  },
})

/** What tells the owner long before that customers’ photos will be refused. */
export const filesUsageCalls: ExtraCalls = {
  queries: {
    filesUsage: {
      type: new GraphQLNonNull(filesUsageType),
      resolve: async (_root, _args, call) => {
        unwrap(allowed(quote, 'read', call.actor))
        return call.services.attachments.usage()
      },
    },
  },
}
