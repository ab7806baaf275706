import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { defaultProfile } from '#content/business-profile.ts'
import { postFormWords as words } from '#content/en/admin-post-form.ts'

/** The frame of the form: where it is, and the way back. */
export function PostPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <title>{`${title} · ${defaultProfile.name}`}</title>
      <p>
        <Link to={href('/admin/blogs')} className="back-link">
          <ArrowLeft className="icon" aria-hidden="true" />
          {words.back}
        </Link>
      </p>
      <h1 className="text-[2.5rem] max-md:text-[2.125rem]">{title}</h1>
      {children}
    </>
  )
}
