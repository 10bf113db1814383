/** The text size of most readers, in px. */
const USUAL = 16

/** How much larger than usual the reader has text in this browser. What holds text is as much larger, so that nothing is cut (ACC-6). */
export const textScale = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL

/** Whether the window has room for what takes `width` px with text of the usual size. */
export const hasRoomFor = (width: number): boolean => window.innerWidth >= width * Math.max(1, textScale())
