import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'

/** One command of the test run. */
export interface Step {
  name: string
  command: readonly string[]
  /** Steps that must have passed before. */
  after?: readonly string[]
  /** Where the step's own runner writes its figures as JSON; without it the step counts as one test. */
  report?: string
}

export interface Counts {
  passed: number
  failed: number
}

interface Outcome extends Counts {
  name: string
  seconds: number
  output: string
}

/** Runs the steps, at most `lanes` at a time, each as soon as what it waits for is done. Prints what failed whole. */
export async function runSteps(steps: readonly Step[], lanes: number): Promise<Counts> {
  const waiting = new Set(steps)
  const running = new Map<string, Promise<void>>()
  const outcomes = new Map<string, Outcome>()

  const startWhatCan = () => {
    for (const step of waiting) {
      if (running.size >= lanes) return
      const before = (step.after ?? []).map((name) => outcomes.get(name))
      if (before.includes(undefined)) continue
      waiting.delete(step)
      if (before.some((outcome) => outcome && outcome.failed > 0)) {
        finish({
          name: step.name,
          passed: 0,
          failed: 1,
          seconds: 0,
          output: 'not run: what it needs has failed',
        })
      } else {
        running.set(step.name, runStep(step).then(finish))
      }
    }
  }
  const finish = (outcome: Outcome) => {
    running.delete(outcome.name)
    outcomes.set(outcome.name, outcome)
    const { name, passed, failed, seconds, output } = outcome
    if (failed > 0) process.stdout.write(`\n──── ${name} ────\n${output}\n`)
    process.stdout.write(
      `${failed === 0 ? '✓' : '✗'} ${name.padEnd(22)} ${passed} passed, ${failed} failed · ${seconds.toFixed(0)} s\n`,
    )
  }

  startWhatCan()
  while (running.size > 0) {
    await Promise.race(running.values())
    startWhatCan()
  }
  const all = [...outcomes.values()]
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
  }
}

function runStep({ name, command: [program = '', ...args], report }: Step): Promise<Outcome> {
  if (report) rmSync(report, { force: true })
  const started = performance.now()
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, FORCE_COLOR: '0', CI: 'true' },
    })
    const collect = (data: Buffer) => (output += data.toString())
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    const done = (ok: boolean) => {
      const counts = report ? countsOf(report) : { passed: 0, failed: 0 }
      const nothingRan = report !== undefined && counts.passed + counts.failed === 0
      const passed = report ? counts.passed : ok ? 1 : 0
      // A runner that failed although no test did (a crash, an unhandled error), or that ran none, has failed too.
      const failed = counts.failed > 0 ? counts.failed : ok && !nothingRan ? 0 : 1
      resolve({ name, passed, failed, seconds: (performance.now() - started) / 1000, output })
    }
    child.on('error', (error) => {
      output += String(error)
      done(false)
    })
    child.on('close', (code) => done(code === 0))
  })
}

/** Reads the JSON report of vitest or of Playwright. */
export function countsOf(report: string): Counts {
  try {
    const figures = JSON.parse(readFileSync(report, 'utf8')) as {
      numPassedTests?: number
      numFailedTests?: number
      stats?: { expected: number; unexpected: number; flaky: number }
    }
    if (figures.stats)
      return { passed: figures.stats.expected + figures.stats.flaky, failed: figures.stats.unexpected }
    return { passed: figures.numPassedTests ?? 0, failed: figures.numFailedTests ?? 0 }
  } catch {
    return { passed: 0, failed: 0 }
  }
}
