import { expect, type CDPSession } from '@playwright/test'

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** Time that the thread itself worked, microseconds. */
  tdur?: number
  args?: { name?: string }
}

/**
 * Watches the tasks of the page until the returned function is called, which gives the longest in ms: of the thread's own
 * work, so that what else the machine does is no part of it.
 */
export async function watchTasks(browser: CDPSession): Promise<() => Promise<number>> {
  const events: TraceEvent[] = []
  // The protocol’s types say less of an event than it holds.
  browser.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await browser.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['disabled-by-default-devtools.timeline'],
      excludedCategories: ['*'],
    },
  })
  return async () => {
    const complete = new Promise<void>((resolve) => browser.once('Tracing.tracingComplete', () => resolve()))
    await browser.send('Tracing.end')
    await complete
    const pages = new Set(
      events
        .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
        .map(({ pid, tid }) => `${pid} ${tid}`),
    )
    const tasks = events.filter(({ name, pid, tid }) => name === 'RunTask' && pages.has(`${pid} ${tid}`))
    expect(tasks.length, 'tasks were seen').toBeGreaterThan(100)
    return Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000))
  }
}
