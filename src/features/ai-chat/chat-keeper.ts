import type { KeptTyping } from './chat-tasks.ts'
import type { Chat } from './chat.ts'

/** Holds one conversation for a panel that may go and come: a pane becomes a sheet, a sheet is closed. */
export interface ChatKeeper {
  /** The conversation that is kept; begins it the first time. */
  keep: (begin: () => Chat) => Chat
  /** Keeps what is typed in a workspace, or outside of all, over a reload. */
  typedIn?: (workspaceId: string | undefined) => KeptTyping
}
