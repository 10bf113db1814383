import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

// Tools outside the tree load these as they are, without a bundler: pure, and free of React (docs/decisions/002).
const entryPoints: Record<string, string[]> = {
  'src/lib/avatar-hue.ts': ['hueOf', 'initialOf'],
  'src/lib/domain-name.ts': ['isDomainName'],
  'src/lib/email-address.ts': ['isEmailAddress'],
  'src/lib/link.ts': ['paths', 'link'],
  'src/lib/safe-url.ts': ['safeRedirect', 'safeHref', 'safeImageSrc'],
  'src/lib/query.ts': ['parseQuery', 'parseSettingsHash'],
  'src/lib/backoff.ts': ['refreshDelay', 'queryRetryDelay'],
  'src/lib/condition-tree.ts': ['matches', 'explain', 'compile', 'problemsOf'],
  'src/mail/document.ts': ['decodeDocument', 'encodeDocument', 'EmailDocument'],
  'src/mail/operations.ts': ['apply', 'decodeOperation'],
  'src/mail/resolve.ts': ['resolve', 'templateScope', 'variablesUsed'],
  'src/mail/render.ts': ['toHtml', 'toText', 'toAmp'],
  'src/mail/liquid.ts': ['parseTemplate', 'renderTemplate'],
  'src/mail/lint.ts': ['lint'],
  'src/mail/mime.ts': ['toMime'],
  'src/mail/import-html.ts': ['importHtml'],
  'src/mail/starters/index.ts': ['starters'],
  'src/tracking/bot-score.ts': ['botScore', 'isBot', 'isAutomationUserAgent'],
  'src/api/core/ndjson.ts': ['readNdjson'],
  'src/api/contract.ts': ['contract'],
  'src/features/ai-chat/generation.model.ts': ['initialGeneration', 'reduceGeneration'],
  'src/components/pane/pane.model.ts': ['PANE', 'widthAfterDrag', 'widthAfterToggle'],
  'src/components/toast/toast.model.ts': ['visibleToasts', 'TOAST'],
  'src/features/contacts/csv.model.ts': ['parseCsv', 'toCsv'],
  'src/mocks/node.ts': ['createMockApi'],
}

test.each(Object.entries(entryPoints))('%s loads in plain Node', (file, names) => {
  const script = `const m = await import(${JSON.stringify(resolve(import.meta.dirname, '..', file))}); console.log(JSON.stringify(Object.keys(m)))`
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  expect(JSON.parse(output)).toEqual(expect.arrayContaining(names))
})
