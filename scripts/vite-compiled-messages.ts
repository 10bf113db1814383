import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'

const run = promisify(execFile)
const project = fileURLToPath(new URL('..', import.meta.url))
const prefix = 'virtual:messages/'

const sources = { en: 'src/intl/en.json', ja: 'src/intl/ja.json' }

async function compile(file: string): Promise<Record<string, unknown>> {
  const { stdout } = await run(
    `${project}node_modules/.bin/formatjs`,
    ['compile', '--ast', '--format', 'simple', project + file],
    { maxBuffer: 64 * 1024 * 1024 },
  )
  return JSON.parse(stdout)
}

/** What a part of the app says, loaded with it (`MoreMessages`). */
const allParts = ['first', 'whole', 'editor', 'panels', 'more'] as const
type Part = (typeof allParts)[number]

const wholeOf = (locale: string) => ({
  code: [
    ...allParts.map((part) => `import ${part} from '${prefix}${part}/${locale}'`),
    `export default { ${allParts.map((part) => `...${part}`).join(', ')} }`,
  ].join('\n'),
  moduleType: 'js' as const,
})

const firstScreens = readFileSync(`${project}src/intl/first-screens.txt`, 'utf8').split('\n')
// Those of components are here too: wherever more is said, they are.
const ofEditor = ['src/components/', 'src/features/editor/', 'src/mail/', 'src/app/demo-editor.']
/** What is said once the contacts are whole and nothing of them was opened: a test follows who says what. */
const ofWhole = readFileSync(`${project}src/intl/contacts-whole.txt`, 'utf8').split('\n')
/** What is said before any panel of the editor is opened (`saidLater`): a test follows who says what. */
const toType = readFileSync(`${project}src/intl/editor-to-type.txt`, 'utf8').split('\n')

function partOfFile(file: string, prefix: string): Part {
  if (firstScreens.includes(prefix)) return 'first'
  if (ofWhole.includes(file)) return 'whole'
  if (toType.includes(file)) return 'editor'
  return ofEditor.some((start) => file.startsWith(start)) ? 'panels' : 'more'
}

/** The part of each message by its id. */
export function messageParts(): ReadonlyMap<string, Part> {
  const parts = new Map<string, Part>()
  for (const file of globSync('src/**/*.messages.ts', { cwd: project }).sort()) {
    for (const [, id = '', prefix = ''] of readFileSync(project + file, 'utf8').matchAll(
      /id: '((\w+)\.[^']+)'/g,
    ))
      parts.set(id, partOfFile(file, prefix))
  }
  return parts
}

/**
 * The messages of a build, by their ids: those of a part follow one another, and those of a part that say the same in each
 * language are one. Ids that can be read stand in the code and in each language, and made up 4 % of all scripts.
 */
export function messageNumbers(): ReadonlyMap<string, number> {
  const catalogues = [sources.en, sources.ja].map((file): Record<string, string> =>
    JSON.parse(readFileSync(project + file, 'utf8')),
  )
  const numbers = new Map<string, number>()
  const numberOf = new Map<string, number>()
  const parts = messageParts()
  for (const part of allParts) {
    for (const [id, ofPart] of parts) {
      if (ofPart !== part) continue
      const said = JSON.stringify([part, ...catalogues.map((catalogue) => catalogue[id])])
      const number = numberOf.get(said) ?? numberOf.size
      numberOf.set(said, number)
      numbers.set(id, number)
    }
  }
  return numbers
}

/** The id of a message in a build. */
export const shortId = (number: number): string => number.toString(36)

/** A part of a catalogue of a build: what it says, in the order of its numbers. */
function numbered(catalogue: Readonly<Record<string, unknown>>): string {
  const numbers = messageNumbers()
  const said = new Map(
    Object.entries(catalogue).map(([id, message]) => [numbers.get(id) ?? Number.NaN, message]),
  )
  const places = [...said.keys()].toSorted((a, b) => a - b)
  const [first = 0] = places
  if (places.some((place, index) => place !== first + index))
    throw new Error('The messages of a part do not follow one another.')
  const texts = JSON.stringify(places.map((place) => said.get(place)))
  return `Object.fromEntries(JSON.parse(${JSON.stringify(texts)}).map((said, place) => [(${first} + place).toString(36), said]))`
}

/**
 * Serves `virtual:messages/<locale>`: a catalogue compiled to syntax trees, so that no browser parses message syntax;
 * `first/<locale>`, `whole/<locale>`, `editor/<locale>`, `panels/<locale>` and `more/<locale>` are its parts.
 */
export function compiledMessages({ short = false } = {}): Plugin {
  // Each language once, whatever part of it is asked for.
  const compiling: Record<string, Promise<Record<string, unknown>>> = {}
  return {
    name: 'compiled-messages',
    buildStart() {
      for (const locale of Object.keys(sources)) delete compiling[locale]
    },
    resolveId(id) {
      return id.startsWith(prefix) ? `\0${id}` : undefined
    },
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return
      const [locale = '', part] = id
        .slice(prefix.length + 1)
        .split('/')
        .toReversed()
      const source = Object.entries(sources).find(([name]) => name === locale)?.[1]
      if (!source)
        throw new Error(
          `There is no catalogue for ${id.slice(1)}. Known: ${Object.keys(sources).join(', ')}.`,
        )
      this.addWatchFile(project + source)
      // The whole of a language that the app speaks is its parts: a build that has both has each text once.
      if (part === undefined) return wholeOf(locale)
      const compiled = (compiling[locale] ??= compile(source))
      const parts = messageParts()
      const catalogue = Object.fromEntries(
        Object.entries(await compiled).filter(([message]) => parts.get(message) === part),
      )
      // As one JSON string: engines parse it faster than an object literal of the same content.
      return {
        code: `export default ${short ? numbered(catalogue) : `JSON.parse(${JSON.stringify(JSON.stringify(catalogue))})`}`,
        moduleType: 'js',
      }
    },
    handleHotUpdate({ file, server }) {
      const changed = Object.entries(sources).filter(([, source]) => file === project + source)
      for (const [locale] of changed) delete compiling[locale]
      return changed.flatMap(([locale]) =>
        ['', ...allParts.map((part) => `${part}/`)].flatMap(
          (part) => server.moduleGraph.getModuleById(`\0${prefix}${part}${locale}`) ?? [],
        ),
      )
    },
  }
}
