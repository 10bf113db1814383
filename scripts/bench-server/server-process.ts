import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { performance } from 'node:perf_hooks'
import * as v from 'valibot'

const project = resolve(import.meta.dirname, '../..')

/** What `npm run server` runs, without npm between: the flags of Node, and the program. */
export async function command(): Promise<string[]> {
  const { scripts } = v.parse(Package, JSON.parse(await readFile(join(project, 'package.json'), 'utf8')))
  return scripts.server.split(' ').slice(1)
}

const Package = v.object({ scripts: v.object({ server: v.string() }) })

/** The server as a process of its own. */
export interface ServerProcess {
  base: string
  /** From its start until it said that it is ready, in ms. */
  took: number
  pid: number
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

/** Starts `npm run server` on a data folder, with other settings where some are given; throws with what it said where it ends instead. */
export async function startServer(
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const begun = performance.now()
  const child = spawn(process.execPath, await command(), {
    cwd: project,
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: dataDir,
      PORT: '0',
      OTEGAMI_DEV_SIGN_IN: '1',
      LOG_LEVEL: 'info',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'close')
  let said = ''
  const port = await new Promise<string>((done, fail) => {
    child.stdout.on('data', (part: Buffer) => {
      // What is said of each call is not kept.
      const text = part.toString()
      for (const line of text.split('\n'))
        if (line.startsWith('{"level":50')) process.stderr.write(`${line}\n`)
      said = `${said}${text}`.slice(-4000)
      const [, ready] = /"port":(\d+).*"msg":"ready"/.exec(said) ?? []
      if (ready !== undefined) done(ready)
    })
    void ended.then(() => fail(new Error(`The server ended:\n${said}`)))
  })
  return {
    base: `http://localhost:${port}`,
    took: performance.now() - begun,
    pid: child.pid ?? 0,
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      await ended
    },
  }
}

/** Memory that a process keeps, in MB: all of it, and what it shares with none. 0 where the machine does not tell. */
export async function memoryOf(pid: number): Promise<{ rss: number; own: number }> {
  const status = await readFile(join('/proc', String(pid), 'status'), 'utf8').catch(() => '')
  const mb = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024)
  return { rss: mb('VmRSS'), own: mb('RssAnon') }
}

/** ms of CPU that a process has had; 0 where the machine does not tell. */
export async function cpuOf(pid: number): Promise<number> {
  const stat = await readFile(join('/proc', String(pid), 'stat'), 'utf8').catch(() => '')
  // The name of the program may hold blanks; user and system time are the 14th and 15th words, in hundredths of a second.
  const words = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(words[11] ?? 0) + Number(words[12] ?? 0)) * 10
}

/** The workers that a server has started. */
export async function workersOf(pid: number): Promise<number[]> {
  const listed = await readFile(join('/proc', String(pid), 'task', String(pid), 'children'), 'utf8').catch(
    () => '',
  )
  const found: number[] = []
  for (const child of listed.split(' ').filter((one) => one !== '')) {
    // oxlint-disable-next-line no-await-in-loop -- two or three
    const line = await readFile(join('/proc', child, 'cmdline'), 'utf8').catch(() => '')
    if (line.includes('--role')) found.push(Number(child))
  }
  return found
}
