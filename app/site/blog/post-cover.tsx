import { coverFor } from '#app/drawings/covers/covers.ts'

type Covered = { slug: string; category: string; image: string | null }

/** The picture of a post: its own, or our drawing for it. It repeats what the title beside it says. */
export function PostCover({ post, lazy = false }: { post: Covered; lazy?: boolean }) {
  const { slug, category, image } = post
  const Drawing = coverFor({ slug, category })
  return (
    <div className="post-cover" aria-hidden="true">
      {image ? (
        <img
          src={image}
          alt=""
          width="640"
          height="360"
          loading={lazy ? 'lazy' : undefined}
          decoding="async"
        />
      ) : (
        <Drawing alternative="" />
      )}
    </div>
  )
}
