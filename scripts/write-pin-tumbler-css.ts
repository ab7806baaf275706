// Writes app/styles/pin-tumbler.generated.css: the strict CSP allows no style attributes, so the hero's computed
// keyframes are a stylesheet. Run it after a change of the drawing's geometry; a test fails while it is stale.
import { writeFileSync } from 'node:fs'
import { pinTumblerMotion } from '#app/drawings/pin-tumbler-geometry.ts'

const stylesheet = new URL('../app/styles/pin-tumbler.generated.css', import.meta.url)
writeFileSync(stylesheet, pinTumblerMotion())
