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
      translations {
        id
      }
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
      otherPlaces {
        place
        sentence
      }
    }
  }
`)

export type StoredPost = NonNullable<ResultOf<typeof ReadPost>['getBlog']>

/** What a post may be the same as in another language: the newest thousand. */
export const ReadOtherPosts = graphql(`
  query AdminReadOtherPosts {
    listBlogs(limit: 1000) {
      items {
        id
        title
        language
        translations {
          id
          language
        }
      }
    }
  }
`)

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
  'query AdminReadDraft($id: ID) { draft: blogDraft(blogId: $id) { form savedAt } }',
)

export const DiscardDraft = graphql('mutation AdminDiscardDraft($id: ID) { discardBlogDraft(blogId: $id) }')

export const SaveDraft = graphql(`
  mutation AdminSaveDraft($id: ID, $form: String!) {
    saved: saveBlogDraft(blogId: $id, form: $form) {
      savedAt
    }
  }
`)
