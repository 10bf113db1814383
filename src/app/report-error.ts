/** The one place where errors that no screen handles end up. A reporting service is put in here. */
export function reportError(error: unknown): void {
  console.error(error)
}
