import { pino, type Logger } from 'pino'

/**
 * Opens the log of a process: JSON lines on its standard output. A line is handed over without waiting for it, and those that
 * come meanwhile go together, so that a call doesn't pay for its own line; what is left is written when the process ends. One
 * that is killed may lose its last lines.
 */
export const openLog = (level: string, base: Readonly<Record<string, string>> = {}): Logger =>
  pino({ level, base: { pid: process.pid, ...base } }, pino.destination({ sync: false }))
