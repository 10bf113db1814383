type Importing = (importModule: () => Promise<unknown>) => Promise<unknown>

declare global {
  /** Vitest puts its own `wrapDynamicImport` around each `import()` of the code that it serves. */
  var __vitest_browser_runner__: { wrapDynamicImport: Importing } | undefined
}

/** An `import()` of a module by its name; one of a name that is worked out says another one each time. */
const OF_A_NAME = /^async \(\) => import\("[^"]+"\)$/

/**
 * Chromium goes through all modules beneath the one that `import()` names, each time, though they came long ago: thousands where
 * nothing is bundled, and some 100 ms. A module that has come once is given at once.
 */
export function importOnce(): void {
  const runner = globalThis.__vitest_browser_runner__
  if (runner === undefined) return
  const importAnew = runner.wrapDynamicImport
  const come = new Map<string, Promise<unknown>>()
  runner.wrapDynamicImport = (importModule) => {
    const text = String(importModule)
    if (!OF_A_NAME.test(text)) return importAnew(importModule)
    const known = come.get(text)
    if (known) return known
    const coming = importAnew(importModule)
    come.set(text, coming)
    coming.catch(() => come.delete(text))
    return coming
  }
}
