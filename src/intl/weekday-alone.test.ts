import { createIntl } from 'react-intl'
import { describe, expect, test } from 'vitest'
import { weekdayAlone } from './weekday-alone.ts'

describe('weekdayAlone', () => {
  test.each([
    ['en', /^Mon,? 16:00 GMT\+9$/],
    ['ja', /^月曜日 16:00 JST$/],
  ])('is no single letter, in %s', (locale, words) => {
    const intl = createIntl({ locale })
    const said = intl.formatDate('2026-11-30T07:00:00Z', {
      weekday: weekdayAlone(intl),
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: 'Asia/Tokyo',
      timeZoneName: 'short',
    })
    expect(said).toMatch(words)
  })
})
