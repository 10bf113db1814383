import { execFileSync, spawnSync } from 'node:child_process'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isSendableKey, snippetLanguages, snippetOf, type SnippetRequest } from './snippets.model.ts'

const request = (body: Record<string, unknown> | undefined, apiKey?: string): SnippetRequest => ({
  method: body === undefined ? 'GET' : 'POST',
  url: "https://api.example/v1/transactional/send?q=it's",
  workspaceId: 'ws_1',
  body,
  apiKey,
})

const nasty = [
  `it's "quoted" \`back\` $HOME \${HOME} $(id) \\ \\n %s`,
  'line\nline\r\n\ttab\0\u0007\u001b',
  "JSON;\nJSON\n'JSON'; system('id'); <?php ?> {$x}",
  '日本語・絵文字😀・結合か\u3099・\u2028\u2029・\u202e',
  '</script><!-- #{x} {{x}} @file',
  '\ud83d alone',
]
const body = {
  subject: nasty[0],
  text: nasty.join('\n'),
  tags: nasty,
  ['__proto__x']: 1,
  variables: JSON.parse(
    '{"__proto__": {"a": 1}, "0": true, "empty": {}, "none": [], "null": null, "n": -1.5e30}',
  ),
}
const strings = fc.oneof(fc.constantFrom(...nasty), fc.string({ unit: 'binary' }), fc.string())
const bodies = fc.dictionary(strings, fc.oneof(strings, fc.jsonValue(), fc.constantFrom(null, true, 0)), {
  noNullPrototype: true,
})

/** What JSON makes of it: the server sees no more. */
const onTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** Runs the command in a shell in which curl writes down what it was given. */
function curlArguments(code: string): string[] {
  const script = `curl() { for word; do printf '%s\\001' "$word"; done; }\nOTEGAMI_API_KEY=from_environment\n${code}`
  return execFileSync('sh', ['-s'], { input: script, encoding: 'utf8' }).split('\u0001').slice(0, -1)
}

interface Sent {
  headers: Record<string, string>
  body: string
}
async function fetchArguments(code: string): Promise<[string, Sent]> {
  let seen: [string, Sent] | undefined
  const fake = (url: string, init: Sent) => {
    seen = [url, init]
    return { status: 200, json: () => ({}) }
  }
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- the code is what the test is about
  const run = new Function('fetch', 'process', 'console', `return (async () => {${code}\n})()`)
  await run(fake, { env: { OTEGAMI_API_KEY: 'from_environment' } }, { log: () => undefined })
  if (!seen) throw new Error('Nothing was fetched.')
  return seen
}

describe('curl', () => {
  test('sends what was typed, whatever it holds', () => {
    const words = curlArguments(snippetOf('curl', request(body)))
    expect(words.slice(0, 4)).toEqual(['-X', 'POST', request(body).url, '-H'])
    expect(words).toContain('authorization: Bearer from_environment')
    expect(JSON.parse(words.at(-1) ?? '')).toEqual(onTheWire(body))
  })
  test('any body', () => {
    fc.assert(
      fc.property(bodies, (any) => {
        expect(JSON.parse(curlArguments(snippetOf('curl', request(any))).at(-1) ?? '')).toEqual(
          onTheWire(any),
        )
      }),
      { numRuns: 25 },
    )
  })
})

describe('JavaScript', () => {
  test('sends what was typed, whatever it holds', async () => {
    const [url, init] = await fetchArguments(snippetOf('javascript', request(body)))
    expect(url).toBe(request(body).url)
    expect(init.headers).toMatchObject({ authorization: 'Bearer from_environment', 'x-workspace-id': 'ws_1' })
    expect(JSON.parse(init.body)).toEqual(onTheWire(body))
  })
  test('any body', async () => {
    await fc.assert(
      fc.asyncProperty(bodies, async (any) => {
        const [, init] = await fetchArguments(snippetOf('javascript', request(any)))
        expect(JSON.parse(init.body)).toEqual(onTheWire(any))
      }),
    )
  })
})

const python = spawnSync('python3', ['--version']).status === 0
describe.skipIf(!python)('Python', () => {
  const harness = `import sys, types, json, os
os.environ["OTEGAMI_API_KEY"] = "from_environment"
seen = {}
class Answer:
    status_code = 200
    def json(self): return {}
def request(method, url, **rest):
    seen.update(rest, method=method, url=url)
    return Answer()
sys.modules["requests"] = types.SimpleNamespace(request=request)
for code in json.load(sys.stdin):
    exec(code, {"print": lambda *_: None})
    print(json.dumps({k: seen.get(k) for k in ("method", "url", "headers", "json")}))
    seen.clear()
`
  const run = (codes: string[]): { url: string; headers: Record<string, string>; json: unknown }[] =>
    execFileSync('python3', ['-c', harness], { input: JSON.stringify(codes), encoding: 'utf8' })
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
  test('sends what was typed, whatever it holds', () => {
    const any = [body, ...fc.sample(bodies, 100)]
    const seen = run(any.map((one) => snippetOf('python', request(one))))
    expect(seen[0]).toMatchObject({
      url: request(body).url,
      headers: { authorization: 'Bearer from_environment' },
    })
    expect(seen.map(({ json }) => json)).toEqual(any.map(onTheWire))
  })
})

/** The text of a string in single quotes of PHP. */
const phpText = (literal: string) => literal.slice(1, -1).replaceAll(/\\([\\'])/g, '$1')

describe('PHP', () => {
  test.each([body, { a: 'JSON;' }, {}])(
    'has the body between the marks, and nothing in it ends it: %#',
    (any) => {
      const code = snippetOf('php', request(any))
      const [, text = ''] = /<<<'JSON'\n([^]*?)\nJSON;\n/.exec(code) ?? []
      expect(JSON.parse(text)).toEqual(onTheWire(any))
      expect(text).not.toMatch(/^\s*JSON/m)
    },
  )
  test('any body', () => {
    fc.assert(
      fc.property(bodies, (any) => {
        const code = snippetOf('php', request(any))
        const [, text = ''] = /<<<'JSON'\n([^]*?)\nJSON;\n/.exec(code) ?? []
        expect(JSON.parse(text)).toEqual(onTheWire(any))
        // A heredoc ends at the first line that begins with its word, whatever is before it.
        expect(text.split('\n').filter((line) => /^\s*JSON\b/.test(line))).toEqual([])
      }),
    )
  })
  test('quotes the address', () => {
    const [, literal = ''] = /curl_init\((.*)\);/.exec(snippetOf('php', request({}))) ?? []
    expect(literal).toMatch(/^'(?:[^'\\]|\\[\\'])*'$/)
    expect(phpText(literal)).toBe(request({}).url)
  })
})

describe('a key', () => {
  test.each(snippetLanguages)('is in %s only where it was given', (language) => {
    expect(snippetOf(language, request({}))).not.toMatch(/ota_/)
    expect(snippetOf(language, request({}))).toContain('OTEGAMI_API_KEY')
    const shown = snippetOf(language, request({}, "ota_it's"))
    expect(shown).toMatch(/ota_it/)
    expect(shown).not.toContain('OTEGAMI_API_KEY')
  })
  test('is one word for a shell', () => {
    expect(curlArguments(snippetOf('curl', request(undefined, "ota_'$(id)`x")))).toContain(
      "authorization: Bearer ota_'$(id)`x",
    )
  })
  test.each([
    ['ota_abc', true],
    ['', false],
    ['ota abc', false],
    ['ota_\n', false],
    ['鍵', false],
    ['x'.repeat(257), false],
  ])('%j can be sent: %s', (text, answer) => {
    expect(isSendableKey(text)).toBe(answer)
  })
})

test('a call without a body has none', () => {
  for (const language of snippetLanguages)
    expect(snippetOf(language, request(undefined))).not.toMatch(/data-raw|body|json=|POSTFIELDS|content-type/)
})
