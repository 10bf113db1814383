import { expect, test } from 'vitest'
import { readSignals } from './signals.ts'
import { fakePage, programs } from './tracking.fake.ts'

test('a reader shows nothing of a program', () => {
  const page = fakePage()
  expect(readSignals(page)).toEqual({
    userAgent: page.navigator.userAgent,
    webdriver: false,
    automationGlobal: false,
    seleniumGlobal: false,
    pointerOrTouch: true,
    screenWidth: 1440,
    screenHeight: 900,
    language: 'ja',
    timeZone: 'Asia/Tokyo',
  })
})

test('webdriver and the time zone are read', () => {
  expect(readSignals(fakePage(programs))).toMatchObject({ webdriver: true, timeZone: 'UTC' })
})

test.each(['_phantom', 'callPhantom', '__nightmare', 'domAutomation', '__pwInitScripts'])(
  'the automation global %s',
  (name) => {
    const signals = readSignals(Object.assign(fakePage(), { [name]: {} }))
    expect(signals).toMatchObject({ automationGlobal: true, seleniumGlobal: false })
  },
)

test.each([
  '_selenium',
  'callSelenium',
  '__webdriver_evaluate',
  '$cdc_asdjflasutopfhvcZLmcfl_',
  'cdc_adoQpoasnfa76pfcZLmcfl_Array',
])('the Selenium global %s, of the window or the document', (name) => {
  const page = fakePage()
  expect(readSignals(Object.assign(fakePage(), { [name]: {} }))).toMatchObject({
    automationGlobal: false,
    seleniumGlobal: true,
  })
  Object.assign(page.document, { [name]: {} })
  expect(readSignals(page)).toMatchObject({ automationGlobal: false, seleniumGlobal: true })
})

test('the attribute that a driver leaves on the document', () => {
  const page = fakePage()
  page.document.documentElement.hasAttribute = (name?: string) => name === 'webdriver'
  expect(readSignals(page)).toMatchObject({ seleniumGlobal: true })
})

test('an element whose id is the name of a tool is no tool', () => {
  const page = fakePage()
  Object.setPrototypeOf(page, { phantom: {}, _selenium: {} })
  expect(readSignals(page)).toMatchObject({ automationGlobal: false, seleniumGlobal: false })
})

test('touch without pointers, and neither', () => {
  const { onpointerdown: _, ...without } = fakePage()
  expect(readSignals(without).pointerOrTouch).toBe(false)
  expect(readSignals(Object.assign(without, { ontouchstart: null })).pointerOrTouch).toBe(true)
})

test('a time zone that can’t be read is none', () => {
  const Intl = {
    DateTimeFormat: () => {
      throw new RangeError('no time zones here')
    },
  }
  expect(readSignals(fakePage({ Intl })).timeZone).toBeUndefined()
})
