import type { Clock } from '#lib/clock'
import { SECOND } from '#lib/duration'

/** Mails of which none was answered for so long, in ms, hold up no others. */
export const PATIENCE = 5 * SECOND

/** Tells when nothing was heard for a while. */
export interface Silence {
  /** Settles once nothing was heard for that long; never after `end`. */
  fallen: Promise<void>
  heard: () => void
  end: () => void
}

/** Begins to listen. */
export function listenForSilence(clock: Clock): Silence {
  let heardAt = clock.now()
  let cancel = () => undefined as void
  const fallen = new Promise<void>((done) => {
    // One timer, however much is heard.
    const waitFor = (ms: number) => {
      cancel = clock.setTimeout(() => {
        const left = heardAt + PATIENCE - clock.now()
        if (left > 0) waitFor(left)
        else done()
      }, ms)
    }
    waitFor(PATIENCE)
  })
  return { fallen, heard: () => void (heardAt = clock.now()), end: () => cancel() }
}
