export interface Scrolled {
  frames: number
  /** Frames that showed a place without a row. */
  blank: number
  /** The longest time between two frames, ms. */
  longest: number
  /** The most rows that were there at once. */
  rows: number
  /** The place of the last row that is there at the end. */
  last: number
}

/** How far a row may begin below the last one: they are drawn on whole px. */
const SEAM = 2

const scrollerNow = () => {
  const found = document.querySelector<HTMLElement>('[role=grid]')
  if (!found) throw new Error('There is nothing to scroll.')
  return found
}
const rowsOf = (scroller: HTMLElement) => [...scroller.querySelectorAll('[data-index]')]

/** Whether rows stand everywhere that rows can be seen. Asked in the last moment before a frame is painted. */
function covered(scroller: HTMLElement): boolean {
  const box = scroller.getBoundingClientRect()
  const header = scroller.querySelector('[role=row]:not([data-index])')
  let to = header?.getBoundingClientRect().bottom ?? box.top
  for (const row of rowsOf(scroller)) {
    const { top, bottom } = row.getBoundingClientRect()
    if (top > to + SEAM) return false
    to = Math.max(to, bottom)
  }
  return to >= box.bottom - SEAM
}

/**
 * Scrolls between two frames, as a wheel does, and looks at each frame right before it is painted: after the page has
 * answered the scroll, before the page could repair it. Looking costs time itself: without it only the scroll does.
 */
export const createScroll =
  (painted: () => Promise<void>) =>
  async (step: number | 'all', frames: number, look = true): Promise<Scrolled> => {
    const scroller = scrollerNow()
    const by = step === 'all' ? (scroller.scrollHeight - scroller.clientHeight) / frames : step
    const found: Scrolled = { frames, blank: 0, longest: 0, rows: 0, last: 0 }
    let before = performance.now()
    for (let frame = 0; frame < frames; frame++) {
      const at = await new Promise<number>((resolve) => {
        scroller.scrollTop += by
        requestAnimationFrame((time) => {
          if (look && !covered(scroller)) found.blank += 1
          if (look) found.rows = Math.max(found.rows, rowsOf(scroller).length)
          resolve(time)
        })
      })
      if (frame > 0) found.longest = Math.max(found.longest, at - before)
      before = at
      await painted()
    }
    if (step === 'all') scroller.scrollTop = scroller.scrollHeight
    for (let still = 0; still < 10; still++) await painted()
    found.last = Math.max(...rowsOf(scroller).map((row) => Number(row.getAttribute('data-index'))))
    return found
  }
