/** What each engine can be asked for; everything else is built on it (page.ts). */
export type Engine = {
  navigate: (url: string) => Promise<void>
  /** The value of an expression in the page, as JSON. */
  evaluate: (expression: string) => Promise<string | undefined>
  /** With a mouse; more than one point is a drag. */
  press: (path: readonly ScreenPoint[]) => Promise<void>
  chooseFile: (selector: string, path: string) => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  close: () => Promise<void>
}

export type Browser = {
  name: string
  /** Of Debian (scripts/test.mjs installs it). */
  packageName: string
  isInstalled: boolean
  start: () => Promise<Engine>
}

export type ScreenPoint = { x: number; y: number }

/** As WebDriver and WebDriver BiDi both take it. */
export const pressActions = ([first, ...further]: readonly ScreenPoint[]) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', ...first },
      { type: 'pointerDown', button: 0 },
      ...further.map((point) => ({ type: 'pointerMove', ...point, duration: 100 })),
      { type: 'pointerUp', button: 0 },
    ],
  },
]
