import { expect, it } from 'vitest'
import { prefectures } from './prefectures.ts'

it('writes each prefecture as addresses have it', () => {
  const all = prefectures()
  expect(new Set(all).size).toBe(47)
  expect(all[0]).toBe('北海道')
  expect(all).toEqual(expect.arrayContaining(['東京都', '京都府', '大阪府', '神奈川県', '三重県', '沖縄県']))
  expect(all.filter((name) => !name.endsWith('県'))).toEqual(['北海道', '東京都', '京都府', '大阪府'])
})
