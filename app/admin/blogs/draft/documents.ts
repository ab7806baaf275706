import { graphql } from '#app/graphql.ts'

export const SaveDraft = graphql(`
  mutation AdminSaveDraft($blogId: ID, $form: String!) {
    saveBlogDraft(blogId: $blogId, form: $form) {
      savedAt
    }
  }
`)
