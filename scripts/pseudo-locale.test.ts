import { parse } from '@formatjs/icu-messageformat-parser'
import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { pseudoCatalogue } from '../.storybook/pseudo-locale.ts'

const messages = pseudoCatalogue({
  greeting: parse('Hello {name}, it is {day, date, short}'),
  count: parse('{count, plural, one {# <b>Contact</b>} other {# <b>Contacts</b>}}'),
  tone: parse('{tone, select, warm {Good day} other {Day}}'),
})
const { formatMessage } = createIntl({ locale: 'en', timeZone: 'UTC', messages })

test('a text is accented, longer and in brackets, and what is put into it stays as it is', () => {
  expect(formatMessage({ id: 'greeting' }, { name: 'Emma', day: new Date(0) })).toBe(
    '[Ħḗḗŀŀǿǿ Emma, īīŧ īīş 1/1/70]',
  )
})

test('so are the choices of a message, and what stands within its tags', () => {
  const bold = (parts: readonly unknown[]) => `*${parts.join('')}*`
  expect(formatMessage({ id: 'count' }, { count: 1, b: bold })).toBe('[1 *Ƈǿǿƞŧȧȧƈŧ*]')
  expect(formatMessage({ id: 'count' }, { count: 2, b: bold })).toBe('[2 *Ƈǿǿƞŧȧȧƈŧş*]')
  expect(formatMessage({ id: 'tone' }, { tone: 'warm' })).toBe('[Ɠǿǿǿǿḓ ḓȧȧẏ]')
})
