import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type CDPSession, type Page } from 'playwright'
import { build, preview, type Alias, type InlineConfig } from 'vite'
import { appPlugins, withoutMessageParser } from '../../vite.plugins.ts'
import { chromiumArgs, findBrowser } from '../find-browser.ts'
import { findings } from './findings.ts'

interface OwnPage {
  /** The folder of the page, beside this one. */
  name: string
  /** What the page puts on `window` once it can be driven. */
  handle: string
  viewport: { width: number; height: number }
  alias?: readonly Alias[]
}

/** Builds a page of the benchmark's own as the app is built, opens it, and measures on it; an error of the page fails. */
export async function onOwnPage(
  { name, handle, viewport, alias = [] }: OwnPage,
  measure: (page: Page, session: CDPSession, report: ReturnType<typeof findings>) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`))
  const config: InlineConfig = {
    configFile: false,
    root: join(import.meta.dirname, '..', name),
    logLevel: 'error',
    plugins: appPlugins(),
    resolve: { alias: [withoutMessageParser, ...alias] },
    build: { outDir: folder, emptyOutDir: true, reportCompressedSize: false },
    preview: { port: 0 },
  }
  const report = findings()
  try {
    await build(config)
    const server = await preview(config)
    const browser = await chromium.launch({ executablePath: findBrowser(), args: chromiumArgs })
    const page = await browser.newPage({ viewport, locale: 'en-US' })
    page.on('pageerror', (error) => report.print({ text: error.message, held: false }))
    const session = await page.context().newCDPSession(page)
    // The time that the page's own thread works: what else the machine does is no part of it.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    await page.goto(server.resolvedUrls?.local[0] ?? '')
    await page.waitForFunction((handle) => handle in window, handle)
    await measure(page, session, report)
    await browser.close()
    await server.close()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  report.end()
}
