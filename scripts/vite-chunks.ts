import { basename } from 'node:path'
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

/**
 * Who imports a module without delay. Through the face of a folder (index.ts) only those who name something of it: the rest
 * of a face is left out of what they load.
 */
function importersOf(id: string, context: Context): string[] {
  return (context.getModuleInfo(id)?.importers ?? []).flatMap((importer) => {
    const { code, importers } = context.getModuleInfo(importer) ?? {}
    if (!importer.endsWith('/index.ts') || !code || !importers) return importer
    const names = namesFrom(code, id)
    return importers.filter((one) => names.some((name) => context.getModuleInfo(one)?.code?.includes(name)))
  })
}

/** What a face hands on from one of its files. */
function namesFrom(face: string, id: string): string[] {
  return [...face.matchAll(/export \{([^}]*)\} from ["']([^"']+)["']/g)]
    .filter(([, , from = '']) => id.endsWith(basename(from)))
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim().split(' as ').at(-1) ?? ''))
}

/** Which first screens need a module at once. */
function screensOf(id: string, context: Context): Set<string> {
  const users = new Set([id])
  for (const user of users) for (const importer of importersOf(user, context)) users.add(importer)
  return new Set(
    [...users].flatMap((user) => {
      if (context.getModuleInfo(user)?.isEntry) return ['entry']
      return FIRST.flatMap(([file, screens]) => (user.endsWith(`/src/app/${file}`) ? screens : []))
    }),
  )
}

/** Styles stand in two files, since small ones compress badly (SPD-2): those of first screens and all others. */
function sheetOf(id: string, context: Context): string {
  return screensOf(id, context).size > 0 ? 'first' : 'later'
}

/**
 * The chunk of a module that several entries share is what its importers imply: few files on the first screen
 * (SPD-3), and none of them holds what only another screen needs.
 */
function chunkOf(id: string, context: Context): string | null {
  const screens = [...screensOf(id, context)].sort()
  if (screens.length === 0 || screens.join() === 'assistant') return null
  if (screens.includes('sign-in')) return 'every-page'
  if (screens.length === 1) return screens.join()
  return screens.includes('workspaces') ? 'signed-in' : 'workspace'
}

export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: sheetOf, debugName: 'styles', test: /\.vanilla\.css/, priority: 4 },
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
  { name: chunkOf, debugName: 'pages', priority: 1, minShareCount: 2, includeDependenciesRecursively: false },
]
