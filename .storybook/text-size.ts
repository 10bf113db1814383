/** For the `beforeEach` of a story: the reader's text has this size in it, such as '200%' (ACC-14). */
export const withText = (size: string) => () => {
  const { style } = document.documentElement
  style.fontSize = size
  return () => {
    style.fontSize = ''
  }
}

/** Where the middle of the first line of an element is, px from the top of the window. */
export const middleOfFirstLine = (words: Element) =>
  words.getBoundingClientRect().top + Number.parseFloat(getComputedStyle(words).lineHeight) / 2
