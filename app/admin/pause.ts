/** Until a frame may be drawn. */
export const pause = () => new Promise((resolve) => setTimeout(resolve))
