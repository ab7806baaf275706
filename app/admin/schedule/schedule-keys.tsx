import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { useKeyHelp } from '#app/admin/inbox/key-help-button.tsx'
import { areKeysOn, singleKeyOf } from '#app/admin/inbox/keys.ts'

type ScheduleKeysProps = { paths: Readonly<Record<'k' | 't' | 'j' | 'd' | 'w' | 'm', { search: string }>> }

export function ScheduleKeys({ paths }: ScheduleKeysProps) {
  const navigate = useNavigate()
  const help = useKeyHelp('schedule')
  const isPath = (key: string | undefined): key is keyof typeof paths =>
    key !== undefined && Object.hasOwn(paths, key)
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const key = singleKeyOf(event)
    if (key === '?') help.open()
    else if (!areKeysOn()) return
    else if (key === 'u') document.querySelector<HTMLElement>('.undo-place .undo-button')?.click()
    else if (isPath(key)) void navigate(paths[key])
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return help.button
}
