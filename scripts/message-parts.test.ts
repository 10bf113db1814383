import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { messageNumbers, messageParts } from './vite-compiled-messages.ts'

const project = resolve(import.meta.dirname, '..')
const aliases = Object.entries<string>(
  JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')).imports,
).map(([alias, target]) => ({ start: alias.replace('*', ''), target }))

function fileOf(from: string, name: string): string | undefined {
  const alias = aliases.find(({ start }) => name.startsWith(start))
  const path = name.startsWith('./')
    ? join(dirname(from), name)
    : alias && join(project, alias.target.replace('*', name.slice(alias.start.length)))
  return [path, `${path}.ts`, `${path}x`].find((one) => one !== undefined && existsSync(one))
}

const codeOf = (file: string) =>
  readFileSync(file, 'utf8').replaceAll(/^(?:import|export) type [^;]*?from .*$/gm, '')

const namesIn = (list: string, side: 'inner' | 'outer') =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.split(' as ').at(side === 'inner' ? 0 : -1) ?? '')

/** The files behind a face (index.ts) that the names come from, through faces behind it too; the file itself where it is no face. */
function behind(file: string, names: readonly string[]): string[] {
  if (!file.endsWith('/index.ts')) return [file]
  return [...codeOf(file).matchAll(/export\s+\{([^}]*)\}\s+from\s+'([^']+)'/g)].flatMap(
    ([, list = '', from = '']) => {
      const outer = namesIn(list, 'outer')
      const wanted = namesIn(list, 'inner').filter((_, place) => names.includes(outer[place] ?? ''))
      const inner = wanted.length > 0 ? fileOf(file, from) : undefined
      return inner === undefined ? [] : behind(inner, wanted)
    },
  )
}

interface Doors {
  /** What is behind these files is not followed. */
  files?: readonly string[]
  /** What is loaded by this function is not followed. */
  loader?: string
}

/** What a file takes from others: by name from `{ … }`, by name from a later `(await import(…)).Name`, or whole. */
function takenBy(code: string): { from: string; names?: string[] }[] {
  const byName = [...code.matchAll(/^(?:import|export)\s+\{([^}]*)\}\s+from '([#.][^']+)'/gm)].map(
    ([, list = '', from = '']) => ({ from, names: namesIn(list, 'inner') }),
  )
  const later = /\(await import\('([#.][^']+)'\)\)\.(\w+)/g
  const oneLater = [...code.matchAll(later)].map(([, from = '', name = '']) => ({ from, names: [name] }))
  const whole = [
    ...code.replaceAll(later, '').matchAll(/(?:^import (?:\* as \w+ from )?|\bimport\()'([#.][^']+)'/gm),
  ].map(([, from = '']) => ({ from }))
  return [...byName, ...oneLater, ...whole]
}

/** Every file of the app that these can load, at once or later, but for what is behind a door. */
function reached(starts: readonly string[], { files: doors = [], loader }: Doors): Set<string> {
  const files = new Set(starts.map((start) => join(project, start)))
  for (const file of files) {
    if (doors.includes(relative(project, file))) continue
    const code =
      loader === undefined
        ? codeOf(file)
        : codeOf(file).replaceAll(new RegExp(String.raw`\b${loader}\([^;]*?import\([^)]*\)+\.\w+`, 'g'), '')
    for (const { from, names } of takenBy(code)) {
      const next = fileOf(file, from)
      if (next !== undefined) for (const inner of names ? behind(next, names) : [next]) files.add(inner)
    }
  }
  return files
}

/** These load the words of the whole app before anything behind them is drawn. */
const CONDITIONS = 'src/features/editor/visibility/conditions.ts'
const LEAVE_QUESTION = 'src/app/leave-question-host.tsx'

/** The files of words of one of these parts. */
const wordsIn = (files: ReadonlySet<string>, ...wanted: string[]): string[] => {
  const parts = messageParts()
  return [...files]
    .filter((file) => file.endsWith('.messages.ts'))
    .filter((file) =>
      [...readFileSync(file, 'utf8').matchAll(/id: '([^']+)'/g)].some(([, id = '']) =>
        wanted.includes(parts.get(id) ?? ''),
      ),
    )
    .map((file) => relative(project, file))
    .toSorted()
}

/** The assistant's words say what is proposed, and those of the checks' panel what is wrong: these only hand it on. */
const HANDED_ON = ['src/features/editor/desk/desk.ts', 'src/features/editor/checks/use-checks.ts']

const pages = ['src/app/pages/editor-page.tsx', 'src/app/demo-editor.tsx']

test('the email editor loads every word that it says', () => {
  const files = reached(pages, { files: [CONDITIONS] })
  expect([...files]).toContain(join(project, 'src/features/editor/rich-text/rich-text.messages.ts'))
  expect(wordsIn(files, 'more')).toEqual([])
})

test('before a panel of the editor is opened it says only what it has to type', () => {
  const mailOfCampaign = 'src/features/editor/mail-editor/index.ts'
  const files = reached([...pages, mailOfCampaign], {
    files: [CONDITIONS, LEAVE_QUESTION, ...HANDED_ON],
    loader: 'saidLater',
  })
  expect([...files]).toContain(join(project, 'src/features/editor/rich-text/rich-text.messages.ts'))
  expect([...files]).not.toContain(join(project, 'src/features/editor/import/import-dialog.tsx'))
  expect(wordsIn(files, 'whole', 'panels', 'more')).toEqual([])
  // What is only said later is not among them.
  const toType = wordsIn(files, 'editor')
  expect(
    readFileSync(join(project, 'src/intl/editor-to-type.txt'), 'utf8').trim().split('\n').toSorted(),
  ).toEqual(toType)
})

test('once the contacts are whole, they say only what was loaded with them', () => {
  const parts = ['whole-parts.ts', 'place/index.ts', 'first-contacts/index.ts']
  const files = reached(
    parts.map((part) => `src/features/contacts/${part}`),
    { loader: 'withWords' },
  )
  expect([...files]).toContain(join(project, 'src/features/segments/sentence/sentence.messages.ts'))
  expect([...files]).not.toContain(join(project, 'src/features/contacts/filters/filter-form.tsx'))
  expect(wordsIn(files, 'editor', 'panels', 'more')).toEqual([])
  // What can only be said once something is opened is not among them.
  expect(
    readFileSync(join(project, 'src/intl/contacts-whole.txt'), 'utf8').trim().split('\n').toSorted(),
  ).toEqual(wordsIn(files, 'whole'))
})

test('what is behind its door says more', () => {
  expect(wordsIn(reached([CONDITIONS], {}), 'whole', 'more')).toContain(
    'src/features/segments/sentence/sentence.messages.ts',
  )
  const door = readFileSync(join(project, 'src/features/editor/visibility/show-if.tsx'), 'utf8')
  expect(door.match(/<MoreMessages>\s*<(?:ShownTo|ConditionForm)/g)).toHaveLength(2)
})

test('in a build, messages of a part that say the same in each language have one number, and those of a part are in a row', () => {
  const [en, ja] = ['en', 'ja'].map((locale): Record<string, string> =>
    JSON.parse(readFileSync(join(project, `src/intl/${locale}.json`), 'utf8')),
  )
  const parts = messageParts()
  const numbers = messageNumbers()
  expect([...numbers.keys()].toSorted()).toEqual(Object.keys(en ?? {}).toSorted())
  const saidBy = new Map<number, string>()
  for (const [id, number] of numbers) {
    const said = JSON.stringify([parts.get(id), en?.[id], ja?.[id]])
    expect(saidBy.get(number) ?? said, id).toBe(said)
    saidBy.set(number, said)
  }
  expect(new Set(saidBy.values()).size).toBe(saidBy.size)
  const inOrder = [...saidBy].toSorted(([a], [b]) => a - b)
  expect(inOrder.map(([number]) => number)).toEqual([...inOrder.keys()])
  const partOf = inOrder.map(([, said]) => String(JSON.parse(said)[0]))
  expect(partOf.filter((part, place) => part !== partOf[place - 1])).toHaveLength(new Set(partOf).size)
})
