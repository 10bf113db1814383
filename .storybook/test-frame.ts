/**
 * The frame that the tests show a story in. Its size is set here and not by the window's, which would ask another process; the
 * tests give it the size of the next story's viewport before that begins.
 */
export function testFrame(): HTMLElement {
  const frame = window.parent.document.querySelector<HTMLElement>('iframe[data-vitest]')
  if (!frame) throw new Error('The story stands in no frame.')
  return frame
}
