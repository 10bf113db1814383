import { setTimeout } from 'node:timers/promises'
import type { Ai } from '#server/ports/ai/ai'

/** Ms that an answer to results takes, so that there is time to stop it. */
const SLOW = { steps: 20, step: 100 } as const

/** A stand-in for a language model: it says what it was asked, and proposes a segment where one was asked for. */
export const demoAi: Ai = {
  async *answer(told, tools, signal) {
    const question = told.findLast(({ role }) => role === 'user')?.content ?? ''
    const hasResults = told.at(-1)?.role === 'tool'
    yield { kind: 'reasoning', text: 'A demo stand-in, no language model.' }
    yield { kind: 'content', text: `“${question.slice(0, 200)}”` }
    for (let step = hasResults ? 0 : SLOW.steps; step < SLOW.steps; step += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one word after the other
      await setTimeout(SLOW.step, undefined, { signal })
      yield { kind: 'content', text: ' …' }
    }
    if (!hasResults && tools.length > 0 && /segment|セグメント/i.test(question)) {
      const args = JSON.stringify({ name: 'Opened lately', conditions: {} })
      yield { kind: 'tool', index: 0, id: 'call_1', name: 'propose_segment', args: args.slice(0, 10) }
      yield { kind: 'tool', index: 0, args: args.slice(10) }
    }
    yield { kind: 'usage', inputTokens: question.length, outputTokens: 10 }
  },
}
