import { useRef, useState } from 'react'
import { Dialog } from '#app/ui/dialog.tsx'
import { keyHelpWords as words } from '#words/panel/key-help.ts'
import { areKeysOn, setKeysOn } from './keys.ts'

export type KeyHelpProps = { of: 'inbox' | 'schedule'; onClose: () => void }

export function KeyHelp({ of, onClose }: KeyHelpProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOn, setOn] = useState(areKeysOn)
  return (
    <Dialog ref={dialog} className="dialog" aria-labelledby="inbox-keys" onClose={onClose}>
      <h2 id="inbox-keys" className="text-name">
        {words.title}
      </h2>
      <dl className="inbox-keys">
        {words.lists[of].map(([key, does]) => (
          <div key={key} data-wide={key.length > 6 || undefined}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label className="inbox-keys-switch">
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => {
            setKeysOn(target.checked)
            setOn(target.checked)
          }}
        />
        {words.on}
      </label>
      <p className="mt-1 text-fine text-ink-2">{words.never}</p>
      <div className="mt-5 flex justify-end">
        <button type="button" className="btn" onClick={() => dialog.current?.close()}>
          {words.close}
        </button>
      </div>
    </Dialog>
  )
}
