import { href, Link } from 'react-router'
import { type FilesUsage, levelOf, shareText } from '#app/admin/settings/data/files-usage.ts'
import { dataWords as words } from '#content/en/admin-data.ts'

const tones = { filling: '', late: 'notice-late', alert: 'notice-alert' } as const

/** The room for customers' photos is filling, said long before any is refused. */
export function FilesNotice({ usage }: { usage: FilesUsage }) {
  const level = levelOf(usage)
  if (level === 'fine') return null
  return (
    <div className={`notice ${tones[level]} mt-4`}>
      <p className="font-semibold">{usage.takesFiles ? words.filling(shareText(usage)) : words.noFiles}</p>
      {usage.takesFiles && <p>{words.fillingNext}</p>}
      <Link to={href('/admin/settings/data')} className="link inline-flex min-h-11 items-center">
        {words.look}
      </Link>
    </div>
  )
}
