import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { onTestFinished } from 'vitest'

/** Whether this machine has these programs of others, which tests run only where they are installed. */
export const areInstalled = (...programs: readonly string[]): boolean =>
  programs.every((name) => spawnSync('which', [name], { stdio: 'ignore' }).status === 0)

/** Starts a program that ends with the test. `onOutput` is told what it says. */
export function runWithTest(
  program: string,
  args: readonly string[],
  { onOutput, ...options }: { cwd?: string; env?: NodeJS.ProcessEnv; onOutput?: (said: string) => void } = {},
): ChildProcess {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => onOutput?.(String(part)))
  onTestFinished(async () => {
    child.kill()
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  })
  return child
}

/** A port of this machine that nobody listened on a moment ago. */
export async function freePort(): Promise<number> {
  const listener = createServer().listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const address = listener.address()
  listener.close()
  await once(listener, 'close')
  return typeof address === 'object' && address !== null ? address.port : 0
}
