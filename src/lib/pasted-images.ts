/** Images that were copied as such, without words beside them: a screenshot, or the picture of a page. */
export const pastedImages = (clipboard: DataTransfer | null): readonly File[] =>
  clipboard?.getData('text/plain').trim() === ''
    ? [...clipboard.files].filter(({ type }) => type.startsWith('image/'))
    : []
