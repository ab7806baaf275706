import { graphql } from '../../../graphql.ts'

export const SaveDraft = graphql(`
  mutation AdminSaveDraft($blogId: ID, $form: String!) {
    saveBlogDraft(blogId: $blogId, form: $form) {
      savedAt
    }
  }
`)
