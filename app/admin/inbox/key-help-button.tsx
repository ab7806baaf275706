import { Keyboard } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Alert } from '#app/ui/alert.tsx'
import { adminWords as words } from '#words/panel/panel.ts'
import type { KeyHelpProps } from './key-help.tsx'

type Help = 'closed' | 'loading' | 'failed' | ((props: KeyHelpProps) => ReactNode)

export function useKeyHelp(of: KeyHelpProps['of']) {
  const [help, setHelp] = useState<Help>('closed')
  const open = () => {
    setHelp('loading')
    import('./key-help.tsx').then(
      ({ KeyHelp }) => setHelp(() => KeyHelp),
      () => setHelp('failed'),
    )
  }
  const KeyHelp = typeof help === 'function' ? help : undefined
  const button = (
    <>
      <button type="button" className="inbox-keys-button" onClick={open} aria-busy={help === 'loading'}>
        <Keyboard className="icon" />
        {words.keys}
      </button>
      <Alert>{help === 'failed' && words.failedHint}</Alert>
      {KeyHelp && <KeyHelp of={of} onClose={() => setHelp('closed')} />}
    </>
  )
  return { open, button }
}
