import { useLocation } from 'react-router'
import { SignInUpScreen, useSession } from '#features/session'
import { paths } from '#lib/link'
import { productName } from '#lib/product'
import { parseQuery } from '#lib/query'
import { safeRedirect } from '#lib/safe-url'
import { useConfig } from '#app/config-context.tsx'
import { usePreferences } from '#app/preferences.tsx'
import { continueWithGoogle } from '#app/sign-in.ts'

export function SignInUpPage() {
  const { pathname, search, hash } = useLocation()
  const config = useConfig()
  const { siteUrl } = config
  const { locale, setLocale } = usePreferences()
  const session = useSession()
  const query = parseQuery(search)

  const wanted =
    pathname === paths.SIGN_IN_UP
      ? (safeRedirect(query['redirect'], window.location.origin) ?? paths.WORKSPACES)
      : `${pathname}${search}${hash}`
  return (
    <SignInUpScreen
      productName={productName}
      onContinueWithGoogle={() => continueWithGoogle(config, wanted)}
      {...(session.status === 'signed-out' && { ended: session.ended, hadSession: session.hadSession })}
      error={query['error']}
      locale={locale}
      onLocaleChange={setLocale}
      termsHref={new URL('/terms', siteUrl).href}
      privacyHref={new URL('/privacy', siteUrl).href}
    />
  )
}
