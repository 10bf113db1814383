import { describe, expect, test } from 'vitest'
import { createMockApi } from '#mocks/node'
import { answerTo, answerToResults } from './ai-assistant.ts'

const { db } = createMockApi({ scenario: { size: 'empty' } })
const read = JSON.stringify({ name: 'Spring', recipientEstimate: 131, variants: [{ subject: 'Hello' }] })
const callsOf = ({ parts }: ReturnType<typeof answerToResults>) =>
  parts.flatMap((part) => (part.kind === 'tools' ? part.calls.map(({ name }) => name) : []))
const wordsOf = ({ parts }: ReturnType<typeof answerToResults>) =>
  parts.map((part) => ('text' in part ? part.text : '')).join('')

describe('a question about the campaign that is open', () => {
  test.each(['Suggest subjects for this campaign', 'このキャンペーンの件名を考えて'])(
    '%s has it read first',
    async (text) => {
      expect(callsOf(await answerTo({ db, workspaceId: 'ws_sakura', text }))).toEqual(['read_campaign'])
    },
  )
  test('is answered by what was read', () => {
    const results = [{ toolName: 'read_campaign', content: read }]
    expect(callsOf(answerToResults(results, 'Suggest subjects for this campaign'))).toEqual([
      'propose_subjects',
    ])
    expect(wordsOf(answerToResults(results, 'Who gets this campaign?'))).toMatch(/Spring.*131.*Hello/)
    expect(wordsOf(answerToResults(results, 'このキャンペーンは誰に届く？'))).toContain('131人')
  })
  test.each(['', 'null', '{', '{"name":1}'])('%j was no campaign: it is said as it is', (content) => {
    expect(callsOf(answerToResults([{ toolName: 'read_campaign', content }], 'this campaign'))).toEqual([])
  })
})
