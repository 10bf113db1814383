/**
 * Lets the page do what waits: paint, input. Not a timer, because nested timers wait 4 ms each and those of a
 * hidden page a second.
 */
function yieldToPage(): Promise<void> {
  // Where there is one, the work goes on before what else waits, and a sort of a million yields hundreds of times.
  const scheduler = (globalThis as { scheduler?: { yield?: () => Promise<void> } }).scheduler
  if (scheduler?.yield) return scheduler.yield()
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(undefined)
  })
}

/** Rows that a scan looks at, and a sort merges, before it yields: some milliseconds of work. */
const SLICE = { rows: 8192, merged: 32_768 } as const

/** Calls `each` for 0 … count-1, in slices that let the page live. Small counts are done at once. */
export async function forEachSliced(count: number, each: (row: number) => void): Promise<void> {
  for (let start = 0; start < count; start += SLICE.rows) {
    if (start > 0) await yieldToPage()
    const end = Math.min(count, start + SLICE.rows)
    for (let row = start; row < end; row += 1) each(row)
  }
}

/** Sorts numbers in slices: runs of a slice each, merged by pairs. Stable. */
export async function sortSliced(
  rows: Uint32Array<ArrayBuffer>,
  compare: (a: number, b: number) => number,
): Promise<Uint32Array<ArrayBuffer>> {
  for (let start = 0; start < rows.length; start += SLICE.rows) {
    if (start > 0) await yieldToPage()
    rows.subarray(start, start + SLICE.rows).sort(compare)
  }
  let from = rows
  let to = new Uint32Array(from.length)
  for (let width = SLICE.rows; width < rows.length; width *= 2) {
    let sinceYield = 0
    for (let start = 0; start < from.length; start += 2 * width) {
      const middle = Math.min(start + width, from.length)
      const end = Math.min(start + 2 * width, from.length)
      let left = start
      let right = middle
      for (let at = start; at < end; at += 1) {
        const a = from[left] ?? 0
        const b = from[right] ?? 0
        const takeLeft = left < middle && (right >= end || compare(a, b) <= 0)
        to[at] = takeLeft ? a : b
        if (takeLeft) left += 1
        else right += 1
        if ((sinceYield += 1) >= SLICE.merged) {
          sinceYield = 0
          await yieldToPage()
        }
      }
    }
    ;[from, to] = [to, from]
  }
  return from
}
