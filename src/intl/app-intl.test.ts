import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { useIntl, type MessageFormatElement } from 'react-intl'
import { expect, test } from 'vitest'
import { ownTimezone } from '#lib/time-zones'
import { AppIntl, type AppIntlProps } from './app-intl.tsx'

const drawn = (props: AppIntlProps) => renderToStaticMarkup(createElement(() => AppIntl(props)))

const Zone = () => useIntl().timeZone ?? 'none'
const zoneWithin = (timeZone?: string) =>
  drawn({ locale: 'en', catalogue: {}, timeZone, children: createElement(Zone) })

test('what is typed is read in the zone that times are shown in: the browser’s, if no other is given', () => {
  expect(zoneWithin()).toBe(ownTimezone())
  expect(zoneWithin('Asia/Tokyo')).toBe('Asia/Tokyo')
})

test('a message is not written out at each use', () => {
  let written = 0
  const message: MessageFormatElement[] = [
    { type: 0, value: 'Hello ' },
    { type: 1, value: 'name' },
  ]
  const catalogue = { greeting: Object.assign(message, { toJSON: () => (written += 1) }) }
  const Greetings = () => {
    const { formatMessage } = useIntl()
    return ['Emma', 'Jonas', '遥'].map((name) => formatMessage({ id: 'greeting' }, { name })).join(', ')
  }
  expect(drawn({ locale: 'en', catalogue, children: createElement(Greetings) })).toBe(
    'Hello Emma, Hello Jonas, Hello 遥',
  )
  expect(written).toBeLessThanOrEqual(1)
})
