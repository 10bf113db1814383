import { describe, expect, test } from 'vitest'
import { isPrefetch, isRobotAgent, withRobots } from './robots.ts'

const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

test.each([
  [SAFARI, false, false],
  ['python-requests/2.32', true, true],
  ['Barracuda Sentinel (EE)', true, true],
  [null, true, false],
  ['', true, false],
  ['Mozilla/5.0', true, false],
  ['Mozilla/5.0 (Windows NT 5.1; rv:11.0) Gecko Firefox/11.0 (via ggpht.com GoogleImageProxy)', true, false],
  ['YahooMailProxy; https://help.yahoo.com/kb/yahoo-mail-proxy-SLN28749.html', true, false],
])('%j: a robot by a click %s, by an open %s', (agent, click, open) => {
  expect(isRobotAgent(agent, 'click')).toBe(click)
  expect(isRobotAgent(agent, 'open')).toBe(open)
})

test('what is fetched ahead is told by its headers', () => {
  const called = (headers: Record<string, string>) =>
    isPrefetch(new Request('https://a.example', { headers }))
  expect(called({ 'sec-purpose': 'prefetch;prerender' })).toBe(true)
  expect(called({ purpose: 'prefetch' })).toBe(true)
  expect(called({ 'x-moz': 'prefetch' })).toBe(true)
  expect(called({ accept: '*/*' })).toBe(false)
})

describe('times', () => {
  const SENT = 1_000_000
  const click = (link: number, at: number) => ({ link, at: SENT + at, isBot: false })
  const bots = (...all: { link?: number; at: number; isBot: boolean }[]) =>
    withRobots(all, SENT).map(({ isBot }) => isBot)

  test('who reacts within two seconds is a program', () => {
    expect(bots({ at: SENT + 500, isBot: false }, click(0, 1999), click(0, 2000))).toEqual([
      true,
      true,
      false,
    ])
  })

  test('who follows three links within three seconds is one, and only for these', () => {
    expect(bots(click(0, 60_000), click(1, 61_000), click(2, 63_000))).toEqual([true, true, true])
    expect(bots(click(0, 60_000), click(1, 61_000), click(2, 63_001))).toEqual([false, false, false])
    expect(bots(click(0, 60_000), click(0, 60_100), click(0, 60_200))).toEqual([false, false, false])
    expect(bots(click(0, 10_000), click(0, 60_000), click(1, 60_100), click(2, 60_200))).toEqual([
      false,
      true,
      true,
      true,
    ])
  })

  test('an open in the midst of a burst is a person’s, and what was a program’s stays one', () => {
    expect(
      bots({ at: SENT + 60_050, isBot: false }, click(0, 60_000), click(1, 60_100), click(2, 60_200))[0],
    ).toBe(false)
    expect(withRobots([{ at: 5, isBot: true }], undefined)).toEqual([{ at: 5, isBot: true }])
  })
})
