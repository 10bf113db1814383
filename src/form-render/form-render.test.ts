import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { PublicForm } from '#domain/forms/public-form'
import { redirectTarget } from '#domain/forms/redirect-target'
import { embedForm, givenBy, sourceOf } from './embed-form.ts'
import { createFormClient, FormRefused } from './form-client.ts'
import { languageOf } from './form-texts.ts'

const form: PublicForm = {
  id: 'frm_1',
  version: 1,
  name: 'Letter',
  kind: 'inline',
  isOpen: true,
  locale: 'auto',
  fields: [
    {
      id: 'email',
      type: 'property',
      propertyKey: 'email',
      label: { en: '', ja: '' },
      required: true,
      width: 'full',
      control: 'email',
    },
    {
      id: 'ref',
      type: 'hidden',
      propertyKey: 'referral_code',
      label: { en: '', ja: '' },
      required: false,
      width: 'full',
      control: 'none',
      defaultValue: 'none',
    },
    {
      id: 'utm_source',
      type: 'hidden',
      label: { en: '', ja: '' },
      required: false,
      width: 'full',
      control: 'none',
    },
  ],
  style: {
    useBrand: false,
    bg: '#ffffff',
    surface: '#ffffff',
    text: '#000000',
    primary: '#000000',
    onPrimary: '#ffffff',
    radius: 8,
    font: 'serif',
    align: 'left',
  },
  success: { kind: 'message', text: '' },
  closedText: '',
  honeypot: true,
}

test.each([
  ['https://example.com/thanks', 'https://example.com/thanks'],
  ['http://localhost:3000/x', 'http://localhost:3000/x'],
  ['javascript:alert(1)', undefined],
  ['java\nscript:alert(1)', undefined],
  ['data:text/html,<script>1</script>', undefined],
  ['//evil.example', undefined],
  ['/thanks', undefined],
  ['', undefined],
  [`https://example.com/${'x'.repeat(5000)}`, undefined],
])('after submitting %j leads to %s', (raw, target) => {
  expect(redirectTarget(raw)).toBe(target)
})

test('hidden fields take the address, then their default; visible ones take nothing', () => {
  const given = (search: string) => Object.fromEntries(givenBy(form, search))
  expect(given('?referral_code=spring&utm_source=card&email=a@b.co')).toEqual({
    referral_code: 'spring',
    utm_source: 'card',
  })
  expect(given('?referral_code=1&referral_code=2')).toEqual({ referral_code: '1' })
  expect(given('')).toEqual({ referral_code: 'none' })
  expect(given(`?utm_source=${'x'.repeat(5000)}`)['utm_source']).toHaveLength(1000)
})

test('of the page only its path and what names a campaign is sent', () => {
  expect(
    sourceOf(
      'https://shop.example/a?token=secret&utm_campaign=autumn#me',
      'https://s.example/?q=private',
      'ja',
    ),
  ).toEqual({
    url: 'https://shop.example/a',
    referrer: 'https://s.example/',
    utm: { campaign: 'autumn' },
    locale: 'ja',
  })
  expect(sourceOf('about:srcdoc', '', 'en')).toMatchObject({ locale: 'en' })
  expect(sourceOf('', '', 'en')).toEqual({ locale: 'en' })
})

test.each([
  ['en', ['ja'], 'en'],
  ['auto', ['', 'ja-JP', 'en'], 'ja'],
  ['auto', ['fr'], 'en'],
  ['auto', ['javanese'], 'en'],
  ['auto', [], 'en'],
] as const)('the language of %s on a page of %j is %s', (locale, hints, language) => {
  expect(languageOf(locale, ...hints)).toBe(language)
})

describe('the client', () => {
  const clientOf = (answer: () => Response | Promise<Response>) => {
    const calls: [string, RequestInit | undefined][] = []
    const client = createFormClient({
      baseUrl: 'https://forms.example',
      fetch: async (input, init) => {
        calls.push([new Request(input).url, init])
        return answer()
      },
    })
    return { client, calls }
  }
  const filled = { answers: new Map([['email', 'a@b.co']]), trap: '', submissionId: 'x'.repeat(32) }

  test('sends no cookies, and tells a refusal from a failure', async () => {
    const { client, calls } = clientOf(() => Response.json(form))
    expect(await client.load('frm_1')).toEqual(form)
    expect(calls[0]?.[0]).toBe('https://forms.example/f/frm_1/form')
    expect(calls[0]?.[1]?.credentials).toBe('omit')
    await expect(clientOf(() => new Response(null, { status: 403 })).client.load('x')).rejects.toThrow(
      FormRefused,
    )
    await expect(clientOf(() => new Response(null, { status: 500 })).client.load('x')).rejects.not.toThrow(
      FormRefused,
    )
  })
  test.each(['<html>', '{}', '[]', 'null', '{"id":"x"}'])('an answer of %s is no form', async (text) => {
    await expect(clientOf(() => new Response(text)).client.load('x')).rejects.toThrow()
  })
  test('takes what the backend finds wrong, and nothing that is no answer', async () => {
    const invalid = { outcome: 'invalid', problems: { email: 'email' } } as const
    expect(
      await clientOf(() => Response.json(invalid, { status: 422 })).client.send(form, filled, {}),
    ).toEqual(invalid)
    await expect(
      clientOf(() => Response.json({ outcome: 'odd' })).client.send(form, filled, {}),
    ).rejects.toThrow()
  })
})

test('the script is one file of at most 10 kB, without React and without markup from strings (FRM-10)', async () => {
  const outDir = mkdtempSync(join(tmpdir(), 'form-'))
  await build({
    configFile: resolve(import.meta.dirname, '../../vite.forms.config.ts'),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  })
  const bytes = readFileSync(join(outDir, 'form.js'))
  rmSync(outDir, { recursive: true })
  expect(brotliCompressSync(bytes).length).toBeLessThanOrEqual(10_000)
  const text = bytes.toString()
  for (const forbidden of [
    'innerHTML',
    'insertAdjacentHTML',
    'document.write',
    'react',
    'localStorage',
    'sessionStorage',
    'cookie',
    'eval(',
    'new Function',
    // Visitors have older browsers than the app asks for.
    'canParse',
  ])
    expect(text).not.toContain(forbidden)
})

test('a tag that the browser does not name is told what keeps it from being named', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => warn.mockRestore())
  await embedForm(null)
  expect(warn).toHaveBeenCalledWith('otegami forms: the script tag can’t be in a shadow root, or a module')
})
