import { fieldText } from '#app/admin/blogs/revisions/version-texts.ts'
import { versionWords as words } from '#content/en/admin-post-versions.ts'
import type { Change } from './load-version.ts'

/** What a version changed: of short fields what they were and became, of the content its lines. */
export function Changes({ changes }: { changes: readonly Change[] }) {
  return (
    <dl className="version-changes">
      {changes.map((change) => (
        <div key={change.name}>
          <dt>{fieldText(change.name)}</dt>
          <dd>{change.kind === 'value' ? <Value {...change} /> : <Lines lines={change.lines} />}</dd>
        </div>
      ))}
    </dl>
  )
}

function Value({ before, after }: { before: string; after: string }) {
  return (
    <>
      <del>
        <span className="sr-only">{words.removed} </span>
        {before}
      </del>{' '}
      <ins>
        <span className="sr-only">{words.added} </span>
        {after}
      </ins>
    </>
  )
}

function Lines({ lines }: { lines: Extract<Change, { kind: 'lines' }>['lines'] }) {
  const numbered = lines.map((line, number) => ({ line, number }))
  return (
    <ul className="version-lines">
      {numbered.map(({ line, number }) => {
        if (line.kind === 'skipped')
          return (
            <li key={number} className="version-skipped">
              {words.skipped(line.count)}
            </li>
          )
        const text = line.text || '\u00a0'
        return (
          <li key={number}>
            {line.kind === 'same' ? (
              text
            ) : line.kind === 'added' ? (
              <ins>
                <span className="sr-only">{words.added} </span>
                {text}
              </ins>
            ) : (
              <del>
                <span className="sr-only">{words.removed} </span>
                {text}
              </del>
            )}
          </li>
        )
      })}
    </ul>
  )
}
