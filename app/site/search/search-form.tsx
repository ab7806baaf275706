import { href } from '#app/site/href.ts'
import { useWords } from '#app/site/profile.ts'
import { Icon } from '#app/ui/icon.tsx'
import { notFoundWords } from '#words/site/not-found.ts'

export function SearchForm({ query = '' }: { query?: string }) {
  const words = useWords(notFoundWords).search
  return (
    <search>
      <form method="get" action={href('/search')} className="search-form above-call-bar">
        <label htmlFor="q">{words.label}</label>
        <input
          id="q"
          name="q"
          type="search"
          required
          maxLength={100}
          defaultValue={query}
          placeholder={words.placeholder}
        />
        <button type="submit" className="btn">
          <Icon name="search" />
          {words.button}
        </button>
      </form>
    </search>
  )
}
