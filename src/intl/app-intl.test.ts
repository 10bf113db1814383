import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { useIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { ownTimezone } from '#lib/time-zones'
import { AppIntl } from './app-intl.tsx'

const Zone = () => useIntl().timeZone ?? 'none'
const zoneWithin = (timeZone?: string) =>
  renderToStaticMarkup(AppIntl({ locale: 'en', catalogue: {}, timeZone, children: createElement(Zone) }))

test('what is typed is read in the zone that times are shown in: the browser’s, if no other is given', () => {
  expect(zoneWithin()).toBe(ownTimezone())
  expect(zoneWithin('Asia/Tokyo')).toBe('Asia/Tokyo')
})
