import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { initialGeneration, reduceGeneration, type Generation } from './generation.model.ts'
import { liveText, sameButLonger, sentenceEnd } from './live-text.model.ts'

describe('sentences', () => {
  test.each([
    ['Opens are counted. Clicks', 19],
    ['3.5 per cent', 0],
    ['He said “so.” Then', 14],
    ['件名の案です。次に', 7],
    ['「はい。」と', 5],
    ['- one\n- two', 6],
    ['no end', 0],
  ])('%j ends at %i', (text, end) => {
    expect(sentenceEnd(text, 0)).toBe(end)
  })

  test('are all said once, and nothing else, wherever one looks', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.nat({ max: 60 })), (text, looks) => {
        let said = ''
        for (const length of looks.toSorted((a, b) => a - b))
          said += text.slice(said.length, sentenceEnd(text.slice(0, length), said.length))
        expect(text.startsWith(said)).toBe(true)
      }),
    )
  })
})

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
