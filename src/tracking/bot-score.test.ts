import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { botLines, botScore, isAutomationUserAgent, isBot, type BotSignals } from './bot-score.ts'

const reader: BotSignals = {
  userAgent:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  webdriver: false,
  automationGlobal: false,
  seleniumGlobal: false,
  pointerOrTouch: true,
  screenWidth: 1440,
  screenHeight: 900,
  language: 'ja-JP',
  timeZone: 'Asia/Tokyo',
}

const crawler = { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }

describe('the score', () => {
  test.each<[string, Partial<BotSignals>, number]>([
    ['a reader', {}, 0],
    ['a crawler by name', crawler, 3],
    ['no user agent', { userAgent: '' }, 0],
    ['webdriver', { webdriver: true }, 2],
    ['an automation global', { automationGlobal: true }, 3],
    ['a Selenium global', { seleniumGlobal: true }, 3],
    ['no pointer or touch handlers', { pointerOrTouch: false }, 1],
    ['no width', { screenWidth: 0 }, 2],
    ['no height', { screenHeight: 0 }, 2],
    ['neither width nor height', { screenWidth: 0, screenHeight: 0 }, 2],
    ['one pixel', { screenWidth: 1, screenHeight: 1 }, 0],
    ['an empty language', { language: '' }, 1],
    ['no language', { language: undefined }, 1],
    ['an empty time zone', { timeZone: '' }, 1],
    ['no time zone', { timeZone: undefined }, 1],
    ['UTC', { timeZone: 'UTC' }, 1],
    ['Etc/UTC', { timeZone: 'Etc/UTC' }, 1],
    ['GMT, which is another zone', { timeZone: 'GMT' }, 0],
    ['Etc/GMT', { timeZone: 'Etc/GMT' }, 0],
    ['London', { timeZone: 'Europe/London' }, 0],
  ])('%s', (_, signals, points) => {
    expect(botScore({ ...reader, ...signals })).toBe(points / 10)
    expect(isBot({ ...reader, ...signals })).toBe(false)
  })

  test.each<[string, Partial<BotSignals>, number, boolean]>([
    ['a crawler with webdriver', { ...crawler, webdriver: true }, 5, false],
    ['a crawler with webdriver in UTC', { ...crawler, webdriver: true, timeZone: 'UTC' }, 6, true],
    ['both kinds of global', { automationGlobal: true, seleniumGlobal: true }, 6, true],
    ['a global without a screen', { automationGlobal: true, screenWidth: 0 }, 5, false],
    [
      'webdriver without handlers, language or zone',
      { webdriver: true, pointerOrTouch: false, language: '', timeZone: '' },
      5,
      false,
    ],
    [
      'the same without a screen',
      { screenHeight: 0, webdriver: true, pointerOrTouch: false, language: '', timeZone: '' },
      7,
      true,
    ],
    [
      'ten points',
      { ...crawler, automationGlobal: true, seleniumGlobal: true, pointerOrTouch: false },
      10,
      true,
    ],
    [
      'all sixteen points',
      {
        ...crawler,
        webdriver: true,
        automationGlobal: true,
        seleniumGlobal: true,
        pointerOrTouch: false,
        screenWidth: 0,
        language: '',
        timeZone: 'UTC',
      },
      10,
      true,
    ],
  ])('%s', (_, signals, points, bot) => {
    expect(botScore({ ...reader, ...signals })).toBe(points / 10)
    expect(isBot({ ...reader, ...signals })).toBe(bot)
  })

  const anySignals: fc.Arbitrary<BotSignals> = fc.record({
    userAgent: fc.oneof(fc.constantFrom('', reader.userAgent, crawler.userAgent), fc.string()),
    webdriver: fc.boolean(),
    automationGlobal: fc.boolean(),
    seleniumGlobal: fc.boolean(),
    pointerOrTouch: fc.boolean(),
    screenWidth: fc.nat(3),
    screenHeight: fc.nat(3),
    language: fc.constantFrom('', 'en', undefined),
    timeZone: fc.constantFrom('', 'UTC', 'Etc/UTC', 'Asia/Tokyo', undefined),
  })

  test('lies between 0 and 1, on a tenth, and above a half is a bot', () => {
    fc.assert(
      fc.property(anySignals, (signals) => {
        const score = botScore(signals)
        expect(score).toBeGreaterThanOrEqual(0)
        expect(score).toBeLessThanOrEqual(1)
        expect(score).toBe(Math.round(score * 10) / 10)
        expect(isBot(signals)).toBe(score > 0.5)
      }),
    )
  })

  test('never falls for one more suspicion', () => {
    const suspicions: Partial<BotSignals>[] = [
      crawler,
      { webdriver: true },
      { automationGlobal: true },
      { seleniumGlobal: true },
      { pointerOrTouch: false },
      { screenWidth: 0 },
      { screenHeight: 0 },
      { language: '' },
      { timeZone: 'UTC' },
    ]
    fc.assert(
      fc.property(anySignals, fc.constantFrom(...suspicions), (signals, suspicion) => {
        expect(botScore({ ...signals, ...suspicion })).toBeGreaterThanOrEqual(botScore(signals))
      }),
    )
  })
})

describe('a name of a crawler or automation tool', () => {
  test.each([
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/131.0.0.0 Safari/537.36',
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
    'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.1.1 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'Twitterbot/1.0',
    'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
    'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/131.0.0.0 Safari/537.36',
    'Mozilla/5.0 (Unknown; Linux x86_64) AppleWebKit/538.1 (KHTML, like Gecko) PhantomJS/2.1.1 Safari/538.1',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/119.0.0.0 Safari/537.36 Puppeteer/21.4',
    'Mozilla/5.0 (linux) AppleWebKit/537.36 (KHTML, like Gecko) jsdom/22.1.0',
    'Mozilla/5.0 (X11; Linux x86_64; rv:59.0) Gecko/20100101 SlimerJS/1.0.0',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/119.0.0.0 Safari/537.36 WebDriver',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/109.0.0.0 Safari/537.36 Chrome-Lighthouse',
    'curl/8.5.0',
    'python-requests/2.31.0',
    'Wget/1.21.4',
  ])('%s', (userAgent) => {
    expect(isAutomationUserAgent(userAgent)).toBe(true)
  })
})

describe('not the name of one', () => {
  test.each([
    '',
    // Desktop
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Safari/537.36 OPR/115.0.0.0',
    'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko',
    // Phones and tablets
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (iPad; CPU OS 16_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
    'Mozilla/5.0 (Linux; Android 9; CUBOT X19) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/83.0.4103.106 Mobile Safari/537.36',
    'Mozilla/5.0 (Linux; Android 13; SO-51C) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
    'Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0',
    // Browsers inside apps
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Safari Line/14.9.0',
    'Mozilla/5.0 (Linux; Android 13; SH-M24 Build/SB080; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/124.0.6367.82 Mobile Safari/537.36 Line/14.6.1/IAB',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 335.0.5.30.93 (iPhone14,5; iOS 17_5_1; ja_JP; ja; scale=3.00; 1170x2532; 609775437)',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/465.0.0.37.104;FBBV/604;FBDV/iPhone13,2;FBMD/iPhone;FBSN/iOS;FBSV/17.4;FBSS/3;FBID/phone;FBLC/ja_JP;FBOP/5]',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) GSA/343.0.695551749 Mobile/15E148 Safari/604.1',
  ])('%s', (userAgent) => {
    expect(isAutomationUserAgent(userAgent)).toBe(false)
  })
})

test('the lines add up to the score, and name what counts', () => {
  const visitor: BotSignals = { ...reader, ...crawler, webdriver: true, timeZone: 'UTC' }
  const counting = botLines(visitor).filter(({ counts }) => counts)
  expect(counting.map(({ id }) => id)).toEqual(['userAgent', 'webdriver', 'noZone'])
  expect(counting.reduce((sum, { points }) => sum + points, 0) / 10).toBe(botScore(visitor))
})
