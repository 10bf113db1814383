/** For the `beforeEach` of a story: the reader's text has this size in it, such as '200%' (ACC-14). */
export const withText = (size: string) => () => {
  const { style } = document.documentElement
  style.fontSize = size
  return () => {
    style.fontSize = ''
  }
}
