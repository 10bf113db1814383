import type { Message } from '#lib/message'
import type { AnyNode, Block, EmailDocument, Section, Settings, ThemeColor, Visibility } from '#mail/document'
import type { Operation } from '#mail/operations'
import type { SchemaProperty } from './known.ts'
import { messages } from './lint.messages.ts'

export type RuleId = keyof typeof messages
/** Errors keep a mail from being scheduled, never from being saved. */
export type Severity = 'error' | 'warning' | 'info'

export interface Issue {
  id: RuleId
  severity: Severity
  /** The node it is about; none for the mail as a whole. */
  nodeId?: string
  message: Message
  values?: Readonly<Record<string, string | number>>
  /** Operations that put it right, where that needs no decision. */
  fix?: Operation[]
}

/** What the checks know beside the document. What is not given is not checked. */
export interface LintInput {
  subject?: string | undefined
  /** An empty one is that of the document. */
  previewText?: string | undefined
  /** The address of the sender. */
  from?: string | undefined
  /** The parts as they are sent. */
  html?: string | undefined
  text?: string | undefined
  amp?: string | undefined
  /** Colours of the brand by token. */
  brand?: Readonly<Record<string, string>> | undefined
  /** Properties of contacts. */
  schema?: readonly SchemaProperty[] | undefined
  /** Bytes of the images whose size is known, by their address. */
  imageBytes?: Readonly<Record<string, number>> | undefined
  /** What the mail was made from: its locked nodes have to stay as they are. */
  template?: EmailDocument | undefined
  audience?:
    | {
        /** How many recipients have no value, by the key of the property. */
        missing?: Readonly<Record<string, number>> | undefined
        /** Whether the sender is registered for AMP somewhere. */
        isAmpRegistered?: boolean | undefined
      }
    | undefined
}

export type Context = LintInput & { document: EmailDocument }

/** Where a node is: all that its checks read beside the node itself. */
export interface NodePlace {
  settings: Settings
  /** The background that shows through. */
  ground: ThemeColor
  /** The width of the column, for blocks directly in one. */
  shown: number | undefined
  /** The name of the entry inside a repeat. */
  entry: string | undefined
  /** The conditions of the nodes around it. */
  outer: readonly Visibility[]
}
export type NodeContext = Omit<LintInput, 'html' | 'text' | 'amp'> & NodePlace
/** Checks of a single node. */
export type NodeRule = (node: AnyNode, context: NodeContext) => Issue[]

export const isBlock = (node: AnyNode): node is Block => 'type' in node && node.type !== 'section'

interface Details {
  nodeId?: string
  values?: Readonly<Record<string, string | number>>
  fix?: Operation[]
}

export const issue = (id: RuleId, severity: Severity, details: Details = {}): Issue => ({
  id,
  severity,
  message: messages[id],
  ...details,
})

/** The operation that makes one node into another with the same id and type. */
export function updateTo<Node extends Section | Block>(before: Node, after: Node): Operation {
  const old = new Map<string, unknown>(Object.entries(before))
  const set = Object.fromEntries(Object.entries(after).filter(([key, value]) => old.get(key) !== value))
  return { type: 'update', id: before.id, set }
}

/** A text short enough for a message. */
export const short = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text)
