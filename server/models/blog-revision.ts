import { administrators } from '#server/data-service/permission.ts'
import { readOnlyModel } from '#server/data-service/read-only-model.ts'
import { blogRevisions } from '#server/schema/content.ts'

/** The versions of posts, as administrators read them. Only the saving of a post writes them. */
export const blogRevision = readOnlyModel({
  name: 'BlogRevision',
  plural: 'BlogRevisions',
  table: blogRevisions,
  fields: { blogId: {}, at: { sortable: true }, who: {}, snapshot: {}, changed: {} },
  read: administrators,
  sort: { field: 'at', direction: 'DESC' },
})
