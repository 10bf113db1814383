/** What is taken as an icon: bytes of the file, pixels of the picture, and the longer side of what is sent. */
export const ICON = { bytes: 5 * 1024 * 1024, pixels: 40_000_000, side: 512 } as const

/** Why a file is no icon. */
export type IconProblem = 'size' | 'type' | 'pixels' | 'damaged'

/** Thrown where a file is none. */
export class IconRefused extends Error {
  readonly problem: IconProblem
  constructor(problem: IconProblem) {
    super(problem)
    this.problem = problem
  }
}
