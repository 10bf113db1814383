import { expect, test } from 'vitest'
import { withImageHost } from './image-host.ts'

const host = { from: 'https://mail.example.com', to: 'https://img.shop.example' }
const file = `${'0f'.repeat(32)}.png`

test('uploaded images are named under the hostname, in attributes and styles alike', () => {
  const part = `<img src="https://mail.example.com/a/${file}"><td style="background:url('https://mail.example.com/a/${file}')">`
  expect(withImageHost(part, host)).toBe(
    `<img src="https://img.shop.example/a/${file}"><td style="background:url('https://img.shop.example/a/${file}')">`,
  )
})

test.each([
  `https://mail.example.com.evil.example/a/${file}`,
  `https://mailXexample.com/a/${file}`,
  `https://elsewhere.example/a/${file}`,
  'https://mail.example.com/a/logo.png',
  `https://mail.example.com/a/${file}.zip`,
  `https://mail.example.com/u/${file}`,
  'https://mail.example.com/',
])('%s stays', (address) => expect(withImageHost(`<img src="${address}">`, host)).toContain(`"${address}"`))
