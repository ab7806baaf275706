import type { SVGProps } from 'react'

/** What an icon from lucide-react becomes in the build (build-icons.ts). */
export function lineIcon(path: string) {
  return function LineIcon(props: SVGProps<SVGSVGElement>) {
    return (
      <svg
        viewBox="0 0 24 24"
        width="24"
        height="24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        {...props}
      >
        <path d={path} />
      </svg>
    )
  }
}
