/** A round number at or above `most`, so that a half of it is round, too: 2, 4, 10, 12, 16, 20, 40, 100 ... */
export function roundedUp(most: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(Math.max(most, 1)))
  const step = [1, 1.2, 1.6, 2, 4, 6, 8, 10].find((each) => each * magnitude >= most) ?? 10
  return Math.max(step * magnitude, 2)
}
