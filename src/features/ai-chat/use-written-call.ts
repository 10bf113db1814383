import { useEffect } from 'react'
import type { ClientTool } from '#features/ai-chat/client-tools'
import type { Chat } from './chat.ts'
import type { ToolCallStep } from './generation.model.ts'

/** The call of a tool of the browser that is being written; undefined while there is none, or after it was stopped. */
function writtenCall(chat: Chat): ToolCallStep | undefined {
  const { doing } = chat.state()
  const { phase } = chat.heard()
  if ((doing !== 'listening' && doing !== 'reconnecting') || phase.kind !== 'assistant') return undefined
  const last = phase.steps.at(-1)
  return last?.type === 'tool_call' && last.forward ? last : undefined
}

/** Tells a tool of the browser what of its call is written. */
export function useWrittenCall(chat: Chat, tools: readonly ClientTool[]): void {
  useEffect(() => {
    let told: ClientTool | undefined
    const tell = () => {
      const call = writtenCall(chat)
      const tool = call && tools.find(({ name }) => name === call.name)
      if (told !== tool) told?.onWriting?.(undefined)
      told = tool
      if (call) tool?.onWriting?.({ arguments: call.arguments, stop: () => void chat.stop() })
    }
    const ends = [chat.subscribe(tell), chat.onGrowth(tell)]
    tell()
    return () => {
      for (const end of ends) end()
      told?.onWriting?.(undefined)
    }
  }, [chat, tools])
}
