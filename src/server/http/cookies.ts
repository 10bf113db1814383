/** The cookies of a request, and those that its answer sets. */
export interface Cookies {
  get: (name: string) => string | undefined
  /** `maxAge` in seconds; 0 removes it. */
  set: (name: string, value: string, maxAge: number) => void
  /** The lines of the answer's `set-cookie`. */
  lines: string[]
}
