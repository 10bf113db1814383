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
  id:
    | 'userAgent'
    | 'webdriver'
    | 'automation'
    | 'selenium'
    | 'noPointer'
    | 'noScreen'
    | 'noLanguage'
    | 'noZone'
  points: number
  applies: (signals: BotSignals) => boolean
}

/** What a rule of TRK-11 is called where the score is explained. */
export type BotRuleId = BotRule['id']

/** One line for each rule of TRK-11. */
const BOT_RULES: readonly BotRule[] = [
  { id: 'userAgent', points: 3, applies: ({ userAgent }) => isAutomationUserAgent(userAgent) },
  { id: 'webdriver', points: 2, applies: ({ webdriver }) => webdriver },
  { id: 'automation', points: 3, applies: ({ automationGlobal }) => automationGlobal },
  { id: 'selenium', points: 3, applies: ({ seleniumGlobal }) => seleniumGlobal },
  { id: 'noPointer', points: 1, applies: ({ pointerOrTouch }) => !pointerOrTouch },
  {
    id: 'noScreen',
    points: 2,
    applies: ({ screenWidth, screenHeight }) => screenWidth === 0 || screenHeight === 0,
  },
  { id: 'noLanguage', points: 1, applies: ({ language }) => !language },
  {
    id: 'noZone',
    points: 1,
    applies: ({ timeZone }) => !timeZone || timeZone === 'UTC' || timeZone === 'Etc/UTC',
  },
]

/** Points (TRK-11, TRK-12): `most` makes a score of 1, and more than `human` is a bot. */
export const POINTS = { most: 10, human: 5 } as const

/** Each rule, what it is worth, and whether it counts for whoever looks at the page. */
export const botLines = (signals: BotSignals): { id: BotRuleId; points: number; counts: boolean }[] =>
  BOT_RULES.map(({ id, points, applies }) => ({ id, points, counts: applies(signals) }))

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
