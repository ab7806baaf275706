import { graphql, type ResultOf } from '#app/graphql.ts'

/** A post with everything that its form shows. */
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

/** A post with all fields of its form. */
export type StoredPost = NonNullable<ResultOf<typeof ReadPost>['getBlog']>

/** Stores a new post. */
export const CreatePost = graphql(`
  mutation AdminCreatePost($input: CreateBlogInput!) {
    saved: createBlog(input: $input) {
      id
    }
  }
`)

/** Saves a post, if nobody saved it meanwhile. */
export const UpdatePost = graphql(`
  mutation AdminUpdatePost($input: UpdateBlogInput!, $condition: ModelBlogFilterInput) {
    saved: updateBlog(input: $input, condition: $condition) {
      id
      updatedAt
    }
  }
`)

/** The draft of this post by this person; without an id that of a new post. */
export const ReadDraft = graphql(
  'query AdminReadDraft($blogId: ID) { blogDraft(blogId: $blogId) { form savedAt } }',
)

/** Forgets it. */
export const DiscardDraft = graphql(
  'mutation AdminDiscardDraft($blogId: ID) { discardBlogDraft(blogId: $blogId) }',
)

/** Keeps what stands in the form as the draft. */
export const SaveDraft = graphql(`
  mutation AdminSaveDraft($blogId: ID, $form: String!) {
    saveBlogDraft(blogId: $blogId, form: $form) {
      savedAt
    }
  }
`)
