import { readFileSync } from 'node:fs'
import { isCode } from './postgres-package.ts'

/** Whether a process runs. One that has ended, and that nobody has taken note of, does not. */
export function isAlive(pid: number): boolean {
  try {
    if (!(pid > 0)) return false
    process.kill(pid, 0)
  } catch (error) {
    return isCode(error, 'EPERM')
  }
  try {
    // After the name, which is the only thing in brackets and may itself hold some.
    return !/\) Z [^)]*$/.test(readFileSync(`/proc/${pid}/stat`, 'latin1'))
  } catch {
    return process.platform !== 'linux'
  }
}
