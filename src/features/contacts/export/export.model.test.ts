import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fileNameOf, fileOf } from './export.model.ts'

const NOW = Date.UTC(2026, 0, 15)

it('names the file as it was typed, or by the day', () => {
  expect(fileNameOf(NOW, 'UTC')).toBe('contacts-2026-01-15.csv')
  expect(fileNameOf(NOW, 'America/New_York')).toBe('contacts-2026-01-14.csv')
  expect(fileNameOf(NOW, 'UTC', '  ')).toBe('contacts-2026-01-15.csv')
  expect(fileNameOf(NOW, 'UTC', '春の名簿')).toBe('春の名簿.csv')
  expect(fileNameOf(NOW, 'UTC', 'list.CSV')).toBe('list.csv')
  expect(fileNameOf(NOW, 'UTC', '../../etc/passwd')).toBe('etc passwd.csv')
})

it('makes of any text a name without ways out', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const name = fileNameOf(NOW, 'UTC', text)
      expect(name).toMatch(/^[^\s.].*\.csv$|^[^\s.]\.csv$/u)
      expect(name).not.toMatch(/[/\\:*?"<>|\p{C}]/u)
      expect(name.length).toBeLessThanOrEqual(104)
    }),
  )
})

it('keeps every byte of the file', async () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte)
  const file = fileOf({
    filename: 'x.csv',
    mediaType: 'text/csv',
    data: btoa(String.fromCharCode(...bytes)),
    rows: 1,
  })
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes)
})

it('says the header once, however many parts a file has', async () => {
  const part = (text: string) => ({
    filename: 'x.csv',
    mediaType: 'text/csv' as const,
    data: btoa(text),
    rows: 1,
  })
  const parts = [part('email\r\na@b.example\r\n'), part('email\r\nc@d.example\r\n')]
  const whole = new Blob(parts.map((one, index) => fileOf(one, { continues: index > 0 })))
  expect(await whole.text()).toBe('email\r\na@b.example\r\nc@d.example\r\n')
})
