import { matchPath } from 'react-router'
import type { Api } from '#api/core'
import { deferred, type Deferred } from '#components/deferred'
import type { Locale, MessagesOf } from '#intl'
import { paths } from '#lib/link'

/** How much of the frame stands around a page. */
export type LayoutName = 'main' | 'simple'

export interface AppRoute {
  path: string
  layout: LayoutName
  Page: Deferred<object>
  /** Reachable signed in or out (ROU-16). */
  open?: boolean
  /** Which words it waits for; none where they are among those of the first screens. @default app */
  words?: 'first' | MessagesOf
  /** Asks for what the page shows first, while the rest of the app is still on its way. */
  prefetch?: (api: Api, address: Address) => Promise<void>
}

/** The address as a page reads it. */
export interface Address {
  workspaceId: string
  search: string
  locale: Locale
}

const campaignsPage = () => import('./pages/campaigns-page.tsx')
const AmpRegistrationPage = deferred(
  async () => (await import('./pages/amp-registration-page.tsx')).AmpRegistrationPage,
)
const CampaignsPage = deferred(async () => (await campaignsPage()).CampaignsPage)
const contactsPage = () => import('./pages/contacts-page.tsx')
const ContactsPage = deferred(async () => (await contactsPage()).ContactsPage)
const CampaignPage = deferred(async () => (await import('./pages/campaign-page.tsx')).CampaignPage)
const ConnectionsPage = deferred(async () => (await import('./pages/connections-page.tsx')).ConnectionsPage)
const EditorPage = deferred(async () => (await import('./pages/editor-page.tsx')).EditorPage)
const ExamplePage = deferred(async () => (await import('./pages/example-page.tsx')).ExamplePage)
const FormEditPage = deferred(async () => (await import('./pages/form-edit-page.tsx')).FormEditPage)
const FormPage = deferred(async () => (await import('./pages/form-page.tsx')).FormPage)
const FormsPage = deferred(async () => (await import('./pages/forms-page.tsx')).FormsPage)
const InvitePage = deferred(async () => (await import('./pages/invite-page.tsx')).InvitePage)
const IntegrationCallbackPage = deferred(
  async () => (await import('./pages/integration-callback-page.tsx')).IntegrationCallbackPage,
)
const NewConnectionPage = deferred(
  async () => (await import('./pages/new-connection-page.tsx')).NewConnectionPage,
)
const WorkspaceHomePage = deferred(
  async () => (await import('./pages/workspace-home-page.tsx')).WorkspaceHomePage,
)
const SenderPage = deferred(async () => (await import('./pages/sender-page.tsx')).SenderPage)
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

/** The addresses of the product (ROU-1), and which layout stands around each. Each screen is a chunk of its own. */
export const routes: readonly AppRoute[] = [
  {
    path: paths.WORKSPACES,
    layout: 'simple',
    Page: WorkspacesPage,
    words: 'first',
    prefetch: async (api) => (await workspacesPage()).prefetch(api),
  },
  { path: paths.WORKSPACE_HOME, layout: 'main', Page: WorkspaceHomePage, words: 'first' },
  {
    path: paths.WORKSPACE_CONTACTS,
    layout: 'main',
    Page: ContactsPage,
    words: 'first',
    prefetch: async (api, address) => (await contactsPage()).prefetch(api, address),
  },
  {
    path: paths.WORKSPACE_CAMPAIGNS,
    layout: 'main',
    Page: CampaignsPage,
    prefetch: async (api, address) => (await campaignsPage()).prefetch(api, address),
  },
  { path: paths.WORKSPACE_CAMPAIGNS_EDIT, layout: 'main', Page: CampaignPage },
  { path: paths.WORKSPACE_SENDERS_EACH, layout: 'main', Page: SenderPage },
  { path: paths.WORKSPACE_AMP_REGISTRATION, layout: 'main', Page: AmpRegistrationPage },
  { path: paths.WORKSPACE_FORMS, layout: 'main', Page: FormsPage },
  { path: paths.WORKSPACE_FORMS_EACH, layout: 'main', Page: FormPage },
  { path: paths.WORKSPACE_FORMS_EACH_EDIT, layout: 'main', Page: FormEditPage },
  { path: paths.WORKSPACE_CONNECTIONS, layout: 'main', Page: ConnectionsPage },
  { path: paths.WORKSPACE_CONNECTIONS_NEW, layout: 'main', Page: NewConnectionPage },
  { path: paths.WORKSPACE_EDITOR, layout: 'main', Page: EditorPage, words: 'editor' },
  { path: paths.EXAMPLE, layout: 'main', Page: ExamplePage },
  { path: paths.INVITE, layout: 'simple', Page: InvitePage, open: true },
  { path: paths.INTEGRATION_CALLBACK, layout: 'simple', Page: IntegrationCallbackPage },
]

export const routeAt = (pathname: string): AppRoute | undefined =>
  routes.find(({ path }) => matchPath({ path, end: true }, pathname) !== null)

/** The workspace that an address speaks of (ROU-9). */
export function workspaceIdAt(pathname: string): string | undefined {
  const path = pathname.startsWith('/example/') ? paths.EXAMPLE : paths.WORKSPACE_HOME
  const id = matchPath({ path, end: false }, pathname)?.params['workspaceId']
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
