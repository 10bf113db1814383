import { useEffect, useRef } from 'react'
import { VisuallyHidden } from '#components/visually-hidden'
import { spoken } from '#features/ai-chat/reading'
import type { Chat } from './chat.ts'
import type { Generation } from './generation.model.ts'
import { liveText, sentenceEnd } from './live-text.model.ts'

/** Sentences that stay: what was said long ago is read in the conversation itself. */
const KEPT = 3

export interface ChatAnnouncerProps {
  chat: Chat
}

/** Tells screen readers the answer as it is written: sentence by sentence, never letter by letter. */
export function ChatAnnouncer({ chat }: ChatAnnouncerProps) {
  const log = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    let message: string | undefined
    let told = 0
    const tell = () => {
      const newest = newestIn(chat.heard())
      if (newest?.id !== message) told = 0
      message = newest?.id
      if (!newest) {
        log.current?.replaceChildren()
        return
      }
      const { text, open } = newest
      const end = open ? sentenceEnd(text, told) : text.length
      const sentence = spoken(text.slice(told, end))
      told = end
      if (sentence === '') return
      const line = document.createElement('span')
      line.textContent = `${sentence} `
      log.current?.append(line)
      while ((log.current?.childElementCount ?? 0) > KEPT) log.current?.firstElementChild?.remove()
    }
    const leave = [chat.subscribe(tell), chat.onGrowth(tell)]
    return () => {
      for (const one of leave) one()
    }
  }, [chat])
  return (
    <VisuallyHidden>
      <span ref={log} role="log" />
    </VisuallyHidden>
  )
}

/** The text that is being written, or the one that was written last in this answer. */
function newestIn(heard: Generation): { id: string; text: string; open: boolean } | undefined {
  if (heard.phase.kind === 'assistant')
    return { id: heard.phase.messageId, text: liveText(heard, 'content'), open: true }
  for (const { id, data } of heard.messages.toReversed())
    if (data.role === 'assistant') return { id, text: data.content, open: false }
  return undefined
}
