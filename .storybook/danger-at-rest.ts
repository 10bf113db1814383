/**
 * A filled red button belongs to the question that it answers (an alertdialog): on a screen at rest it would be the
 * loudest thing, and what destroys is never the first thing to do.
 */
export const dangerAtRest = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('button[data-tone=danger], a[data-tone=danger]')]
    .filter((button) => button.closest('[role=alertdialog]') === null)
    .map(({ textContent }) => `"${textContent}" is a filled red button at rest: use danger-quiet.`)
