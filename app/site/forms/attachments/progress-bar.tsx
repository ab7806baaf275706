import type { ComponentProps } from 'react'

/** A native progress element: it needs no style attribute, which the security policy forbids. */
export function ProgressBar(props: Omit<ComponentProps<'progress'>, 'className'>) {
  return (
    <progress
      {...props}
      className={
        'mt-1.5 block h-1.5 w-full appearance-none overflow-hidden rounded-sm border-0 bg-rule ' +
        '[&::-moz-progress-bar]:bg-brass [&::-webkit-progress-bar]:bg-rule [&::-webkit-progress-value]:bg-brass'
      }
    />
  )
}
