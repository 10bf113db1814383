import type { DraftChannel } from './drafts.ts'

/** A browser with one tab. */
export const oneTab: DraftChannel = {
  post: () => undefined,
  listen: () => () => undefined,
  alone: (_name, run) => run(),
}
