import { href } from 'react-router'
import { DraftForm, OtherPlaces } from '#app/admin/form/draft/draft-form.tsx'
import type { Opening } from '#app/admin/form/draft/opening.ts'
import { ContentSection } from '#app/admin/markdown/content-section.tsx'
import type { Submitted } from '#app/admin/submission/submitted.ts'
import { quotedIn } from '#app/ui/quoted-in.ts'
import { postFormWords as words } from '#words/panel/blog/post-form.ts'
import { CoverSection } from './cover-section.tsx'
import type { StoredPost } from './documents.ts'
import {
  type PostSite,
  type PostValues,
  readPostForm,
  readSentPost,
  textOfPost,
  toPostValues,
} from './post-values.ts'
import { BasicSection, PublishingSection, SeoSection } from './sections.tsx'
import { TagsSection } from './tags-section.tsx'

type PostFormProps = {
  stored: PostValues
  post?: StoredPost
  site: PostSite
  opening: Opening<PostValues>
  userId: string
  result: Submitted | undefined
  listPath: string
}

export function PostForm({ stored, post, site, opening, userId, result, listPath }: PostFormProps) {
  return (
    <DraftForm
      stored={stored}
      version={post?.updatedAt}
      at={{ userId, path: href('/admin/blogs/draft'), record: post?.id }}
      opening={opening}
      read={readPostForm}
      readSent={readSentPost}
      result={result}
      listPath={listPath}
      words={words}
      className="post-form"
    >
      {({ set, ...entered }) => (
        <>
          <div>
            <BasicSection {...entered} />
            <ContentSection
              start={entered.start.content}
              content={entered.values.content}
              error={entered.errors.content}
              lang={quotedIn(entered.values.language)}
              wideFrom="110rem"
            />
          </div>
          <div>
            <PublishingSection
              {...entered}
              site={site}
              publishedAt={post?.isPublished ? post.publishedAt : null}
            >
              <OtherPlaces
                text={textOfPost(entered.values)}
                stored={
                  post && { text: textOfPost(toPostValues(post, site)), places: post.otherPlaces ?? [] }
                }
              />
            </PublishingSection>
            <CoverSection {...entered} site={site} />
            <TagsSection
              tags={entered.values.tags}
              error={entered.errors.tags}
              onChange={(tags) => set({ ...entered.values, tags })}
            />
            <SeoSection {...entered} site={site} />
          </div>
        </>
      )}
    </DraftForm>
  )
}
