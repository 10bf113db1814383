import { useEffect, useEffectEvent, useRef } from 'react'
import { useIntl } from 'react-intl'
import { VisuallyHidden } from '#components/visually-hidden'
import { readFields } from '#features/ai-chat/arguments'
import type { ClientTool } from '#features/ai-chat/client-tools'
import { spoken } from '#features/ai-chat/reading'
import type { Chat } from './chat.ts'
import type { ToolCall } from './generation.model.ts'

/** Messages that stay in the log: older ones are read in the conversation itself. */
const KEPT = 3

export interface ChatAnnouncerProps {
  chat: Chat
  tools: readonly ClientTool[]
}

/**
 * Tells screen readers each message of an answer once it is complete, in plain words without Markdown marks, and what its
 * proposals ask.
 */
export function ChatAnnouncer({ chat, tools }: ChatAnnouncerProps) {
  const intl = useIntl()
  const log = useRef<HTMLSpanElement>(null)
  const questionsOf = useEffectEvent((calls: readonly ToolCall[]) =>
    calls.flatMap(({ function: { name, arguments: written } }) => {
      const tool = tools.find((one) => one.name === name)
      const fields = tool?.question && readFields(written)
      return tool?.question && fields && tool.prepare(fields) ? [intl.formatMessage(tool.question)] : []
    }),
  )
  useEffect(() => {
    const announcedIds = new Set(chat.heard().messages.map(({ id }) => id))
    return chat.subscribe(() => {
      for (const { id, data } of chat.heard().messages) {
        if (announcedIds.has(id)) continue
        announcedIds.add(id)
        if (data.role !== 'assistant') continue
        const text = [spoken(data.content), ...questionsOf(data.toolCalls)].join(' ').trim()
        if (text === '') continue
        const line = document.createElement('span')
        line.textContent = `${text} `
        log.current?.append(line)
      }
      while ((log.current?.childElementCount ?? 0) > KEPT) log.current?.firstElementChild?.remove()
    })
  }, [chat])
  return (
    <VisuallyHidden>
      <span ref={log} role="log" />
    </VisuallyHidden>
  )
}
