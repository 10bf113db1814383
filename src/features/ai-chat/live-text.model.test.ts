import { describe, expect, test } from 'vitest'
import { initialGeneration, reduceGeneration, type Generation } from './generation.model.ts'
import { liveText, sameButLonger } from './live-text.model.ts'

describe('what is drawn anew', () => {
  const heard = (...events: object[]) => events.reduce<Generation>(reduceGeneration, initialGeneration)
  const start = [{ type: 'assistant_message_started', messageId: 'm' }, { type: 'content_started' }]
  const said = (delta: string) => ({ type: 'content_delta', delta })

  test('is nothing while a paragraph grows', () => {
    const before = heard(...start, said('One'))
    const after = heard(...start, said('One and'))
    expect(sameButLonger(before, after)).toBe(true)
    expect(liveText(after, 'content')).toBe('One and')
    expect(liveText(after, 'reasoning')).toBe('')
  })

  test.each([
    ['a first word', [], [said('One')]],
    ['a new paragraph', [said('One')], [said('One\n\nTwo')]],
    ['the end of a step', [said('One')], [said('One'), { type: 'content_ended' }]],
    ['the end of a message', [said('One')], [said('One'), { type: 'assistant_message_created' }]],
    ['a call', [said('One')], [said('One'), { type: 'tool_call_started', toolCallId: 'c' }]],
    ['a title', [said('One')], [said('One'), { type: 'metadata_updated', title: 'T' }]],
  ])('is %s', (_, before, after) => {
    expect(sameButLonger(heard(...start, ...before), heard(...start, ...after))).toBe(false)
  })
})
