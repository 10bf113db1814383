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
  /** Reachable signed in or out (ROU-16). */
  open?: boolean
  /** Its words are among those of the first screens: it waits for no others. */
  first?: boolean
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
const InvitePage = deferred(async () => (await import('./pages/invite-page.tsx')).InvitePage)
const IntegrationCallbackPage = deferred(
  async () => (await import('./pages/integration-callback-page.tsx')).IntegrationCallbackPage,
)
const NotBuiltPage = deferred(async () => (await import('./pages/not-built-page.tsx')).NotBuiltPage)
const WorkspaceHomePage = deferred(
  async () => (await import('./pages/workspace-home-page.tsx')).WorkspaceHomePage,
)
const workspacesPage = () => import('./pages/workspaces-page.tsx')
const WorkspacesPage = deferred(async () => (await workspacesPage()).WorkspacesPage)

/** The sign-in page stands where any page of the signed-in area is asked for by who is not signed in (ROU-16). */
export const SignInUpPage = deferred(async () => (await import('./pages/sign-in-up-page.tsx')).SignInUpPage)

/** What lies over pages when it is asked for. */
export const Hosts = deferred(async () => (await import('./hosts.tsx')).Hosts)

/** The frames around pages; who signs in first needs neither. */
export const layouts: Record<LayoutName, Deferred<object>> = {
  main: deferred(async () => (await import('./layouts/main-layout.tsx')).MainLayout),
  simple: deferred(async () => (await import('./layouts/simple-layout.tsx')).SimpleLayout),
}

/** Where the screen is still to come: an honest page stands there. */
export const notBuilt = [
  paths.WORKSPACE_EDITOR,
  paths.WORKSPACE_CAMPAIGNS,
  paths.WORKSPACE_CAMPAIGNS_EDIT,
  paths.WORKSPACE_SENDERS_EACH,
  paths.WORKSPACE_FORMS,
  paths.WORKSPACE_FORMS_EACH,
  paths.WORKSPACE_FORMS_EACH_EDIT,
  paths.WORKSPACE_CONNECTIONS,
  paths.WORKSPACE_CONNECTIONS_NEW,
  paths.WORKSPACE_AMP_REGISTRATION,
  paths.EXAMPLE,
] as const

/** The addresses of the product (ROU-1), and which layout stands around each. Each screen is a chunk of its own. */
export const routes: readonly AppRoute[] = [
  {
    path: paths.WORKSPACES,
    layout: 'simple',
    Page: WorkspacesPage,
    first: true,
    prefetch: async (api) => (await workspacesPage()).prefetch(api),
  },
  { path: paths.WORKSPACE_HOME, layout: 'main', Page: WorkspaceHomePage, first: true },
  {
    path: paths.WORKSPACE_CONTACTS,
    layout: 'main',
    Page: ContactsPage,
    first: true,
    prefetch: async (api, address) => (await contactsPage()).prefetch(api, address),
  },
  { path: paths.INVITE, layout: 'simple', Page: InvitePage, open: true },
  { path: paths.INTEGRATION_CALLBACK, layout: 'simple', Page: IntegrationCallbackPage },
  ...notBuilt.map((path) => ({ path, layout: 'main', Page: NotBuiltPage }) as const),
]

export const routeAt = (pathname: string): AppRoute | undefined =>
  routes.find(({ path }) => matchPath({ path, end: true }, pathname) !== null)

/** The workspace that an address speaks of (ROU-9). */
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
