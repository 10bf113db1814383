import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { chromium, type BrowserContext, type Page } from 'playwright'
import { preview } from 'vite'
import { STORY_TIME } from '#mocks/node'
import { chromiumArgs, findBrowser } from '../find-browser.ts'

/** What each story is photographed in. */
export const modes = {
  'light-en': { theme: 'light', locale: 'en' },
  'dark-ja': { theme: 'dark', locale: 'ja' },
  'light-ja': { theme: 'light', locale: 'ja' },
  'dark-en': { theme: 'dark', locale: 'en' },
} as const
export type Mode = keyof typeof modes

/** In px; how many pages take pictures side by side; ms that a story may take, and that pass after it has played. */
const CAMERA = { width: 1024, height: 768, pages: 2, patience: 20_000, settles: 1000 } as const

export interface PhotographOptions {
  /** A built Storybook. */
  storybook: string
  /** Where the pictures go: `<mode>/<story>.png`. */
  into: string
  /** The ids of the stories; what this Storybook does not have is passed over. */
  stories: readonly string[]
  /** @default all four */
  modes?: readonly Mode[]
}

declare global {
  interface Window {
    /** How Storybook tells what it has done. */
    __STORYBOOK_ADDONS_CHANNEL__?: { last: (event: string) => unknown }
  }
}

interface IndexEntry {
  id: string
  type: string
  tags: string[]
}

/** The ids of the stories of a built Storybook that are marked to be photographed. */
export async function storiesToPhotograph(storybook: string, only = ''): Promise<string[]> {
  const index = JSON.parse(await readFile(resolve(storybook, 'index.json'), 'utf8')) as {
    entries: Record<string, IndexEntry>
  }
  return Object.values(index.entries)
    .filter(({ id, type, tags }) => type === 'story' && tags.includes('picture') && id.includes(only))
    .map(({ id }) => id)
    .toSorted()
}

/** Photographs the marked stories; answers the names of the files, and what could not be photographed. */
export async function photograph({
  storybook,
  into,
  modes: wanted = ['light-en', 'light-ja', 'dark-en', 'dark-ja'],
  stories: wantedStories,
}: PhotographOptions): Promise<{ pictures: string[]; failures: string[] }> {
  const known = await storiesToPhotograph(storybook)
  const stories = wantedStories.filter((story) => known.includes(story))
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir: resolve(storybook) },
    preview: { port: 0, host: 'localhost' },
  })
  const origin = (server.resolvedUrls?.local[0] ?? '').replace(/\/$/, '')
  const browser = await chromium.launch({ executablePath: findBrowser(), args: chromiumArgs })
  const todo = wanted.flatMap((mode) => stories.map((story) => ({ mode, story })))
  const pictures: string[] = []
  const failures: string[] = []
  try {
    for (const mode of wanted) await mkdir(resolve(into, mode), { recursive: true })
    await Promise.all(
      Array.from({ length: CAMERA.pages }, async () => {
        const context = await newContext(browser)
        const page = await context.newPage()
        for (let next = todo.shift(); next; next = todo.shift()) {
          const name = `${next.mode}/${next.story}.png`
          const picture = await take(page, origin, next).catch((error: unknown) => String(error))
          if (typeof picture === 'string') failures.push(`${name}: ${picture}`)
          else {
            await writeFile(resolve(into, name), picture)
            pictures.push(name)
          }
        }
        await context.close()
      }),
    )
  } finally {
    await browser.close()
    await server.close()
  }
  return { pictures: pictures.toSorted(), failures }
}

type Browser = Awaited<ReturnType<typeof chromium.launch>>

async function newContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: CAMERA.width, height: CAMERA.height },
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Tokyo',
    locale: 'en-US',
    deviceScaleFactor: 1,
  })
  await context.clock.install({ time: STORY_TIME })
  return context
}

/** Nothing moves, and no caret blinks. */
const STILL = `*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; }`

async function take(
  page: Page,
  origin: string,
  { mode, story }: { mode: Mode; story: string },
): Promise<Buffer> {
  const { theme, locale } = modes[mode]
  const search = new URLSearchParams({
    id: story,
    viewMode: 'story',
    globals: `theme:${theme};locale:${locale}`,
  })
  await page.goto(`${origin}/iframe.html?${search.toString()}`)
  await page.addStyleTag({ content: STILL })
  // Drawn, and whatever it plays has been played.
  await page.waitForFunction(() => window.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished'), undefined, {
    timeout: CAMERA.patience,
  })
  // Tooltips and whatever else waits a moment after the last click.
  await page.clock.fastForward(CAMERA.settles)
  await page.evaluate(() => document.fonts.ready)
  await page.waitForLoadState('networkidle')
  return page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' })
}
