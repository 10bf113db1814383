import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { builtinResolvers, makeFsImporter, parse } from 'react-docgen'
import { expect, test } from 'vitest'

const folders = globSync('src/components/*/index.ts').map((file) => basename(dirname(file)))

/** What `.storybook/about.ts` asks for; keys are left out where there are none. */
const parts = ['use:', 'avoid:', 'parts:', 'accessibility:']

test('there are components', () => expect(folders.length).toBeGreaterThan(50))

/** Building blocks without a look of their own: they are shown by the components and screens that use them. */
const blocks = ['drop-down', 'editing', 'input-box', 'leave-guard']

test.each(folders.filter((folder) => !blocks.includes(folder)))('%s has a docs page', (folder) => {
  const stories = globSync(`src/components/${folder}/*.stories.tsx`).map((file) => readFileSync(file, 'utf8'))
  const about = stories.flatMap((text) => text.match(/\babout: \{[^]*?\n {4}\}/g) ?? [])
  expect(about.length, 'stories that say what it is for').toBeGreaterThan(0)
  for (const text of about) for (const part of parts) expect(text).toContain(part)
})

/** Their screen is still to come: the email editor. */
const awaited = ['ai-canvas', 'divider']

const users = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !/\.(stories|test)\.tsx?$/.test(file))
  .map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(file, 'utf8') }))

test('every component is used by another one or by a screen, or awaits its screen', () => {
  const unused = folders.filter(
    (folder) =>
      !users.some(
        ({ file, text }) =>
          !file.startsWith(`src/components/${folder}/`) && text.includes(`'#components/${folder}'`),
      ),
  )
  expect(unused.toSorted()).toEqual(awaited)
})

test('every meta of a component says what it is for', () => {
  const silent = globSync('src/components/**/*.stories.tsx').filter(
    (file) => !readFileSync(file, 'utf8').includes('about: {'),
  )
  expect(silent).toEqual([])
})

/** The component that a file of stories shows; where an example holds it, what the example is made of. */
const shown = globSync('src/components/**/*.stories.tsx').flatMap((file) => {
  const text = readFileSync(file, 'utf8')
  const names = /\bsubcomponents: \{([^}]+)\}/.exec(text) ?? /\bcomponent: (\w+)/.exec(text)
  return (names?.[1] ?? '')
    .split(',')
    .map((name) => ({ file: file.replace('.stories', ''), name: name.trim() }))
})

test.each(shown)('each prop of $name says what it means', ({ file, name }) => {
  // Not a component: it makes one.
  if (file.endsWith('/deferred.tsx')) return
  const folder = dirname(file)
  const found = globSync(`${folder}/*.tsx`)
    .filter((source) => !source.includes('.stories.'))
    .flatMap((source) => {
      const text = readFileSync(source, 'utf8')
      if (!text.includes(`export function ${name}`)) return []
      return parse(text, {
        filename: resolve(source),
        resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
        importer: makeFsImporter(),
      }).filter(({ displayName }) => displayName === name)
    })
  expect(found).toHaveLength(1)
  const props = Object.entries(found[0]?.props ?? {})
  expect(props.length).toBeGreaterThan(0)
  // A default that is documented nowhere else is one of the element's own props: type, rows.
  const silent = props.filter(([, prop]) => prop.tsType && !prop.description).map(([prop]) => prop)
  expect(silent).toEqual([])
})

/** How a story presses a key of a table of keys. `Alt+Down` is looked for as Down. */
const pressed: Record<string, RegExp> = {
  Tab: /userEvent\.tab\(|\{Tab\}/,
  Space: /keyboard\('[^']*( |\[Space\])[^']*'\)/,
  Up: /\{ArrowUp/,
  Down: /\{ArrowDown/,
  Left: /\{ArrowLeft/,
  Right: /\{ArrowRight/,
  Arrows: /\{Arrow/,
  'Page Up': /\{PageUp/,
  'Page Down': /\{PageDown/,
  'Menu key': /fireEvent\.contextMenu\(/,
  Typing: /userEvent\.type\(/,
  A: /\{Control>\}a\{/,
  Letters: /userEvent\.(keyboard|type)\('?[^'{]*'?[a-z]/i,
}

/** What the browser does with a key by itself, which no script can press. */
const platform: Record<string, string[]> = {
  'code-block': ['Arrows'],
  'colour-field': ['Space'],
  'data-table': ['Shift+F10'],
  'filter-chips': ['Escape'],
}

const keyboards = folders.flatMap((folder) => {
  const text = globSync(`src/components/${folder}/*.stories.tsx`)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const rows = [...text.matchAll(/\bkeys: \[(.*?\])\],?\n|\bkeys: \[\n([^]*?)\n {6}\],/g)].map(
    ([, line, lines]) => line ?? lines ?? '',
  )
  const keys = rows
    .flatMap((row) => [...row.matchAll(/\[\s*(?:'([^']+)'|"([^"]+)"),/g)])
    .flatMap((match) => (match[1] ?? match[2] ?? '').split(', '))
  return keys.map((key) => ({ folder, key, text }))
})

const literal = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)

test('there are tables of keys', () => expect(keyboards.length).toBeGreaterThan(100))

test.each(keyboards)('a story of $folder presses $key', ({ folder, key, text }) => {
  if (platform[folder]?.includes(key)) return
  const last = key.split('+').at(-1) ?? key
  const pattern = pressed[last] ?? new RegExp(`\\{${literal(last)}|keyboard\\('[^']*${literal(last)}`)
  expect(text.slice(text.indexOf('export const'))).toMatch(pattern)
})
