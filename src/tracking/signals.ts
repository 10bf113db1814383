import type { BotSignals } from './bot-score.ts'
import type { TrackedPage } from './tracked-page.ts'

const AUTOMATION_GLOBALS = [
  '_phantom',
  'callPhantom',
  'phantom',
  '__phantomas',
  '__nightmare',
  'domAutomation',
  'domAutomationController',
  '__puppeteer_evaluation_script__',
  '__playwright__binding__',
  '__pwInitScripts',
  'CefSharp',
  'awesomium',
  'Cypress',
]

const SELENIUM_GLOBALS = [
  '_selenium',
  'callSelenium',
  '_Selenium_IDE_Recorder',
  '__selenium_evaluate',
  '__selenium_unwrapped',
  '__webdriver_evaluate',
  '__webdriver_unwrapped',
  '__webdriver_script_fn',
  '__webdriver_script_func',
  '__webdriver_script_function',
  '__driver_evaluate',
  '__driver_unwrapped',
  '__fxdriver_evaluate',
  '__fxdriver_unwrapped',
]

/** What the driver of Chromium leaves in a document: `$cdc_` and random letters. */
const CHROME_DRIVER = /^\$?cdc_/
const SELENIUM_ATTRIBUTES = ['webdriver', 'selenium', 'driver']

/** What shows in the page of whoever looks at it. Throws nothing: what can't be read counts as missing. */
export function readSignals(page: TrackedPage): BotSignals {
  const { navigator, screen, document } = page
  return {
    userAgent: navigator.userAgent,
    webdriver: navigator.webdriver === true,
    automationGlobal: hasOwnOf(page, AUTOMATION_GLOBALS),
    seleniumGlobal:
      hasOwnOf(page, SELENIUM_GLOBALS) ||
      hasOwnOf(document, SELENIUM_GLOBALS) ||
      [page, document].some((holder) => Object.keys(holder).some((name) => CHROME_DRIVER.test(name))) ||
      SELENIUM_ATTRIBUTES.some((name) => document.documentElement.hasAttribute(name)),
    pointerOrTouch: 'onpointerdown' in page || 'ontouchstart' in page,
    screenWidth: screen.width,
    screenHeight: screen.height,
    language: navigator.language,
    timeZone: timeZoneOf(page),
  }
}

// Own properties only: an element with the id `phantom` becomes a property of the window too, an inherited one.
const hasOwnOf = (holder: object, names: readonly string[]): boolean =>
  names.some((name) => Object.hasOwn(holder, name))

function timeZoneOf({ Intl }: TrackedPage): string | undefined {
  try {
    return Intl.DateTimeFormat().resolvedOptions().timeZone
  } catch {
    return undefined
  }
}
