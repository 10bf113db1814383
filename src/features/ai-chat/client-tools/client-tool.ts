import type { ReactNode } from 'react'
import type { IntlShape, MessageDescriptor } from 'react-intl'
import type { Client } from '#api/core'
import type { Fields } from '#features/ai-chat/arguments'

/** What a tool that only reads works with. */
export interface ToolPorts {
  client: Client
  workspaceId: string | undefined
  intl: IntlShape
}

/** The call that a card is about. */
export interface CardCall {
  id: string
  /** It was made since the page was loaded; what is older may be about something that is gone. */
  isNew: boolean
}

/** A call as far as it is written. */
export interface WrittenCall {
  /** JSON as text, a part of it. */
  arguments: string
  /** Stops the answer. */
  stop: () => void
}

/** A call whose arguments make sense. */
export type PreparedCall =
  /** Only reads, so it may be done at once; gives back what the assistant is told. */
  | { kind: 'read'; run: (ports: ToolPorts) => Promise<string> }
  /** Would do something, so it asks first; calls back with what the assistant is told. */
  | { kind: 'proposal'; card: (onAnswer: (content: string) => void, call: CardCall) => ReactNode }

/** Something that the assistant can have done in the browser (AST-23). */
export interface ClientTool {
  /** By which the assistant calls it. */
  name: string
  /** Said over the call in the conversation. */
  title: MessageDescriptor
  /** What its card asks the reader; a screen reader hears it when the card comes. undefined: it asks nothing. */
  question?: MessageDescriptor
  /** undefined: the arguments make no sense. Never throws, whatever they are. */
  prepare: (given: Fields) => PreparedCall | undefined
  /** Called while its call is being written, each time with more of it; with undefined at its end, or when it is stopped. */
  onWriting?: ((call: WrittenCall | undefined) => void) | undefined
}

interface ToolSpec<Args> extends Pick<ClientTool, 'name' | 'title' | 'onWriting'> {
  /** The arguments as the tool takes them; undefined when they make no sense. */
  read: (given: Fields) => Args | undefined
}

/** A tool that only looks something up. */
export const readingTool = <Args>({
  run,
  read,
  ...rest
}: ToolSpec<Args> & { run: (args: Args, ports: ToolPorts) => Promise<string> }): ClientTool => ({
  ...rest,
  prepare(given) {
    const args = read(given)
    return args === undefined ? undefined : { kind: 'read', run: (ports) => run(args, ports) }
  },
})

/** A tool that proposes: its card says what it would do, and does it when the reader accepts. */
export const proposingTool = <Args>({
  card,
  read,
  ...rest
}: ToolSpec<Args> & {
  question: MessageDescriptor
  card: (args: Args, onAnswer: (content: string) => void, call: CardCall) => ReactNode
}): ClientTool => ({
  ...rest,
  prepare(given) {
    const args = read(given)
    return args === undefined
      ? undefined
      : { kind: 'proposal', card: (onAnswer, call) => card(args, onAnswer, call) }
  },
})
