import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

export const MAIN = resolve(import.meta.dirname, '../../src/server/start.js')

/** Which of its processes is killed. The supervisor answers calls, and starts the other two. */
export type Victim = 'worker' | 'database' | 'supervisor'

/** A server on a folder of its own. */
export interface RunningServer {
  base: string
  /** Kills one of its processes as a power cut does. Resolves to a server that answers: this one or the next on its folder. */
  kill: (victim: Victim) => Promise<RunningServer>
  end: () => Promise<void>
}

/** Starts the server with these variables, `DATA_DIR` among them; resolves once it answers. */
export async function startServer(environment: NodeJS.ProcessEnv): Promise<RunningServer> {
  const child = spawn(process.execPath, [MAIN], { env: environment, stdio: ['ignore', 'pipe', 'inherit'] })
  let worker: number | undefined
  const base = await new Promise<string>((done, fail) => {
    let said = ''
    child.stdout.on('data', (part: Buffer) => {
      said = `${said}${part.toString()}`.slice(-20_000)
      for (const line of said.split('\n')) {
        const [, pid] = /"pid":(\d+),"role":"worker".*"msg":"works"/.exec(line) ?? []
        if (pid !== undefined) worker = Number(pid)
        const [, port] = /"port":(\d+).*"msg":"ready"/.exec(line) ?? []
        if (port !== undefined) done(`http://localhost:${port}`)
      }
    })
    child.once('exit', () => fail(new Error(`The server ended:\n${said}`)))
  })
  const running: RunningServer = {
    base,
    async kill(victim) {
      if (victim === 'worker') {
        if (worker !== undefined) killIfThere(worker)
        return running
      }
      const ended = exitOf(child)
      if (victim === 'supervisor') child.kill('SIGKILL')
      else killIfThere(await pidOfDatabase(environment['DATA_DIR'] ?? ''))
      await ended
      return await startServer(environment)
    },
    async end() {
      const ended = exitOf(child)
      child.kill('SIGTERM')
      await ended
    },
  }
  return running
}

const exitOf = async (child: ChildProcess) => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

/** The worker's pid is known from its log: it may have ended by itself, as when its database went. */
function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended.
  }
}

async function pidOfDatabase(dataDir: string): Promise<number> {
  const [pid = ''] = (
    await readFile(join(dataDir, 'database', 'postmaster.pid'), 'utf8').catch(() =>
      readFile(join(dataDir, 'database', 'data', 'postmaster.pid'), 'utf8'),
    )
  ).split('\n')
  return Number(pid)
}
