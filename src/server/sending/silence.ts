import type { Clock } from '#lib/clock'

/** Tells when nothing was heard for a while. */
export interface Silence {
  /** Settles once nothing was heard for that long; never after `end`. */
  fallen: Promise<void>
  heard: () => void
  end: () => void
}

/** `patience` in ms. */
export function listenForSilence(clock: Clock, patience: number): Silence {
  let heardAt = clock.now()
  let cancel = () => undefined as void
  const fallen = new Promise<void>((done) => {
    // One timer, however much is heard.
    const waitFor = (ms: number) => {
      cancel = clock.setTimeout(() => {
        const left = heardAt + patience - clock.now()
        if (left > 0) waitFor(left)
        else done()
      }, ms)
    }
    waitFor(patience)
  })
  return { fallen, heard: () => void (heardAt = clock.now()), end: () => cancel() }
}
