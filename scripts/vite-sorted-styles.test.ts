import { describe, expect, it } from 'vitest'
import { sortDeclarations } from './vite-sorted-styles.ts'

describe('sorted declarations', () => {
  it('stand in one order, however they were written', async () => {
    expect(await sortDeclarations('.a{color:red;gap:1px;display:flex}')).toBe(
      await sortDeclarations('.a{display:flex;color:red;gap:1px}'),
    )
  })

  it.each([
    '.a{padding:0;padding-inline-start:1px}',
    '.a{inset:auto;left:1px}',
    '.a{inset:auto;top:1px}',
    '.a{inset:auto;bottom:1px}',
    '.a{margin:0;margin-block:1px}',
    '.a{border:0;border-block-end:1px solid}',
    '.a{border-block-end:1px solid;border-color:red}',
    '.a{border-radius:1px;border-start-start-radius:0}',
    '.a{overflow:hidden;overflow-y:auto}',
    '.a{font:inherit;line-height:1}',
    '.a{flex:1;flex-basis:0}',
    '.a{background:0 0;background-clip:text}',
    '.a{text-decoration:underline;text-decoration-color:red}',
    '.a{outline:none;outline-offset:1px}',
    '.a{transition:none;transition-delay:1s}',
    '.a{animation:none;animation-duration:1s}',
    '.a{gap:1px;column-gap:2px}',
    '.a{height:100vh;height:100dvh}',
  ])('keep what overrides behind what it overrides: %s', async (css) => {
    expect(await sortDeclarations(css)).toBe(css)
  })

  it('keep what they are, with their conditions and layers', async () => {
    const css =
      '@layer a{@media (width<=1px){.a{content:"}";margin:0}}}@keyframes b{to{opacity:0;translate:1px}}'
    const sorted = await sortDeclarations(css)
    expect([...sorted].toSorted()).toEqual([...css].toSorted())
  })
})
