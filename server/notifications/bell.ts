/** Lets one loop sleep until someone rings. A ring while it is awake is not lost: the next sleep ends at once. */
export type Bell = { ring(): void; sleep(milliseconds: number): Promise<void> }

export function makeBell(): Bell {
  let rung = false
  let wakeUp = () => {}
  return {
    ring() {
      rung = true
      wakeUp()
    },
    async sleep(milliseconds) {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds)
          wakeUp = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      rung = false
    },
  }
}
