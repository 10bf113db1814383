import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addressesIn, fileOfPasted } from './pasted.model.ts'

it('finds addresses however they are parted', () => {
  expect(
    addressesIn(`花 坂本 <hana@example.com>, "Ken, A." <ken@example.com>; mailto:mika@example.com
      <b@example.com>、ｃ＠example.com\tHANA@example.com (work) d@example.com.`),
  ).toEqual({
    emails: [
      'HANA@example.com',
      'ken@example.com',
      'mika@example.com',
      'b@example.com',
      'ｃ＠example.com',
      'd@example.com',
    ],
    repeated: 1,
  })
})

it('keeps what is no valid address, so that somebody hears of it', () => {
  expect(addressesIn('me@ you@example').emails).toEqual(['me@', 'you@example'])
  expect(addressesIn('nobody here').emails).toEqual([])
})

it('makes no second row of anything, and a file with one row for each', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string(), async (text) => {
      const { emails } = addressesIn(text)
      for (const email of emails) expect(email).not.toMatch(/[\s,;<>"]/)
      const file = fileOfPasted('emails', text)
      const lines = ((await file?.text()) ?? '').split('\n').filter((line) => line !== '')
      expect(lines.length).toBe(emails.length === 0 ? 0 : emails.length + 1)
    }),
  )
})

it('has no file where nothing was pasted', () => {
  expect(fileOfPasted('rows', ' \n ')).toBeUndefined()
  expect(fileOfPasted('emails', 'a, b')).toBeUndefined()
})

it('is the same file as long as the text is the same', () => {
  const lastOf = (text: string) => fileOfPasted('rows', text)?.lastModified
  expect(lastOf('email\na@b.co')).toBe(lastOf('email\na@b.co'))
  expect(lastOf('email\na@b.co')).not.toBe(lastOf('email\na@c.co'))
})
