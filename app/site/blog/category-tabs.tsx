import { blogWords } from '#content/en/blog.ts'
import { blogAddress } from './blog-address.ts'

const words = blogWords.list

/** All posts, and each category found among them; choosing one leads to its first page. */
export function CategoryTabs({
  categories,
  chosen,
}: {
  categories: readonly string[]
  chosen?: string | undefined
}) {
  return (
    <nav aria-label={words.categories}>
      <ul className="category-tabs">
        {[undefined, ...categories].map((category) => (
          <li key={category ?? ''}>
            <a href={blogAddress({ category })} aria-current={category === chosen ? 'true' : undefined}>
              {category ?? words.allPosts}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
