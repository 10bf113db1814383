import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { baseUrlOf, cheatsheet, snippetFor, stacks } from './snippet.ts'

const tag = (scriptUrl: string, workspaceId: string, requireConsent = false) => ({
  requireConsent,
  scriptUrl,
  workspaceId,
  snippet: '<script data-base-url="https://api.example/web/v1?a=1&amp;b=2"></script>',
})
const count = (text: string, part: string) => text.split(part).length - 1

describe('a snippet', () => {
  it('is the tag that the server would write', () => {
    expect(snippetFor('html', tag('https://cdn.example/tracker.js', 'ws_1'))).toBe(
      '<script async src="https://cdn.example/tracker.js" data-workspace-id="ws_1" data-base-url="https://api.example/web/v1?a=1&amp;b=2"></script>',
    )
  })
  it.each(stacks)(
    'tells the script to wait where consent is required, and only there (TRK-30): %s',
    (stack) => {
      const waits = /data-consent(="|', '|=\{")required/
      expect(snippetFor(stack, tag('https://cdn.example/tracker.js', 'ws_1', true))).toMatch(waits)
      expect(snippetFor(stack, tag('https://cdn.example/tracker.js', 'ws_1'))).not.toContain('data-consent')
    },
  )
  it('knows the base of the calls', () => {
    expect(baseUrlOf(tag('', '').snippet)).toBe('https://api.example/web/v1?a=1&b=2')
    expect(baseUrlOf('<script></script>')).toBe('')
  })
  it.each(stacks)('ends nothing early, whatever the data is: %s', (stack) => {
    const plain = snippetFor(stack, tag('a', 'b'))
    const nasty = fc.constantFrom(
      '</script>',
      '<script>',
      '<!--',
      '"',
      "'",
      '?>',
      '<?php',
      '\u2028',
      '\n',
      '\\',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(nasty, fc.string())), (parts) => {
        const snippet = snippetFor(stack, tag(parts.join(''), parts.join('')))
        for (const mark of ['<script', '</script', '<!--', '<?', '?>'])
          expect(count(snippet, mark)).toBe(count(plain, mark))
      }),
    )
  })
  it('has no line separator within a string of a script', () => {
    expect(snippetFor('gtm', tag('\u2028\u2029', 'ws'))).not.toMatch(/[\u2028\u2029]/)
  })
  it('carries data into a script unchanged', () => {
    const workspaceId = '</script><script>alert("ws")</script>'
    const [, literal] = /'data-workspace-id', (.*)\)/.exec(snippetFor('gtm', tag('a', workspaceId))) ?? []
    expect(JSON.parse(literal ?? '')).toBe(workspaceId)
  })
})

it('shows all that a page can tell, so that a page goes on where a blocker has cut the script off', () => {
  for (const call of ['track', 'identify', 'pageView'])
    expect(cheatsheet()).toContain(`window.otegami?.${call}(`)
})
