import { matchPath } from 'react-router'
import type { Api } from '#api/core'
import { deferred, type Deferred } from '#components/deferred'
import { paths } from '#lib/link'

/** How much of the frame stands around a page. */
export type LayoutName = 'main' | 'simple'

export interface AppRoute {
  path: string
  layout: LayoutName
  Page: Deferred<object>
  /** Asks for what the page shows first, while the rest of the app is still on its way. */
  prefetch?: (api: Api, address: Address) => Promise<void>
}

/** The address as a page reads it. */
export interface Address {
  workspaceId: string
  search: string
}

const contactsPage = () => import('./pages/contacts-page.tsx')
const ContactsPage = deferred(async () => (await contactsPage()).ContactsPage)
const NotBuiltPage = deferred(async () => (await import('./pages/not-built-page.tsx')).NotBuiltPage)
const WorkspaceHomePage = deferred(
  async () => (await import('./pages/workspace-home-page.tsx')).WorkspaceHomePage,
)
const workspacesPage = () => import('./pages/workspaces-page.tsx')
const WorkspacesPage = deferred(async () => (await workspacesPage()).WorkspacesPage)

/** The sign-in page stands where any page of the signed-in area is asked for by who is not signed in (SPEC.md 2.2). */
export const SignInUpPage = deferred(async () => (await import('./pages/sign-in-up-page.tsx')).SignInUpPage)

/** The frames around pages; who signs in first needs neither. */
export const layouts: Record<LayoutName, Deferred<object>> = {
  main: deferred(async () => (await import('./layouts/main-layout.tsx')).MainLayout),
  simple: deferred(async () => (await import('./layouts/simple-layout.tsx')).SimpleLayout),
}

/** The addresses of SPEC.md 2.1 that have a screen, and which layout stands around it. Each is a chunk of its own. */
export const routes: readonly AppRoute[] = [
  {
    path: paths.WORKSPACES,
    layout: 'simple',
    Page: WorkspacesPage,
    prefetch: async (api) => (await workspacesPage()).prefetch(api),
  },
  { path: paths.WORKSPACE_HOME, layout: 'main', Page: WorkspaceHomePage },
  {
    path: paths.WORKSPACE_CONTACTS,
    layout: 'main',
    Page: ContactsPage,
    prefetch: async (api, address) => (await contactsPage()).prefetch(api, address),
  },
  // Linked from the navigation; their screens are still to come.
  { path: paths.WORKSPACE_CAMPAIGNS, layout: 'main', Page: NotBuiltPage },
  { path: paths.WORKSPACE_FORMS, layout: 'main', Page: NotBuiltPage },
]

export const routeAt = (pathname: string): AppRoute | undefined =>
  routes.find(({ path }) => matchPath({ path, end: true }, pathname) !== null)

/** The workspace that an address speaks of (SPEC.md 2.1). */
export function workspaceIdAt(pathname: string): string | undefined {
  const id = matchPath({ path: paths.WORKSPACE_HOME, end: false }, pathname)?.params['workspaceId']
  return id !== undefined && /^[\w-]{1,128}$/.test(id) ? id : undefined
}

/** Loads the code of the page that a link leads to. */
export function preloadPage(href: string): void {
  void loadRoute(routeAt(href.split(/[?#]/)[0] ?? ''))
}

/** Loads a page and the frame around it; without a page, the sign-in page. */
export async function loadRoute(route: AppRoute | undefined): Promise<void> {
  await (route
    ? Promise.all([route.Page.preload(), layouts[route.layout].preload()])
    : SignInUpPage.preload())
}
