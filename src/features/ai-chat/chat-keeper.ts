import type { Chat } from './chat.ts'

/** Holds one conversation for a panel that may go and come: a pane becomes a sheet, a sheet is closed. */
export interface ChatKeeper {
  /** The conversation that is kept; begins it the first time. */
  keep: (begin: () => Chat) => Chat
}
