import * as v from 'valibot'
import { Id, Iso, queryInteger } from '#api/shapes'

/** Characters of a message, results of one call, messages of a page (AST-4, AST-12). */
const THREAD = { contentMax: 16_000, resultsMax: 20, pageMost: 50, context: 4000 } as const

export const AiThread = v.strictObject({
  id: Id,
  title: v.string(),
  updatedAt: Iso,
  state: v.picklist(['idle', 'running', 'stopped']),
})
/** A conversation. Its title is empty until the first answer gives it one. */
export type AiThread = v.InferOutput<typeof AiThread>

const ToolCall = v.strictObject({
  id: Id,
  type: v.literal('function'),
  function: v.strictObject({ name: v.string(), arguments: v.string() }),
  forward: v.boolean(),
})
const ToolResult = v.strictObject({ toolCallId: Id, toolName: v.string(), content: v.string() })

export const AiMessage = v.strictObject({
  id: Id,
  createdAt: Iso,
  data: v.variant('role', [
    v.strictObject({ role: v.literal('user'), content: v.string() }),
    v.strictObject({
      role: v.literal('assistant'),
      reasoning: v.string(),
      content: v.string(),
      toolCalls: v.array(ToolCall),
    }),
    v.strictObject({ role: v.literal('tool'), results: v.array(ToolResult) }),
  ]),
})
/** `function.arguments` is JSON as text; `forward`: the call is for the browser, which answers with the tool's results. */
export type AiMessage = v.InferOutput<typeof AiMessage>

const Content = v.pipe(v.string(), v.trim(), v.minLength(1))
const Model = v.literal('thinking')

export const NewThread = v.strictObject({ model: Model, message: Content })
/** `message` is the first question; above 16,000 characters it is a 413. */
export type NewThread = v.InferOutput<typeof NewThread>

export const StartedThread = v.strictObject({ thread: AiThread, messageId: Id })
export type StartedThread = v.InferOutput<typeof StartedThread>

export const NewMessage = v.strictObject({ model: Model, content: Content })
export type NewMessage = v.InferOutput<typeof NewMessage>

export const SentMessage = v.strictObject({ messageId: Id })
export type SentMessage = v.InferOutput<typeof SentMessage>

export const ToolResults = v.strictObject({
  results: v.pipe(v.array(ToolResult), v.minLength(1), v.maxLength(THREAD.resultsMax)),
})
/** What the browser found for calls with `forward`, one for each of them. */
export type ToolResults = v.InferOutput<typeof ToolResults>

export const Signal = v.strictObject({
  kind: v.picklist(['typing', 'context']),
  context: v.optional(
    v.strictObject({
      route: v.pipe(v.string(), v.maxLength(300)),
      selection: v.optional(v.pipe(v.string(), v.maxLength(THREAD.context))),
    }),
  ),
})
/** What the person does meanwhile: types, or looks at something. */
export type Signal = v.InferOutput<typeof Signal>

export const ThreadsQuery = v.strictObject({ limit: v.optional(queryInteger(1, 100)) })
export type ThreadsQuery = v.InferOutput<typeof ThreadsQuery>

export const MessagesQuery = v.strictObject({
  limit: v.optional(queryInteger(1, THREAD.pageMost)),
  cursor: v.optional(v.pipe(v.string(), v.maxLength(200))),
})
/** The newest messages, oldest first; `cursor` goes back in time. */
export type MessagesQuery = v.InferOutput<typeof MessagesQuery>

export const ListenQuery = v.strictObject({ after: v.optional(v.pipe(v.string(), v.maxLength(40))) })
/** `after` is the id of the last event that was heard. Without it: from the beginning of the answer that is being written. */
export type ListenQuery = v.InferOutput<typeof ListenQuery>

const event = { id: v.string(), threadId: Id }
const simple = [
  'process_started',
  'process_ended',
  'reasoning_started',
  'reasoning_ended',
  'content_started',
  'content_ended',
] as const

export const AiEvent = v.variant('type', [
  v.strictObject({ ...event, type: v.picklist(simple) }),
  v.strictObject({ ...event, type: v.literal('metadata_updated'), title: v.string() }),
  v.strictObject({
    ...event,
    type: v.picklist(['assistant_message_started', 'assistant_message_created', 'tool_message_created']),
    messageId: Id,
  }),
  v.strictObject({ ...event, type: v.picklist(['reasoning_delta', 'content_delta']), delta: v.string() }),
  v.strictObject({
    ...event,
    type: v.literal('tool_call_started'),
    toolCallId: Id,
    toolName: v.string(),
    forward: v.boolean(),
  }),
  v.strictObject({ ...event, type: v.literal('tool_call_delta'), toolCallId: Id, delta: v.string() }),
  v.strictObject({ ...event, type: v.literal('tool_call_ended'), toolCallId: Id }),
  v.strictObject({
    ...event,
    type: v.literal('tool_message_started'),
    messageId: Id,
    toolCallIds: v.array(Id),
  }),
  v.strictObject({
    ...event,
    type: v.literal('tool_call_result_ended'),
    toolCallId: Id,
    content: v.string(),
  }),
])
/** What happens while an answer is written (AST-14). Ids grow within a thread. */
export type AiEvent = v.InferOutput<typeof AiEvent>

export const AiEventBatch = v.strictObject({ events: v.array(AiEvent) })
/** One line of the stream. */
export type AiEventBatch = v.InferOutput<typeof AiEventBatch>
