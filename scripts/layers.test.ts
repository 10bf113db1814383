import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

// The real rules over a planted tree: one violation per layer, each of which must be caught.
const project = resolve(import.meta.dirname, '..')
const planted = mkdtempSync(join(tmpdir(), 'layers-'))

const violations: Record<string, string> = {
  'src/lib/planted.ts': "import { vars } from '#styles/theme.css'\nexport const x = vars",
  'src/lib/react.ts': "import { useState } from 'react'\nexport const x = useState",
  'src/styles/planted.css.ts': "import { Button } from '#components/button'\nexport const x = Button",
  'src/intl/planted.ts': "import { Segment } from '#features/segments'\nexport const x = Segment",
  'src/intl/nested-feature.ts':
    "import { RailLink } from '#features/contacts/rail'\nexport const x = RailLink",
  'src/mail/planted.ts': "import { useRead } from '#api/core'\nexport const x = useRead",
  'src/mail/react.ts': "import { defineMessages } from 'react-intl'\nexport const x = defineMessages",
  'src/mail/network.ts': "export const x = () => fetch('/')",
  'src/lib/mail.ts': "import { EmailDocument } from '#mail/document'\nexport const x = EmailDocument",
  'src/components/mail.ts': "import { EmailDocument } from '#mail/document'\nexport const x = EmailDocument",
  'src/api/planted.ts': "import { Button } from '#components/button'\nexport const x = Button",
  'src/lib/rule.ts':
    "import { isSuppressed } from '#domain/contacts/contact-rules'\nexport const x = isSuppressed",
  'src/api/rule.ts':
    "import { isSuppressed } from '#domain/contacts/contact-rules'\nexport const x = isSuppressed",
  'src/components/rule.ts':
    "import { isSuppressed } from '#domain/contacts/contact-rules'\nexport const x = isSuppressed",
  'src/domain/contacts/planted.ts': "import type { Db } from '#mocks/core/db'\nexport type X = Db",
  'src/domain/contacts/react.ts': "import { useState } from 'react'\nexport const x = useState",
  'src/domain/contacts/hook.ts': "import { useRead } from '#api/core'\nexport const x = useRead",
  'src/domain/contacts/contract.ts': "import { contract } from '#api/contract'\nexport const x = contract",
  'src/domain/contacts/screen.ts':
    "import { RailLink } from '#features/contacts/rail'\nexport const x = RailLink",
  'src/domain/contacts/network.ts': "export const x = () => fetch('/')",
  'src/domain/contacts/time.ts': 'export const x = () => Date.now()',
  'src/server/planted.ts': "import type { Db } from '#mocks/core/db'\nexport type X = Db",
  'src/server/screen.ts': "import { RailLink } from '#features/contacts/rail'\nexport const x = RailLink",
  'src/server/contacts/planted.ts': "import { sql } from 'kysely'\nexport const x = sql",
  'src/mocks/of-server.ts': "import { tenantOf } from '#server/store/tenant'\nexport const x = tenantOf",
  'src/domain/contacts/server.ts':
    "import { tenantOf } from '#server/store/tenant'\nexport const x = tenantOf",
  'src/features/contacts/server.ts':
    "import { tenantOf } from '#server/store/tenant'\nexport const x = tenantOf",
  'src/app/server.ts': "import { tenantOf } from '#server/store/tenant'\nexport const x = tenantOf",
  'src/form-render/planted.ts': "import { createClient } from '#api/core'\nexport const x = createClient",
  'src/form-render/rule.ts':
    "import { isSuppressed } from '#domain/contacts/contact-rules'\nexport const x = isSuppressed",
  'src/components/form.ts': "import { drawForm } from '#form-render'\nexport const x = drawForm",
  'src/tracking/planted.ts': "import { createClient } from '#api/core'\nexport const x = createClient",
  'src/components/planted.ts': "import { useRead } from '#api/core'\nexport const x = useRead",
  'src/components/router.ts': "import { Link } from 'react-router'\nexport const x = Link",
  'src/features/contacts/planted.ts': "import { useParams } from 'react-router'\nexport const x = useParams",
  'src/features/contacts/headless.ts': "import { Dialog } from 'radix-ui'\nexport const x = Dialog",
  'src/features/contacts/contract.ts': "import { contract } from '#api/contract'\nexport const x = contract",
  'src/features/segments/upwards.ts':
    "import { ContactsScreen } from '#features/contacts'\nexport const x = ContactsScreen",
  'src/features/session/sideways.ts':
    "import { WorkspacesScreen } from '#features/workspaces'\nexport const x = WorkspacesScreen",
  'src/features/workspaces/upwards.ts':
    "import { MailingListsSection } from '#features/mailing-lists'\nexport const x = MailingListsSection",
  'src/features/mailing-lists/sideways.ts':
    "import { ContactSchemaSection } from '#features/schema'\nexport const x = ContactSchemaSection",
  'src/features/mailing-lists/nested-sideways.ts':
    "import { PropertySheet } from '#features/schema/property-sheet'\nexport const x = PropertySheet",
  'src/features/mailing-lists/nested-upwards.ts':
    "import { RailLink } from '#features/contacts/rail'\nexport const x = RailLink",
  'src/features/schema/upwards.ts': "import { Segment } from '#features/segments'\nexport const x = Segment",
  'src/features/schema/nested-sideways.ts':
    "import { ListsField } from '#features/mailing-lists/lists-field'\nexport const x = ListsField",
  'src/features/schema/nested-upwards.ts':
    "import { UsageSection } from '#features/settings/usage'\nexport const x = UsageSection",
  'src/features/segments/nested-upwards.ts':
    "import { RailLink } from '#features/contacts/rail'\nexport const x = RailLink",
  'src/features/session/nested-sideways.ts':
    "import { part } from '#features/workspaces/part'\nexport const x = part",
  'src/features/contacts/nested-settings.ts':
    "import { UsageSection } from '#features/settings/usage'\nexport const x = UsageSection",
  'src/features/contacts/bench.ts':
    "import { createBench } from '#tracking/bench'\nexport const x = createBench",
  'src/features/example/upwards.ts':
    "import { UsageSection } from '#features/settings/usage'\nexport const x = UsageSection",
  'src/features/settings/example.ts':
    "import { ExampleScreen } from '#features/example'\nexport const x = ExampleScreen",
  'src/components/nested-feature.ts':
    "import { RailLink } from '#features/contacts/rail'\nexport const x = RailLink",
  'src/components/catalogue.ts': "import { MoreMessages } from '#intl'\nexport const x = MoreMessages",
  'src/api/nested-feature.ts':
    "import { RailLink } from '#features/contacts/rail'\nexport const x = RailLink",
  'src/mocks/nested-feature.ts':
    "import { RailLink } from '#features/contacts/rail'\nexport const x = RailLink",
  'src/app/nested-mock.ts': "import { createDb } from '#mocks/core/db'\nexport const x = createDb",
  'src/app/planted.ts': "import { createMockApi } from '#mocks/node'\nexport const x = createMockApi",
  'src/mocks/planted.ts':
    "import { ContactsScreen } from '#features/contacts'\nexport const x = ContactsScreen",
  'src/components/upwards.ts': "import { x } from '../lib/clock'\nexport const y = x",
  'src/features/contacts/network.ts': "export const x = () => fetch('/')",
  'src/features/contacts/storage.ts': 'export const x = () => localStorage.length',
  'src/features/contacts/address.ts': 'export const x = () => location.pathname',
  'src/lib/time.ts': 'export const x = () => Date.now()',
  'src/components/literal.tsx': 'export const X = () => <p>Not a message</p>',
}
const innocent: Record<string, string> = {
  'src/form-render/innocent.ts':
    "import { problemsOf } from '#domain/forms/form-answers'\nexport const x = problemsOf",
  'src/features/contacts/form.ts': "import { drawForm } from '#form-render'\nexport const x = drawForm",
  'src/mail/innocent.ts': "import { fold } from '#lib/fold-text'\nexport const x = fold",
  'src/api/innocent.ts': "import { EmailDocument } from '#mail/document'\nexport const x = EmailDocument",
  'src/components/innocent.ts': "import { vars } from '#styles/theme.css'\nexport const x = vars",
  'src/features/contacts/innocent.ts': "import { Button } from '#components/button'\nexport const x = Button",
  'src/features/contacts/own-part.ts':
    "import { RailLink } from '#features/contacts/rail'\nexport const x = RailLink",
  'src/features/contacts/lower-part.ts':
    "import { Sentence } from '#features/segments/sentence'\nexport const x = Sentence",
  'src/features/mailing-lists/lower-part.ts':
    "import { SettingsSection } from '#features/workspaces/settings-section'\nexport const x = SettingsSection",
  'src/features/schema/lower-part.ts':
    "import { SettingsSection } from '#features/workspaces/settings-section'\nexport const x = SettingsSection",
  'src/features/segments/lower-parts.ts':
    "import { ListsField } from '#features/mailing-lists/lists-field'\nimport { PropertySheet } from '#features/schema/property-sheet'\nexport const x = [ListsField, PropertySheet]",
  'src/features/settings/lower-parts.ts':
    "import { MailingListsSection } from '#features/mailing-lists'\nimport { ContactSchemaSection } from '#features/schema'\nexport const x = [MailingListsSection, ContactSchemaSection]",
  'src/domain/contacts/innocent.ts':
    "import { fold } from '#lib/fold-text'\nimport { ApiError } from '#api/wire'\nimport type { Contact } from '#api/contacts'\nexport const x = (one: Contact) => [fold, ApiError, one]",
  'src/mocks/rule.ts':
    "import { isSuppressed } from '#domain/contacts/contact-rules'\nexport const x = isSuppressed",
  'src/features/contacts/rule.ts':
    "import { isSuppressed } from '#domain/contacts/contact-rules'\nexport const x = isSuppressed",
  'src/intl/innocent.ts': "import { deferred } from '#components/deferred'\nexport const x = deferred",
  'src/app/innocent.ts': "import { useParams } from 'react-router'\nexport const x = useParams",
}

interface Report {
  diagnostics: { code: string; filename: string }[]
}
let found: Report['diagnostics'] = []

const put = (path: string, text: string) => {
  mkdirSync(dirname(join(planted, path)), { recursive: true })
  writeFileSync(join(planted, path), `${text}\n`)
}

beforeAll(() => {
  cpSync(join(project, '.oxlintrc.json'), join(planted, '.oxlintrc.json'))
  cpSync(join(project, 'package.json'), join(planted, 'package.json'))
  cpSync(join(project, 'tsconfig.json'), join(planted, 'tsconfig.json'))
  symlinkSync(join(project, 'node_modules'), join(planted, 'node_modules'))
  for (const [path, text] of Object.entries({ ...violations, ...innocent })) put(path, text)
  const report = run('oxlint', '--format=json')
  found = (JSON.parse(report) as Report).diagnostics
})
afterAll(() => rmSync(planted, { recursive: true }))

function run(program: string, ...args: string[]): string {
  try {
    return execFileSync(join(project, 'node_modules/.bin', program), args, { cwd: planted, encoding: 'utf8' })
  } catch (error) {
    return (error as { stdout: string }).stdout
  }
}

const boundaryRules = /no-restricted-(imports|globals|properties)|no-literal-string-in-jsx/
const caughtIn = (path: string) =>
  found.filter(({ filename, code }) => filename === path && boundaryRules.test(code))

describe('a violation is caught', () => {
  test.each(Object.keys(violations))('%s', (path) => {
    expect(caughtIn(path)).not.toHaveLength(0)
  })
})

describe('what a layer may do is let through', () => {
  test.each(Object.keys(innocent))('%s', (path) => {
    expect(caughtIn(path)).toHaveLength(0)
  })
})

test('a deep import does not compile', () => {
  put(
    'deep/tsconfig.json',
    '{ "extends": "../tsconfig.json", "compilerOptions": { "types": [] }, "include": ["../src/components/door", "../src/features/deep"] }',
  )
  put('src/components/door/index.ts', "export { inside } from './inside.ts'")
  put('src/components/door/inside.ts', 'export const inside = 1')
  put(
    'src/features/deep/through-the-door.ts',
    "import { inside } from '#components/door'\nexport const x = inside",
  )
  put(
    'src/features/deep/deep.ts',
    "import { inside } from '#components/door/inside'\nexport const x = inside",
  )
  const output = run('tsc', '-p', 'deep', '--pretty', 'false')
  expect(output).toContain("deep.ts(1,24): error TS2307: Cannot find module '#components/door/inside'")
  expect(output).not.toContain('through-the-door')
})
