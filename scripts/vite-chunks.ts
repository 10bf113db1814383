import type { Rolldown } from 'vite'

type Context = Rolldown.ChunkingContext

/** What is loaded for itself before anything is clicked: a page, or the frame around it; and which first screens it is part of. */
const FIRST: [file: string, screens: string[]][] = [
  ['pages/sign-in-up-page.tsx', ['sign-in']],
  ['pages/workspaces-page.tsx', ['workspaces']],
  ['layouts/simple-layout.tsx', ['workspaces']],
  ['pages/workspace-home-page.tsx', ['home']],
  ['pages/contacts-page.tsx', ['contacts']],
  ['layouts/main-layout.tsx', ['home', 'contacts']],
  ['layouts/assistant.tsx', ['assistant']],
]

/** Which first screens need a module at once: it is imported by theirs without delay. */
function screensOf(id: string, context: Context): Set<string> {
  const importers = new Set([id])
  for (const one of importers)
    for (const importer of context.getModuleInfo(one)?.importers ?? []) importers.add(importer)
  return new Set(
    [...importers].flatMap((one) => {
      if (context.getModuleInfo(one)?.isEntry) return ['entry']
      return FIRST.flatMap(([file, screens]) => (one.endsWith(`/src/app/${file}`) ? screens : []))
    }),
  )
}

/** Styles stand in two files, since small ones compress badly (PERFORMANCE.md B6): those of first screens and all others. */
function sheetOf(id: string, context: Context): string {
  return screensOf(id, context).size > 0 ? 'first' : 'later'
}

/**
 * The chunk of a module that several entries share is what its importers imply: few files on the first screen
 * (PERFORMANCE.md B8), and none of them holds what only another screen needs.
 */
function chunkOf(id: string, context: Context): string | null {
  const screens = [...screensOf(id, context)].sort()
  if (screens.length === 0 || screens.join() === 'assistant') return null
  if (screens.includes('sign-in')) return 'every-page'
  if (screens.includes('workspaces')) return 'signed-in'
  return screens.length === 1 ? screens.join() : 'workspace'
}

export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: sheetOf, test: /\.vanilla\.css/, priority: 4 },
  {
    name: 'vendor',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|swr|use-sync-external-store|react-intl|@formatjs|intl-messageformat|react-error-boundary|dequal)[\\/]|vanilla-extract[\\/](dynamic|private)/,
    priority: 3,
  },
  {
    name: 'layers',
    test: /node_modules[\\/](@radix-ui|radix-ui|@floating-ui|aria-hidden|react-remove-scroll|react-style-singleton|use-callback-ref|use-sidecar|get-nonce|tslib)/,
    priority: 2,
  },
  { name: 'shell', tags: ['$initial'], priority: 2 },
  { name: (id, context) => chunkOf(id, context) === 'contacts-page' ? 'contacts-page' : null, priority: 1, includeDependenciesRecursively: false },
  { name: chunkOf, priority: 1, minShareCount: 2, includeDependenciesRecursively: false },
]
