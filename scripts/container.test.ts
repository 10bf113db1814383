import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import * as v from 'valibot'
import { expect, onTestFinished, test } from 'vitest'

// Docker itself is not needed: what the Dockerfile says is held to what is there, and its last stage is put together by hand.
const project = resolve(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(project, path), 'utf8')

const { scripts } = v.parse(
  v.object({ scripts: v.record(v.string(), v.string()) }),
  JSON.parse(read('package.json')),
)
const stages = read('Dockerfile')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => ({ name: line.slice(0, line.indexOf(' ')), rest: line.slice(line.indexOf(' ') + 1) }))
  .reduce<{ name: string; rest: string }[][]>((all, one) => {
    if (one.name === 'FROM') all.push([])
    all.at(-1)?.push(one)
    return all
  }, [])
const last = stages.at(-1) ?? []
const all = (name: string, of = stages.flat()) =>
  of.filter((one) => one.name === name).map(({ rest }) => rest)
const words = (text: string | undefined) => v.parse(v.array(v.string()), JSON.parse(text ?? ''))
/** What the last stage takes from the project. */
const taken = all('COPY', last)
  .filter((rest) => !rest.startsWith('--from'))
  .flatMap((rest) => rest.split(' ').slice(0, -1))

test('it is built by the Node of the project, with scripts and files that are there', () => {
  for (const image of all('FROM')) expect(image).toMatch(new RegExp(`^node:${read('.nvmrc').trim()}-`))
  const tracked = execFileSync('git', ['ls-files'], { cwd: project, encoding: 'utf8' }).split('\n')
  const ignored = read('.dockerignore').split('\n')
  expect(taken).toContain('src')
  for (const path of taken) {
    expect(
      tracked.some((file) => file === path || file.startsWith(`${path}/`)),
      path,
    ).toBe(true)
    expect(ignored).not.toContain(path)
  }
  const runs = all('RUN').flatMap((rest) =>
    [...rest.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name),
  )
  expect(runs).toEqual(['build', 'build:forms', 'build:tracker'])
  for (const name of runs) expect(scripts[name], name).toBeDefined()
  // Each folder that is taken from the build is one that a script makes.
  for (const rest of all('COPY').filter((one) => one.startsWith('--from'))) {
    const [, folder = ''] = /^--from=build \/app\/([\w-]+) \.\/\1$/.exec(rest) ?? []
    expect(ignored.includes(folder) || ignored.includes('dist-*'), rest).toBe(true)
    const [, part] = folder.split('-')
    if (part !== undefined) expect(read(`vite.${part}.config.ts`)).toContain(`'${folder}'`)
  }
})

test('it starts as npm run server does, as nobody of importance, and keeps its data outside', () => {
  expect(words(all('ENTRYPOINT', last)[0])).toEqual(scripts['server']?.split(' '))
  expect(all('USER', last)).toEqual(['node'])
  const [volume = ''] = all('VOLUME', last)
  expect(all('ENV', last).join(' ').split(' ')).toContain(`DATA_DIR=${volume}`)
})

test('what the last stage holds is enough to start', () => {
  const folder = mkdtempSync(join(tmpdir(), 'container-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const path of taken) symlinkSync(join(project, path), join(folder, path))
  const { packages } = v.parse(
    v.object({ packages: v.record(v.string(), v.object({ dev: v.optional(v.boolean()) })) }),
    JSON.parse(read('package-lock.json')),
  )
  // As npm ci --omit=dev leaves it.
  for (const [path, { dev }] of Object.entries(packages)) {
    if (!/^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) || dev || !existsSync(join(project, path))) continue
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    symlinkSync(join(project, path), join(folder, path))
  }
  const [, check = ''] =
    /^node --input-type=module -e "(.+)"$/.exec(
      all('RUN', last).find((one) => one.startsWith('node')) ?? '',
    ) ?? []
  const [, ...start] = words(all('ENTRYPOINT', last)[0])
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--preserve-symlinks', '--preserve-symlinks-main', ...args],
      { cwd: folder, encoding: 'utf8' },
    )
    return { status, said: stdout + stderr }
  }
  expect(run('--input-type=module', '-e', check)).toEqual({ status: 0, said: '' })
  expect(run(...start, '--help').said).toMatch(/^npm run server /)
  const parts = [
    'supervisor',
    'worker',
    'doctor',
    'metrics/start-metrics',
    'commands/token',
    'commands/export',
    'commands/migrate-in',
  ]
  const loaded = parts.map((part) => `await import('./src/server/${part}.ts')`).join(';')
  expect(run('--input-type=module', '-e', loaded)).toEqual({ status: 0, said: '' })
})

test.each([
  [200, 0],
  [503, 1],
])('a server that answers /readyz with %i has the health %i', async (status, code) => {
  const asked: (string | undefined)[] = []
  const server = createServer((request, response) => {
    asked.push(request.url)
    response.writeHead(status).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' && address ? String(address.port) : ''
  const [health = ''] = all('HEALTHCHECK', last)
  const [, ...args] = words(health.slice(health.indexOf('[')))
  const [ended] = await once(spawn(process.execPath, args, { env: { PORT: port } }), 'close')
  expect([asked, ended]).toEqual([['/readyz'], code])
})
