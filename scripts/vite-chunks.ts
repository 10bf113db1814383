import { basename } from 'node:path'
import type { Rolldown } from 'vite'

type Context = Rolldown.ChunkingContext

/** What is loaded for itself before anything is clicked: a page, or the frame around it; and which first screens it is part of. */
const FIRST: [file: string, screens: string[]][] = [
  ['app/pages/sign-in-up-page.tsx', ['sign-in']],
  ['app/pages/workspaces-page.tsx', ['workspaces']],
  ['app/layouts/simple-layout.tsx', ['workspaces']],
  ['app/pages/workspace-home-page.tsx', ['home']],
  ['app/pages/contacts-page.tsx', ['contacts']],
  ['app/layouts/main-layout.tsx', ['home', 'contacts']],
  ['app/layouts/assistant.tsx', ['assistant']],
  ['app/pages/editor-page.tsx', ['editor']],
  ['app/demo-editor.tsx', ['drafts']],
  ['features/editor/persistence/draft-editor.tsx', ['editor']],
  ['features/editor/mail-editor/index.ts', ['editor']],
  ['app/pages/campaign-page.tsx', ['campaign']],
  ['features/campaigns/edit/campaign-edit.tsx', ['campaign']],
  ['features/campaigns/edit/campaign-notes.tsx', ['campaign']],
  ['features/campaigns/content/index.ts', ['campaign']],
]

/** What is loaded by itself, and is no part of a first screen. */
const LATER = ['tracking', 'whole', 'drafts', 'editor', 'campaign']

/** What makes the contacts whole once their first rows stand. */
const WHOLE = 'features/contacts/whole-parts.ts'
/** What a key in the email editor needs, of a draft or of a campaign: one file, though each has its own way to it. */
const EDITOR = /\/src\/features\/editor\/(?:blocks|canvas|frame|outline|palette)\//
/** What a list of drafts needs, and with it what a mail is made of. */
const DRAFTS =
  /\/src\/(?:features\/editor\/(?:persistence|store|state|said-later|editor-screen)|mail\/(?:document|operations|twin))\b/
/** What people type and choose with, on other screens as well as in the contacts. */
const FIELDS = /\/src\/components\/(?:combobox|date-field|input-box|number-field)\/|\/icons\/calendar-days\./
/** Large, and wanted by the contacts before anybody asks for it; by other screens only once they do. */
const CONDITIONS = '/features/segments/condition-editor/'

/** What other screens want of it at once, without the rest: days in time zones, refetching, and the forms of a workspace. */
const SMALL_AND_SHARED =
  /\/src\/(lib\/(zoned-time|iso-date|time-zones|week)|api\/core\/use-refresh|api\/forms\/forms\.(hooks|routes))\.ts$/
/** Short lists of a workspace, which most screens name something of. */
const LISTS = /\/src\/api\/(?:mailing-lists|schemas|segments)\/[a-z-]+\.(?:hooks|routes)\.ts$/

/** What checks what can't be trusted, such as a stored draft: most screens have none. */
const SCHEMAS = /\/node_modules\/valibot\/|\/src\/api\/shapes\/[\w-]+\.schema\.ts$/
/** What lists of other screens want of the home, without its tiles. */
const OF_MANY_LISTS = /\/src\/(lib\/duration|api\/contacts\/contacts\.hooks)\.ts$/

/**
 * Who imports a module without delay. Through the face of a folder (index.ts) only those who name something of it: the rest
 * of a face is left out of what they load.
 */
function importersOf(id: string, context: Context): string[] {
  return (context.getModuleInfo(id)?.importers ?? []).flatMap((importer) => {
    const { code, importers } = context.getModuleInfo(importer) ?? {}
    if (!importer.endsWith('/index.ts') || !code || !importers) return importer
    const names = namesFrom(code, (from) => id.endsWith(basename(from)) || id === faceOf(from, id))
    const isFace = (from: string) => importer === faceOf(from, importer)
    return importers.filter((one) =>
      namesFrom(context.getModuleInfo(one)?.code ?? '', isFace).some((name) => names.includes(name)),
    )
  })
}

/** The face that a path such as '#features/contacts' means, beside another file of the source. */
const faceOf = (from: string, beside: string) =>
  `${beside.slice(0, beside.indexOf('/src/'))}/src/${from.slice(1)}/index.ts`

/** What a module imports or hands on from a file. */
function namesFrom(code: string, isFile: (from: string) => boolean): string[] {
  return [...code.matchAll(/(?:import|export)\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g)]
    .filter(([, , from = '']) => isFile(from))
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim().split(' as ')[0] ?? ''))
}

/** Which first screens need a module at once. */
function screensOf(id: string, context: Context): Set<string> {
  const users = new Set([id])
  for (const user of users) for (const importer of importersOf(user, context)) users.add(importer)
  return new Set(
    [...users].flatMap((user) => {
      if (context.getModuleInfo(user)?.isEntry) return ['entry']
      if (user.endsWith(`/src/${WHOLE}`)) return ['whole']
      if (user.endsWith('/src/tracking/index.ts')) return ['tracking']
      return FIRST.flatMap(([file, screens]) => (user.endsWith(`/src/${file}`) ? screens : []))
    }),
  )
}

/** Styles stand in two files, since small ones compress badly (SPD-2): those of first screens and all others. */
function sheetOf(id: string, context: Context): string {
  return [...screensOf(id, context)].some((screen) => !LATER.includes(screen)) ? 'first' : 'later'
}

/**
 * The chunk of a module that several entries share is what its importers imply: few files on the first screen
 * (SPD-3), and none of them holds what only another screen needs.
 */
function chunkOf(id: string, context: Context): string | null {
  const users = screensOf(id, context)
  const screens = [...users].filter((screen) => !LATER.includes(screen)).sort()
  if (screens.join() === 'assistant') return null
  if (screens.length === 0) {
    if (users.has('editor') && EDITOR.test(id)) return 'email-editor'
    // Few files before the list of drafts, which the demo of the editor begins with.
    if (users.has('drafts') && users.has('editor') && DRAFTS.test(id)) return 'drafts'
    if (SCHEMAS.test(id)) return 'schemas'
    if (!users.has('whole') || users.has('tracking')) return null
    if (SMALL_AND_SHARED.test(id)) return 'dates'
    if (LISTS.test(id)) return 'lists'
    if (id.includes(CONDITIONS)) return 'condition-editor'
    if (users.has('editor')) return 'controls'
    if (FIELDS.test(id)) return 'fields'
    return users.has('campaign') ? 'tools' : 'contacts-whole'
  }
  if (screens.includes('sign-in')) return 'every-page'
  // Small, and else the editor would wait for what only another screen needs.
  const isSmall = (users.has('editor') && /\/src\/api\/|\/lucide-react\//.test(id)) || OF_MANY_LISTS.test(id)
  // Lists of other screens have no table of this kind, but its checkboxes and pills.
  if (screens.join() === 'contacts' && id.includes('/src/components/data-table/')) return 'table'
  if (screens.length === 1 && !isSmall) return screens.join()
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
