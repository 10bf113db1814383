import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

// A project of its own that has installed the package, and nothing of ours but what the package says that it needs.
const project = resolve(import.meta.dirname, '..')
const consumer = mkdtempSync(join(tmpdir(), 'consumer-'))
const installed = join(consumer, 'node_modules/otegami-components')

const app = `
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { Banner } from 'otegami-components/banner'
import { Button, type ButtonProps } from 'otegami-components/button'
import { DataTable } from 'otegami-components/data-table'
import { TextField } from 'otegami-components/text-field'
import ja from 'otegami-components/messages/ja.json'
import 'otegami-components/styles.css'

const tone: ButtonProps['tone'] = 'primary'
export const table = DataTable
export const page = renderToString(
  createElement(IntlProvider, { locale: 'ja', messages: ja }, [
    createElement(Button, { key: 1, tone, children: '保存' }),
    createElement(TextField, { key: 2, label: 'メールアドレス', required: true }),
    createElement(Banner, { key: 3, onDismiss: () => undefined, children: 'お知らせ' }),
  ]),
)
`
const wrong = `
import { Button } from 'otegami-components/button'
export const button = <Button tone="loud">Send</Button>
`
/** What a tool of this project says in the consumer's folder, whether it succeeds or not. */
function run(program: string, ...args: string[]): string {
  const { stdout, stderr } = spawnSync(join(project, 'node_modules/.bin', program), args, {
    cwd: consumer,
    encoding: 'utf8',
  })
  return stdout + stderr
}

function install(name: string) {
  const target = join(consumer, 'node_modules', name)
  mkdirSync(dirname(target), { recursive: true })
  symlinkSync(join(project, 'node_modules', name), target)
}

beforeAll(() => {
  execFileSync('npm', ['run', '--silent', 'build:library'], { cwd: project, stdio: 'pipe' })
  // As whoever installs it gets it: packed, and unpacked again.
  const [tarball = ''] = execFileSync(
    'npm',
    ['pack', '--silent', '--pack-destination', consumer, './dist-library'],
    {
      cwd: project,
      encoding: 'utf8',
    },
  )
    .trim()
    .split('\n')
  mkdirSync(installed, { recursive: true })
  execFileSync('tar', ['-xzf', join(consumer, tarball), '-C', installed, '--strip-components', '1'])
  const needs = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
    peerDependencies: Record<string, string>
  }
  for (const name of Object.keys({ ...needs.dependencies, ...needs.peerDependencies })) install(name)
  for (const name of ['@types/react', '@types/react-dom']) install(name)
  const compilerOptions = {
    strict: true,
    noEmit: true,
    jsx: 'react-jsx',
    module: 'preserve',
    moduleResolution: 'bundler',
    noUncheckedSideEffectImports: false,
    target: 'es2024',
    types: [],
  }
  writeFileSync(join(consumer, 'package.json'), JSON.stringify({ name: 'consumer', type: 'module' }))
  writeFileSync(
    join(consumer, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, include: ['*.ts', '*.tsx'] }),
  )
  writeFileSync(join(consumer, 'app.ts'), app)
})
afterAll(() => rmSync(consumer, { recursive: true }))

test('its types say what a component takes', () => {
  expect(run('tsc')).toBe('')
  writeFileSync(join(consumer, 'wrong.tsx'), wrong)
  expect(run('tsc')).toContain('"loud"')
  rmSync(join(consumer, 'wrong.tsx'))
})

test('it bundles, and renders with its Japanese messages', () => {
  run('vite', 'build', '--ssr', 'app.ts', '--logLevel', 'error')
  const script = `console.log((await import(${JSON.stringify(join(consumer, 'dist/app.js'))})).page)`
  const page = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  expect(page).toContain('保存')
  expect(page).toContain('必須')
  expect(page).toContain('aria-label="閉じる"')
})

test('one component costs that component', () => {
  writeFileSync(join(consumer, 'one.ts'), "export { Badge } from 'otegami-components/badge'\n")
  run('vite', 'build', '--ssr', 'one.ts', '--outDir', 'one', '--logLevel', 'error')
  const one = readFileSync(join(consumer, 'one/one.js'), 'utf8')
  expect(one).toContain('Badge')
  expect(one.length).toBeLessThan(5000)
  expect(one).not.toMatch(/radix|DataTable|Dialog/)
  rmSync(join(consumer, 'one.ts'))
})

test('modules that need a browser say so, and others do not', () => {
  const first = (file: string) => readFileSync(join(installed, file), 'utf8').split('\n')[0]
  expect(first('components/search-field/search-field.js')).toBe('"use client";')
  expect(first('components/toast/toast.model.js')).not.toBe('"use client";')
})

test('every component has a door, and its style sheet names files that are there', () => {
  const { exports } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as {
    exports: Record<string, string | { types: string; default: string }>
  }
  for (const door of Object.values(exports)) {
    for (const file of typeof door === 'string' ? [door] : Object.values(door)) {
      expect(readFileSync(join(installed, file), 'utf8')).not.toMatch(/["']#(lib|styles|components)\//)
    }
  }
  const files = [...readFileSync(join(installed, 'styles.css'), 'utf8').matchAll(/url\("?(\.[^")]+)"?\)/g)]
  expect(files).not.toHaveLength(0)
  for (const [, file = ''] of files) expect(readFileSync(join(installed, file)).length).toBeGreaterThan(0)
})
