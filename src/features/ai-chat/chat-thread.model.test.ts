import { expect, test } from 'vitest'
import { resultsOf, writingIn } from './chat-thread.model.ts'
import type { FinishedMessage, ToolResultStep } from './generation.model.ts'

const thinking = { type: 'reasoning', text: 'Hm', ended: true } as const
const answering = { type: 'content', text: 'It is', ended: false } as const
const calling = {
  type: 'tool_call',
  id: 'c1',
  name: 'count_contacts',
  arguments: '',
  forward: true,
  ended: false,
} as const

test('only the last step can be the one that is written, and a call is no text', () => {
  const during = (...steps: (typeof thinking | typeof answering | typeof calling)[]) =>
    writingIn({ kind: 'assistant', messageId: 'm1', steps })
  expect(during(thinking, answering)).toBe('content')
  expect(during(answering, calling)).toBeUndefined()
  expect(during(thinking)).toBeUndefined()
  expect(during()).toBeUndefined()
  expect(writingIn({ kind: 'generating' })).toBeUndefined()
})

test('results come from the browser, from finished messages and from tools that have ended', () => {
  const shown: FinishedMessage[] = [
    { id: 'm2', data: { role: 'tool', results: [{ toolCallId: 'c2', toolName: 'a', content: 'two' }] } },
  ]
  const step = (toolCallId: string, ended: boolean): ToolResultStep => ({
    type: 'tool_result',
    toolCallId,
    toolName: 'a',
    content: toolCallId,
    ended,
  })
  const results = resultsOf(
    shown,
    { kind: 'tool', messageId: 'm3', steps: [step('c3', true), step('c4', false)] },
    new Map([['c1', 'one']]),
  )
  expect([...results]).toEqual([
    ['c1', 'one'],
    ['c2', 'two'],
    ['c3', 'c3'],
  ])
})
