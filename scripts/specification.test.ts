import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const project = join(import.meta.dirname, '..')
const pagesFolder = 'docs/specification'
const index = `${pagesFolder}/README.md`
/** The planted citations below are no citations. */
const self = 'scripts/specification.test.ts'

/** Names that look like ids of rules, such as UTF-8. */
const otherNames = new Set(['UTF', 'GMT', 'SHA', 'AES', 'PDF', 'ISO', 'RFC'])

/** What `**CON-12** …` at the start of a list item defines. */
const definedIn = (page: string): string[] =>
  [...page.matchAll(/^- \*\*([A-Z]{3}-\d+)\*\* \S/gm)].map(([, id = '']) => id)

/** Ids of rules that a text names, defined or not. */
const citedIn = (text: string): string[] =>
  [...text.matchAll(/\b([A-Z]{3})-\d+\b/g)].flatMap(([id, prefix = '']) =>
    otherNames.has(prefix) ? [] : [id],
  )

/** Documents that a text names by file, or by a name that only documents outside the repository had. */
const documentsIn = (text: string): string[] => [
  ...[...text.matchAll(/[\w.-]+\.md\b/g)].map(([name]) => name),
  ...[
    ...text.matchAll(
      /\b(?:SPEC|SCREENS|CONTRACT|PERFORMANCE|RELIABILITY|DESIGN|EDITOR|ARCHITECTURE|LANGUAGE|HABITS|BACKEND|STACK) \d[\d.]*/g,
    ),
  ].map(([name]) => name),
]

const repeated = (ids: readonly string[]): string[] => ids.filter((id, place) => ids.indexOf(id) !== place)

/** Pages of the specification that the index does not link to. */
const missingFrom = (indexText: string, pages: readonly string[]): string[] =>
  pages.filter((page) => !indexText.includes(`](${page})`))

describe('the checks', () => {
  test('a rule is defined where a list item begins with its id', () => {
    expect(definedIn('- **CON-1** One.\n- **CON-2** Two, see **CON-1**.\n**CON-3** no item')).toEqual([
      'CON-1',
      'CON-2',
    ])
    expect(definedIn('- **CON-1**\n')).toEqual([])
  })

  test('a rule that is defined twice is named', () => {
    expect(repeated(definedIn('- **CON-1** One.\n- **CON-2** Two.\n- **CON-1** Again.'))).toEqual(['CON-1'])
  })

  test('a citation is found in any text, and names such as UTF-8 are none', () => {
    expect(citedIn('// As CON-12 says, in UTF-8 (SET-3, ROU-1 to ROU-4).')).toEqual([
      'CON-12',
      'SET-3',
      'ROU-1',
      'ROU-4',
    ])
    expect(citedIn('/** XYZ-1 */')).toEqual(['XYZ-1'])
  })

  test('a document from elsewhere is found by file and by section', () => {
    expect(documentsIn('/** The way of it (SPEC.md 2.1). */')).toEqual(['SPEC.md'])
    expect(documentsIn('(CONTRACT 1.3), see docs/decisions/001-stack.md')).toEqual([
      '001-stack.md',
      'CONTRACT 1.3',
    ])
    expect(documentsIn('const EDITOR = 1')).toEqual([])
  })

  test('a page that the index leaves out is named', () => {
    expect(missingFrom('[Home](home.md)', ['home.md', 'email.md'])).toEqual(['email.md'])
  })
})

/** Files of a folder of the project, by path from its root. */
const filesIn = (folder: string): string[] =>
  readdirSync(join(project, folder), { recursive: true })
    .map((file) => `${folder}/${String(file).replaceAll('\\', '/')}`)
    .filter((file) => statSync(join(project, file)).isFile())
const read = (file: string) => readFileSync(join(project, file), 'utf8')

const isText = (file: string) => /\.(tsx?|mdx?|json|html|conf|yml|sh)$/.test(file)
const rootFiles = readdirSync(project).filter(
  (file) =>
    isText(file) && file !== 'package-lock.json' && file !== 'pictures.json' && file !== 'openapi.json',
)
const documents = [
  ...['src', 'scripts', 'e2e', 'stories', '.storybook', 'docs'].flatMap(filesIn).filter(isText),
  ...rootFiles,
].filter((file) => file !== self)

const pages = documents.filter((file) => file.startsWith(`${pagesFolder}/`) && file !== index)
const defined = pages.flatMap((page) => definedIn(read(page)))

describe('the specification', () => {
  test('defines each rule once', () => {
    expect(defined.length).toBeGreaterThan(300)
    expect(repeated(defined)).toEqual([])
  })

  test('has one prefix for each page', () => {
    for (const page of pages) {
      const prefixes = new Set(definedIn(read(page)).map((id) => id.slice(0, 3)))
      expect([...prefixes], page).toHaveLength(1)
    }
  })

  test('lists every page in its index', () => {
    expect(
      missingFrom(
        read(index),
        pages.map((page) => basename(page)),
      ),
    ).toEqual([])
  })

  test('has every rule that is cited', () => {
    const known = new Set(defined)
    const unknown = documents.flatMap((file) =>
      citedIn(read(file)).flatMap((id) => (known.has(id) ? [] : [`${file} cites ${id}`])),
    )
    expect(unknown).toEqual([])
  })
})

test('no document that is not in the repository is cited', () => {
  const known = new Set(documents.map((file) => basename(file)))
  const unknown = documents.flatMap((file) =>
    documentsIn(read(file)).flatMap((name) => (known.has(name) ? [] : [`${file} cites ${name}`])),
  )
  expect(unknown).toEqual([])
})
