import type { Message } from '#lib/message'
import type { Block, EmailDocument, Section } from '#mail/document'
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
  subject: string
  previewText: string
  /** The parts as they are sent. */
  html?: string | undefined
  text?: string | undefined
  amp?: string | undefined
  /** Colours of the brand by token. */
  brand?: Readonly<Record<string, string>> | undefined
  /** Properties of contacts. */
  schema?: readonly SchemaProperty[] | undefined
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
