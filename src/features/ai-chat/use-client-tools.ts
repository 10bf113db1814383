import { useEffect, useMemo, useRef } from 'react'
import { useIntl } from 'react-intl'
import { toApiError, useApi, useScopedWorkspaceId } from '#api/core'
import { readFields } from '#features/ai-chat/arguments'
import { toolMessages, type ClientTool, type PreparedCall } from '#features/ai-chat/client-tools'
import { messagesOf } from './chat-history.model.ts'
import type { ChatState } from './chat-state.ts'
import type { Chat } from './chat.ts'
import type { ToolCall } from './generation.model.ts'
import { openCalls } from './tool-call.model.ts'
import { messages } from './use-client-tools.messages.ts'

/** A call that waits for the browser. */
export interface OpenCall {
  call: ToolCall
  /** undefined: it can't be done, and the assistant is told so. */
  prepared: PreparedCall | undefined
}

/**
 * The calls that wait for the browser. What only reads is done at once, and what makes no sense is answered in words; a
 * proposal waits for the reader.
 */
export function useClientTools(
  chat: Chat,
  state: ChatState,
  tools: readonly ClientTool[],
): readonly OpenCall[] {
  const intl = useIntl()
  const { client } = useApi()
  const workspaceId = useScopedWorkspaceId()
  const { history, generation, doing, stopped } = state
  const idle = doing === 'nothing' && !stopped
  const calls = useMemo(
    () => (idle ? openCalls(messagesOf({ history, generation })).map((call) => opened(call, tools)) : []),
    [idle, history, generation, tools],
  )
  const begun = useRef(new Set<string>())
  useEffect(() => {
    for (const { call, prepared } of calls) {
      const { id, function: of } = call
      if (prepared?.kind === 'proposal' || begun.current.has(id)) continue
      begun.current.add(id)
      if (!prepared) {
        const known = tools.some(({ name }) => name === of.name)
        chat.answer(
          id,
          known
            ? intl.formatMessage(toolMessages.senseless)
            : intl.formatMessage(messages.unknown, { name: of.name }),
        )
        continue
      }
      prepared.run({ client, workspaceId, intl }).then(
        (content) => chat.answer(id, content),
        (error: unknown) =>
          chat.answer(id, intl.formatMessage(messages.failed, { reason: toApiError(error).message })),
      )
    }
  }, [calls, chat, client, intl, tools, workspaceId])
  return calls
}

const opened = (call: ToolCall, tools: readonly ClientTool[]): OpenCall => {
  const fields = readFields(call.function.arguments)
  const tool = tools.find(({ name }) => name === call.function.name)
  return { call, prepared: fields && tool?.prepare(fields) }
}
