import { expect, test } from 'vitest'
import { isImeConfirm } from '#lib/ime'

test('keys of an input method', () => {
  expect(isImeConfirm({ isComposing: true })).toBe(true)
  expect(isImeConfirm({ isComposing: false, keyCode: 229 })).toBe(true)
  expect(isImeConfirm({ isComposing: false, keyCode: 13 })).toBe(false)
  expect(isImeConfirm({})).toBe(false)
  expect(isImeConfirm({ keyCode: 13, nativeEvent: { isComposing: true, keyCode: 13 } })).toBe(true)
  expect(isImeConfirm({ nativeEvent: { isComposing: false, keyCode: 13 } })).toBe(false)
})
