/**
 * Makes a package of the built component library (`npm run build:library`): types beside the modules, the messages of
 * the components in each language, and a package.json with one door per component.
 */
import { execFileSync } from 'node:child_process'
import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, relative } from 'node:path/posix'
import manifest from '../package.json' with { type: 'json' }

const out = 'dist-library'
/** Exist once in a page: the package must use those of the app around it. */
const peers = ['react', 'react-dom', 'react-intl']

const write = (path: string, value: unknown) =>
  writeFileSync(`${out}/${path}`, `${JSON.stringify(value, null, 2)}\n`)

/** Where an alias of this project, or a source file beside, is in the package; undefined for what is another package's. */
function builtFile(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('./')) return specifier.replace(/\.tsx?$/, '.js')
  for (const [alias, target] of Object.entries(manifest.imports)) {
    const [head = '', tail] = alias.split('*')
    if (tail === undefined ? specifier !== alias : !specifier.startsWith(head)) continue
    const source = target.replace('*', specifier.slice(head.length))
    const path = relative(dirname(from), source.replace('./src', out).replace(/\.ts$/, '.js'))
    return path.startsWith('.') ? path : `./${path}`
  }
  return undefined
}

execFileSync('tsc', ['-p', 'tsconfig.library.json'], { stdio: 'inherit' })
for (const file of globSync(`${out}/**/*.d.ts`)) {
  const declarations = readFileSync(file, 'utf8').replaceAll(
    /((?:from|import) |import\()(['"])([#.][^'"]+)\2/g,
    (whole: string, before: string, quote: string, specifier: string) => {
      const path = builtFile(file, specifier)
      return path === undefined ? whole : before + quote + path + quote
    },
  )
  writeFileSync(file, declarations)
}

const sources = globSync('src/components/**/*.messages.ts')
const extracted: unknown = JSON.parse(
  execFileSync('formatjs', ['extract', ...sources, '--throws'], { encoding: 'utf8' }),
)
const ids = Object.keys(extracted ?? {}).sort()
mkdirSync(`${out}/messages`, { recursive: true })
for (const locale of ['en', 'ja']) {
  const catalogue: Record<string, string> = JSON.parse(readFileSync(`src/intl/${locale}.json`, 'utf8'))
  write(`messages/${locale}.json`, Object.fromEntries(ids.map((id) => [id, catalogue[id]])))
}

const modules = globSync(`${out}/**/*.js`)
// Whoever renders on a server is told which modules need a browser: those with hooks, contexts or handlers.
for (const file of modules) {
  const text = readFileSync(file, 'utf8')
  if (/\buse[A-Z]\w*\(|\bcreateContext\(|\bon[A-Z]\w+: ?\(/.test(text))
    writeFileSync(file, `"use client";\n${text}`)
}
const imported = new Set(
  modules.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:from |import |import\()"([^."][^"]*)"/g)].map(
      ([, specifier = '']) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '',
    ),
  ),
)
const needs = Object.entries(manifest.dependencies).filter(([name]) => imported.has(name))
const components = globSync('src/components/*/index.ts')
  .map((file) => basename(dirname(file)))
  .sort()
write('package.json', {
  name: `${manifest.name}-components`,
  version: manifest.version,
  description: 'The components of Otegami: React, one style sheet, English and Japanese.',
  license: manifest.license,
  type: 'module',
  sideEffects: ['**/*.css'],
  exports: {
    './styles.css': './styles.css',
    './messages/en.json': './messages/en.json',
    './messages/ja.json': './messages/ja.json',
    ...Object.fromEntries(
      components.map((name) => [
        `./${name}`,
        { types: `./components/${name}/index.d.ts`, default: `./components/${name}/index.js` },
      ]),
    ),
  },
  dependencies: Object.fromEntries(needs.filter(([name]) => !peers.includes(name))),
  peerDependencies: Object.fromEntries(
    needs.filter(([name]) => peers.includes(name)).map(([name, version]) => [name, `^${version}`]),
  ),
})
copyFileSync('LICENSE', `${out}/LICENSE`)
copyFileSync('node_modules/@fontsource-variable/geist/LICENSE', `${out}/geist-LICENSE`)
process.stdout.write(`${components.length} components, ${ids.length} messages in ${out}/\n`)
