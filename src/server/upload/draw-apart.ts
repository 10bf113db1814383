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

/** Bytes, and ms after which it is given up also where the machine is too busy to draw. */
const LIMIT = { within: 20 * SECOND, bytes: 100_000_000 } as const
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
      { env: {}, encoding: 'buffer', timeout: LIMIT.within, killSignal: 'SIGKILL', maxBuffer: LIMIT.bytes },
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
