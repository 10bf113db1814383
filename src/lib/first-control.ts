/** The first of what Tab reaches in an element. */
export const firstControl = (root: Element | null | undefined): HTMLElement | undefined =>
  [
    ...(root?.querySelectorAll<HTMLElement>(
      ':is(input, select, textarea, button, a[href]):not(:disabled, [tabindex="-1"])',
    ) ?? []),
  ].find((control) => control.checkVisibility())
