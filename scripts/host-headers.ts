import { contentSecurityPolicy } from './vite-page.ts'

export interface HostHeadersOptions {
  /** Other origins that the page may call, such as that of the API. */
  connect: readonly string[]
  demo: boolean
}

/** What a host sends with the page: `npm run preview` and `npm start` do, docs/hosting has it for the usual servers. */
export const hostHeaders = ({ connect, demo }: HostHeadersOptions) => ({
  'content-security-policy': `${contentSecurityPolicy(connect, demo)}; frame-ancestors 'none'`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // The return page of an integration may stand in a window that the app has opened.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
})
