import { expect, test } from 'vitest'
import { styleOf } from './markup.tsx'

test('declarations are split outside of quotes and brackets', () => {
  expect(
    styleOf(
      "font-family:'A;B', Arial;background-image:url(data:image/png;base64,AAAA);mso-hide:all;color:#fff",
    ),
  ).toEqual({
    fontFamily: "'A;B', Arial",
    backgroundImage: 'url(data:image/png;base64,AAAA)',
    color: '#fff',
  })
})
