import { useEffect, useRef } from 'react'
import { VisuallyHidden } from '#components/visually-hidden'
import { spoken } from '#features/ai-chat/reading'
import type { Chat } from './chat.ts'

/** Messages that stay in the log: older ones are read in the conversation itself. */
const KEPT = 3

export interface ChatAnnouncerProps {
  chat: Chat
}

/** Tells screen readers each message of an answer once it is complete, in plain words without Markdown marks. */
export function ChatAnnouncer({ chat }: ChatAnnouncerProps) {
  const log = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const announcedIds = new Set(chat.heard().messages.map(({ id }) => id))
    return chat.subscribe(() => {
      for (const { id, data } of chat.heard().messages) {
        if (announcedIds.has(id)) continue
        announcedIds.add(id)
        const text = data.role === 'assistant' ? spoken(data.content) : ''
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
