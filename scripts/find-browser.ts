import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** How every test starts the browser: on machines without a sandbox or a GPU, calling nobody. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
]

/**
 * A page of a journey ends before it has gained what compiling it a second time costs, a tenth of its time; what keeping its compiled
 * scripts for a later load costs, and handing each script to another thread to be read, is another tenth.
 */
export const journeyArgs = [
  ...chromiumArgs,
  '--js-flags=--no-maglev --no-turbofan --no-script-streaming',
  '--v8-cache-options=none',
]

const candidates = [
  // The one without windows takes a tenth less of the processor's time for the same stories.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The path of a Chromium on this machine: `CHROMIUM` when set, else the first known place that has one. */
export function locateBrowser(): string | undefined {
  const named = process.env['CHROMIUM']
  return named ? named : candidates.find((path) => existsSync(path))
}

/** Like `locateBrowser`, but says in one line how to get a browser when there is none. */
export function findBrowser(): string {
  const path = locateBrowser()
  if (path) return path
  throw new Error(
    'No Chromium found. Install one (Debian: sudo apt-get install chromium) or set CHROMIUM to the path of a Chromium or Chrome.',
  )
}

/** Whether any font on this machine has Japanese glyphs. Unknown counts as yes where fontconfig is absent. */
export function hasJapaneseFont(): boolean {
  try {
    return execFileSync('fc-list', [':lang=ja', 'family'], { encoding: 'utf8' }).trim() !== ''
  } catch {
    return process.platform !== 'linux'
  }
}

/**
 * Makes sure that the tests have a browser and a Japanese font: finds them, or installs Debian's packages when root.
 * Throws one line that names the command otherwise.
 */
export function ensureBrowser(): string {
  const hasBrowser = locateBrowser() !== undefined
  const hasFont = hasJapaneseFont()
  if (!hasBrowser || !hasFont) {
    const missing = [hasBrowser ? '' : 'chromium', hasFont ? '' : 'fonts-noto-cjk'].filter(Boolean)
    const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
    if (!canInstall)
      throw new Error(`The tests need ${missing.join(' and ')}: sudo apt-get install ${missing.join(' ')}`)
    process.stdout.write(`Installing ${missing.join(' and ')} from Debian's packages…\n`)
    apt('update')
    if (!hasFont) install('fonts-noto-cjk')
    if (!hasBrowser) {
      try {
        install('chromium-headless-shell')
      } catch {
        // Not every release has it.
        install('chromium')
      }
    }
  }
  return findBrowser()
}

const apt = (...args: string[]) =>
  execFileSync('apt-get', args, {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
const install = (name: string) => apt('install', '-y', '--no-install-recommends', name)
