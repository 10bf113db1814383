import { Suspense, useEffect, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router'
import { forgetFailures } from '#components/deferred'
import { PageOverlay } from '#components/page-overlay'
import { SignedIn, SignedOut } from '#features/session'
import { MoreMessages } from '#intl'
import { paths } from '#lib/link'
import { onWhole } from '#lib/on-idle'
import { safeRedirect } from '#lib/safe-url'
import { parseQuery } from '#lib/query'
import { productName } from '#lib/product'
import { Later } from './later.tsx'
import { PageError } from './page-error.tsx'
import { Hosts, layouts, routes, SignInUpPage, type LayoutName } from './routes.tsx'

const routesIn = (layout: LayoutName, area: 'signed-in' | 'open' = 'signed-in') =>
  routes
    .filter((route) => route.layout === layout && (route.open === true) === (area === 'open'))
    .map(({ path, Page, words = 'app' }) => (
      <Route
        key={path}
        path={path}
        element={
          words === 'first' ? (
            <Page />
          ) : (
            <MoreMessages of={words}>
              <Page />
            </MoreMessages>
          )
        }
      />
    ))

export interface AppProps {
  /** Told of each address, the first included. */
  onAddress?: () => void
}

/** The address table as React sees it. */
export function App({ onAddress }: AppProps) {
  const { pathname } = useLocation()
  useEffect(() => onAddress?.(), [onAddress, pathname])
  return (
    <ErrorBoundary FallbackComponent={PageError} onReset={forgetFailures}>
      <Suspense fallback={<PageOverlay label={productName} />}>
        <Routes>
          <Route element={<OpenArea />}>
            <Route element={<layouts.simple />}>{routesIn('simple', 'open')}</Route>
          </Route>
          <Route element={<SignedInArea />}>
            <Route element={<layouts.main />}>{routesIn('main')}</Route>
            <Route element={<layouts.simple />}>{routesIn('simple')}</Route>
            <Route path={paths.SIGN_IN_UP} element={<BackToWhereOneWasGoing />} />
            <Route path="*" element={<Navigate to={paths.WORKSPACES} replace />} />
          </Route>
        </Routes>
      </Suspense>
    </ErrorBoundary>
  )
}

/**
 * Loads the hosts once the page is whole, or at once where the address opens one. A browser asks an HTTP/1.1 server for six
 * files at a time, and what makes the page whole goes first.
 */
function LaterHosts() {
  const { hash } = useLocation()
  const [isWhole, setWhole] = useState(false)
  useEffect(() => onWhole(() => setWhole(true)), [])
  return isWhole || hash !== '' ? (
    <Later>
      <Hosts />
    </Later>
  ) : null
}

/** Who is signed out sees the sign-in page at any address, and so comes back to that address (ROU-16, ROU-17). */
function SignedInArea() {
  return (
    <>
      <SignedIn loader={<PageOverlay label={productName} />}>
        <Outlet />
        <LaterHosts />
      </SignedIn>
      <SignedOut>
        <SignInUpPage />
      </SignedOut>
    </>
  )
}

/** The same page for who is signed in and who is not, as soon as that is known. */
function OpenArea() {
  return (
    <>
      <SignedIn loader={<PageOverlay label={productName} />}>
        <Outlet />
        <LaterHosts />
      </SignedIn>
      <SignedOut>
        <Outlet />
      </SignedOut>
    </>
  )
}

function BackToWhereOneWasGoing() {
  const { search } = useLocation()
  const target = safeRedirect(parseQuery(search)['redirect'], window.location.origin)
  return (
    <Navigate
      to={target === undefined || target.startsWith(paths.SIGN_IN_UP) ? paths.WORKSPACES : target}
      replace
    />
  )
}
