/** What the docs page of a component says beside its props and stories. In English, in whole sentences. */
export interface About {
  /** What it is for. */
  use: string
  /** What it is not for, and what is there instead. */
  avoid: string
  /** Its parts, from outside to inside. */
  parts: readonly string[]
  /** Keys and what they do; left out where there are none. */
  keys?: readonly (readonly [key: string, does: string])[]
  /** Role, names, states, and what is announced. */
  accessibility: string
}
