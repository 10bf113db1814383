import { isbot } from 'isbot'

/** What a page shows of whoever looks at it (TRK-11). */
export interface BotSignals {
  userAgent: string
  /** `navigator.webdriver`. */
  webdriver: boolean
  /** Whether a global of an automation tool is about. */
  automationGlobal: boolean
  /** Whether a global of Selenium is about. */
  seleniumGlobal: boolean
  /** Whether the page has handlers for pointers or touch. */
  pointerOrTouch: boolean
  /** CSS pixels. */
  screenWidth: number
  /** CSS pixels. */
  screenHeight: number
  /** The reader's first language; empty or undefined where there is none. */
  language: string | undefined
  /** The IANA name of the time zone; empty or undefined where there is none. */
  timeZone: string | undefined
}

interface BotRule {
  points: number
  applies: (signals: BotSignals) => boolean
}

/** One line for each rule of TRK-11. */
const BOT_RULES: readonly BotRule[] = [
  { points: 3, applies: ({ userAgent }) => isAutomationUserAgent(userAgent) },
  { points: 2, applies: ({ webdriver }) => webdriver },
  { points: 3, applies: ({ automationGlobal }) => automationGlobal },
  { points: 3, applies: ({ seleniumGlobal }) => seleniumGlobal },
  { points: 1, applies: ({ pointerOrTouch }) => !pointerOrTouch },
  { points: 2, applies: ({ screenWidth, screenHeight }) => screenWidth === 0 || screenHeight === 0 },
  { points: 1, applies: ({ language }) => !language },
  { points: 1, applies: ({ timeZone }) => !timeZone || timeZone === 'UTC' || timeZone === 'Etc/UTC' },
]

/** Points (TRK-11, TRK-12): `most` makes a score of 1, and more than `human` is a bot. */
const POINTS = { most: 10, human: 5 } as const

/** How much whoever looks at the page looks like a program, 0 to 1 (TRK-11). */
export const botScore = (signals: BotSignals): number => pointsOf(signals) / POINTS.most

/** Whether the score is above 0.5: its visit is not tracked. */
export const isBot = (signals: BotSignals): boolean => pointsOf(signals) > POINTS.human

/** Whether the user agent has the name of a known crawler or automation tool. None at all is no name. */
export const isAutomationUserAgent = (userAgent: string): boolean =>
  isbot(userAgent) || AUTOMATION_NAMES.test(userAgent)

// Those that the library, which is about crawlers, leaves out.
const AUTOMATION_NAMES = /\b(?:puppeteer|webdriver|slimerjs|jsdom)\b/i

// In whole points: tenths added one by one would not meet the threshold exactly.
const pointsOf = (signals: BotSignals): number =>
  Math.min(
    POINTS.most,
    BOT_RULES.reduce((sum, { points, applies }) => (applies(signals) ? sum + points : sum), 0),
  )
