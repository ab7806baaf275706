import { coverFor } from '#app/drawings/covers.tsx'
import { pictureSources } from '#content/picture-address.ts'

type Covered = { slug: string; category: string; image: string | null; imageAlt: string | null }

type PostCoverProps = { post: Covered; lazy?: boolean; sizes: string }

/** The picture of a post: its own, or our drawing for it, which repeats what the title beside it says. */
export function PostCover({ post, lazy = false, sizes }: PostCoverProps) {
  const { slug, category, image, imageAlt } = post
  const Drawing = coverFor({ slug, category })
  if (!image)
    return (
      <div className="post-cover" aria-hidden="true">
        <Drawing alternative="" />
      </div>
    )
  const sources = pictureSources(image)
  return (
    <div className="post-cover">
      <img
        src={image}
        alt={imageAlt ?? ''}
        srcSet={sources}
        sizes={sources && sizes}
        width="640"
        height="360"
        loading={lazy ? 'lazy' : undefined}
        decoding="async"
      />
    </div>
  )
}
