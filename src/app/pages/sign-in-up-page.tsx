import { useLocation } from 'react-router'
import { authRoutes } from '#api/auth'
import { SignInUpScreen, useSession } from '#features/session'
import { link, paths } from '#lib/link'
import { productName } from '#lib/product'
import { parseQuery } from '#lib/query'
import { safeRedirect } from '#lib/safe-url'
import { useConfig } from '#app/config-context.tsx'
import { usePreferences } from '#app/preferences.tsx'

export function SignInUpPage() {
  const { pathname, search, hash } = useLocation()
  const { apiBaseUrl, siteUrl, dashboardBaseUrl } = useConfig()
  const { locale, setLocale } = usePreferences()
  const session = useSession()
  const query = parseQuery(search)

  const continueWithGoogle = () => {
    const { origin } = window.location
    const wanted =
      pathname === paths.SIGN_IN_UP ? safeRedirect(query['redirect'], origin) : `${pathname}${search}${hash}`
    const target = new URL(wanted ?? paths.WORKSPACES, new URL(dashboardBaseUrl, origin))
    // A full page navigation to the backend, which sends the browser on to Google (SPEC.md 7.2).
    window.location.assign(
      `${apiBaseUrl.replace(/\/$/, '')}/v1${link(authRoutes.google.path, {}, { redirect: target.href })}`,
    )
  }
  return (
    <SignInUpScreen
      productName={productName}
      onContinueWithGoogle={continueWithGoogle}
      ended={session.status === 'signed-out' && session.ended}
      error={query['error']}
      locale={locale}
      onLocaleChange={setLocale}
      termsHref={new URL('/terms', siteUrl).href}
      privacyHref={new URL('/privacy', siteUrl).href}
    />
  )
}
