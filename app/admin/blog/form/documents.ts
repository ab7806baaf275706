import { graphql, type ResultOf } from '#app/graphql.ts'

export const ReadPost = graphql(`
  query AdminReadPost($id: ID!) {
    getBlog(id: $id) {
      id
      title
      slug
      excerpt
      content
      language
      author
      category
      tags
      image
      imageAlt
      isPublished
      publishedAt
      publishAt
      metaTitle
      metaDescription
      updatedAt
    }
  }
`)

export type StoredPost = NonNullable<ResultOf<typeof ReadPost>['getBlog']>

export const CreatePost = graphql(`
  mutation AdminCreatePost($input: CreateBlogInput!) {
    saved: createBlog(input: $input) {
      id
    }
  }
`)

export const UpdatePost = graphql(`
  mutation AdminUpdatePost($input: UpdateBlogInput!, $condition: ModelBlogFilterInput) {
    saved: updateBlog(input: $input, condition: $condition) {
      id
      updatedAt
    }
  }
`)

export const ReadDraft = graphql(
  'query AdminReadDraft($blogId: ID) { blogDraft(blogId: $blogId) { form savedAt } }',
)

export const DiscardDraft = graphql(
  'mutation AdminDiscardDraft($blogId: ID) { discardBlogDraft(blogId: $blogId) }',
)

export const SaveDraft = graphql(`
  mutation AdminSaveDraft($blogId: ID, $form: String!) {
    saveBlogDraft(blogId: $blogId, form: $form) {
      savedAt
    }
  }
`)
