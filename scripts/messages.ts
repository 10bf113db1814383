/**
 * Message catalogues.
 *   messages.ts extract        writes src/intl/en.json from the code
 *   messages.ts ja FILE        merges { id: text } from FILE into src/intl/ja.json
 *   messages.ts check          fails when a message is missing, unused, untranslated, without a description, or says
 *                              something in another word than the glossary
 */
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { glossaryProblems } from './glossary.ts'

type Catalogue = Record<string, string>
type Extracted = Record<string, { defaultMessage: string; description?: string }>

const formatjs = 'node_modules/.bin/formatjs'
const paths = { en: 'src/intl/en.json', ja: 'src/intl/ja.json' }
const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Catalogue

function write(path: string, catalogue: Catalogue) {
  const sorted = Object.fromEntries(Object.entries(catalogue).sort(([a], [b]) => (a < b ? -1 : 1)))
  // Renamed into place: a reader beside us never sees half a file.
  writeFileSync(`${path}.tmp`, JSON.stringify(sorted, null, 2) + '\n')
  renameSync(`${path}.tmp`, path)
}

function extract(): Extracted {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.(stories|test)\.tsx?$|\.d\.ts$/.test(file))
  if (files.length === 0) return {}
  const out = execFileSync(formatjs, ['extract', ...files, '--throws'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return JSON.parse(out) as Extracted
}

const sourceTexts = (extracted: Extracted): Catalogue =>
  Object.fromEntries(Object.entries(extracted).map(([id, { defaultMessage }]) => [id, defaultMessage]))

/** Messages that are defined and then asked for nowhere: neither by name nor through a key that is worked out. */
function unusedMessages(): string[] {
  const sources = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.(stories|test)\.tsx?$/.test(file))
  return sources
    .filter((file) => file.endsWith('.messages.ts'))
    .flatMap((file) => {
      const own = readFileSync(file, 'utf8')
      const folder = file.slice(0, file.lastIndexOf('/') + 1)
      const users = sources
        .filter((other) => other.startsWith(folder))
        .map((other) => readFileSync(other, 'utf8'))
        .join('\n')
      return [...own.matchAll(/const (\w+) = defineMessages<\{([^]*?)\}>\(/g)].flatMap(
        ([, name = '', keys = '']) => {
          // Taken by a key that is worked out, or as a whole: which ones are used, the types say.
          if (new RegExp(`\\b${name}\\[|\\(${name}\\)|: ${name}\\b`).test(users)) return []
          return [...keys.matchAll(/(?:^|[\n;]|\{ )\s*(\w+): \{/g)]
            .map(([, key = '']) => key)
            .filter((key) => !new RegExp(`\\b${name}\\.${key}\\b`).test(users))
            .map((key) => `${file} defines ${key}, which nothing shows`)
        },
      )
    })
}

function problemsOf(extracted: Extracted, en: Catalogue, ja: Catalogue): string[] {
  const source = sourceTexts(extracted)
  // Where both languages really say the same: names, symbols and figures.
  const sameInBoth = (text: string) => !/[A-Za-z]{2,}/.test(text.replaceAll(/\{[^{}]*\}/g, ''))
  const allowedSame = new Set(readFileSync('src/intl/same-in-both.txt', 'utf8').split('\n').filter(Boolean))
  return [
    ...Object.keys(source)
      .filter((id) => en[id] !== source[id])
      .map((id) => `en.json is not up to date: ${id}. Run npm run messages extract.`),
    ...Object.keys(en)
      .filter((id) => !(id in source))
      .map((id) => `en.json has a message that no code uses: ${id}`),
    ...Object.keys(source)
      .filter((id) => !(id in ja))
      .map((id) => `ja.json misses ${id}: ${source[id]}`),
    ...Object.keys(ja)
      .filter((id) => !(id in source))
      .map((id) => `ja.json has a message that no code uses: ${id}`),
    ...Object.keys(source)
      .filter((id) => ja[id] === source[id] && !sameInBoth(ja[id] ?? '') && !allowedSame.has(id))
      .map(
        (id) =>
          `ja.json has English for ${id}. If both languages say the same, list it in src/intl/same-in-both.txt.`,
      ),
    ...unusedMessages(),
    ...glossaryProblems('en', en),
    ...glossaryProblems('ja', ja),
    ...[...allowedSame]
      .filter((id) => ja[id] !== source[id])
      .map((id) => `same-in-both.txt lists ${id}, which differs or is gone`),
    ...Object.entries(extracted)
      .filter(([, { description }]) => !description)
      .map(([id]) => `${id} has no description`),
  ]
}

const [command, file] = process.argv.slice(2)
if (command === 'extract') {
  write(paths.en, sourceTexts(extract()))
} else if (command === 'ja' && file) {
  write(paths.ja, { ...read(paths.ja), ...read(file) })
} else if (command === 'check') {
  const problems = problemsOf(extract(), read(paths.en), read(paths.ja))
  if (problems.length === 0) {
    execFileSync(formatjs, ['verify', paths.en, paths.ja, '--source-locale', 'en', '--structural-equality'], {
      stdio: 'inherit',
    })
  }
  for (const problem of problems) process.stderr.write(`${problem}\n`)
  process.stdout.write(
    `messages: ${Object.keys(read(paths.en)).length} in two languages, ${problems.length} problems\n`,
  )
  process.exitCode = problems.length === 0 ? 0 : 1
} else {
  process.stderr.write('usage: messages.ts extract | ja FILE | check\n')
  process.exitCode = 2
}
