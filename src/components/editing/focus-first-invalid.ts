/** Puts the focus on the first field that says that something is wrong with it, once it says so. */
export function focusFirstInvalid(root: Element | null | undefined): void {
  // The errors are rendered with the state that was set just now.
  queueMicrotask(() =>
    root?.querySelector<HTMLElement>(':is([aria-invalid=true], [data-invalid] input)')?.focus(),
  )
}
