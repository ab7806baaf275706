import type { ReactNode } from 'react'
import { fonts } from './fonts.ts'

/** Styles by their names in camel case. */
export type Look = Readonly<Record<string, string | number>>

/** What satori lays out: an element with its styles, as React would make it. */
export type TextBlock = Readonly<{ type: 'div'; props: { style: Look; children: TextBlock[] | string } }>

/** A block of text, or of other blocks; satori wants each to say how it lays out what is in it. */
export const textBlock = (style: Look, children: TextBlock[] | string): TextBlock => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
})

/** Text laid out on a sheet and written as outlines, so that no font is needed to draw it. */
export async function outlinedText(
  block: TextBlock,
  sheet: { width: number; height: number },
): Promise<string> {
  // Half a second of loading that a server which nobody asks for a picture saves.
  const { default: satori } = await import('satori')
  // Satori reads type and props only; the other fields of React's own elements are of no use to it.
  return satori(block as unknown as ReactNode, { ...sheet, fonts })
}
