/** How a photo is looked at: `scale` times as large, moved by `x` and `y` px from the middle, turned by quarters. */
export type ZoomView = { scale: number; x: number; y: number; quarters: number }

export const wholeView: ZoomView = { scale: 1, x: 0, y: 0, quarters: 0 }

const mostScale = 8

/** Larger or smaller by a factor; what is at a point (px from the middle of the frame) stays there. */
export function zoomed(view: ZoomView, factor: number, point = { x: 0, y: 0 }): ZoomView {
  const scale = Math.min(Math.max(view.scale * factor, 1), mostScale)
  if (scale === 1) return { ...view, scale, x: 0, y: 0 }
  const by = scale / view.scale
  return { ...view, scale, x: point.x - (point.x - view.x) * by, y: point.y - (point.y - view.y) * by }
}

export function panned(
  view: ZoomView,
  by: { x: number; y: number },
  frame: { width: number; height: number },
): ZoomView {
  const within = (value: number, size: number) => {
    const most = (size * (view.scale - 1)) / 2
    return Math.min(Math.max(value, -most), most)
  }
  return { ...view, x: within(view.x + by.x, frame.width), y: within(view.y + by.y, frame.height) }
}

export const turned = ({ quarters }: ZoomView): ZoomView => ({ ...wholeView, quarters: quarters + 1 })
