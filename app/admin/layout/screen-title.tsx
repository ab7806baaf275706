import { PanelTitle } from './panel-title.tsx'

type ScreenTitleProps = { title: string; lead?: string }

/** What a screen is called, in the window and on the sheet, and in a line what it is for. */
export function ScreenTitle({ title, lead }: ScreenTitleProps) {
  return (
    <>
      <PanelTitle title={title} />
      <h1>{title}</h1>
      {lead && <p className="screen-lead">{lead}</p>}
    </>
  )
}
