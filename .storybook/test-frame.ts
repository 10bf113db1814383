/**
 * The frame that the tests show a story in. Its size is set here and not by the window's, which would ask another process; the
 * tests give it the size of the next story's viewport before that begins.
 */
export function testFrame(): HTMLElement {
  const frame = window.parent.document.querySelector<HTMLElement>('iframe[data-vitest]')
  if (!frame) throw new Error('The story stands in no frame.')
  return frame
}

let usual: string | undefined

/** Makes the frame so many px tall until the story has ended. */
export function setTestHeight(px: number): void {
  const { style } = testFrame()
  usual ??= style.height
  style.height = `${px}px`
}

/** The next story begins in a window as tall as its viewport says. */
export function resetTestHeight(): void {
  if (usual !== undefined) testFrame().style.height = usual
  usual = undefined
}
