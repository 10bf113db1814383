import { expect, test } from 'vitest'
import { settingsGroups } from '#lib/settings-keys'
import { needsWorkspace, settingKeyOf } from './settings.model.ts'

test('the sections are those of the specification', () => {
  expect(settingsGroups.flatMap(({ keys }) => [...keys]).toSorted()).toEqual(
    [
      'account',
      'workspace',
      'members',
      'brands',
      'custom_hostnames',
      'contact_schema',
      'mailing_lists',
      'senders',
      'domains',
      'certificates',
      'script_tag',
      'usage_plan',
      'api_keys',
      'web_api',
    ].toSorted(),
  )
})

test('only the account needs no workspace', () => {
  expect(settingsGroups.flatMap(({ keys }) => [...keys]).filter((key) => !needsWorkspace(key))).toEqual([
    'account',
  ])
})

test('what is no section is none, whatever it is called', () => {
  for (const key of ['nope', '__proto__', 'constructor', 'toString', 'Account', '', 'account ']) {
    expect(settingKeyOf(key)).toBeUndefined()
  }
})
