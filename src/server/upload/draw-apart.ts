import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { SECOND } from '#lib/duration'

export interface Drawing {
  svg: Uint8Array
  /** Dots per inch, by which it is drawn as large as it is wanted. */
  density: number
  /** In pixels, as all that follows. */
  whole: { width: number; height: number }
  /** The part that is kept. */
  cut: { left: number; top: number; width: number; height: number }
}

/** ms after which a drawing or a picture is given up: far more than it needs, as the machine may be busy. */
export const DRAWN_WITHIN = 20 * SECOND
/** Bytes. */
const MOST = 100_000_000
const program = resolve(import.meta.dirname, 'draw-drawing.ts')

/** Why a drawing was not drawn: it took too long, or it can't be read. */
export class NotDrawn extends Error {
  readonly isSlow: boolean
  constructor(isSlow: boolean) {
    super(isSlow ? 'The drawing takes too long.' : 'The drawing can’t be read.')
    this.isSlow = isSlow
  }
}

/**
 * Draws an SVG as PNG in a process of its own, which can be ended: a few filters keep the library busy for hours, and nothing
 * stops it. Throws `NotDrawn`.
 */
export const drawApart = ({ svg, density, whole, cut }: Drawing): Promise<Uint8Array> =>
  new Promise((done, fail) => {
    const sizes = [density, whole.width, whole.height, cut.left, cut.top, cut.width, cut.height]
    const child = execFile(
      process.execPath,
      [program, ...sizes.map(String)],
      // Without the secrets of the environment.
      { env: {}, encoding: 'buffer', timeout: DRAWN_WITHIN, killSignal: 'SIGKILL', maxBuffer: MOST },
      (error, png) => {
        if (!error) done(png)
        else if (error.signal || typeof error.code === 'number')
          fail(new NotDrawn(error.signal === 'SIGKILL'))
        // It could not be started.
        else fail(error)
      },
    )
    // It may end before it has read everything.
    child.stdin?.on('error', () => undefined)
    child.stdin?.end(svg)
  })
