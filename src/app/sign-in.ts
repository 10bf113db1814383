import { authRoutes } from '#api/auth'
import type { Config } from '#lib/config'
import { link } from '#lib/link'
import { keepForTab, tabKeys } from '#lib/storage'

/**
 * Leaves for Google by way of the backend (SES-2): a full page navigation. `wanted` is the address here, from its
 * slash on, that the person comes back to.
 */
export function continueWithGoogle({ apiBaseUrl, dashboardBaseUrl }: Config, wanted: string): void {
  keepForTab(tabKeys.signingIn, 'yes')
  const target = new URL(wanted, new URL(dashboardBaseUrl, window.location.origin))
  window.location.assign(
    `${apiBaseUrl.replace(/\/$/, '')}/v1${link(authRoutes.google.path, {}, { redirect: target.href })}`,
  )
}
