/** The policy of every page that the project serves (README: deployment). `frame-ancestors` works only as a header. */
export function contentSecurityPolicy(connect: readonly string[], demo: boolean): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' https: data:",
    `connect-src ${["'self'", ...connect].join(' ')}`,
    "font-src 'self'",
    "worker-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "manifest-src 'self'",
    "require-trusted-types-for 'script'",
    // Workers of our own, and mails in frames that run no script; in the demo also the service worker that stands for the backend.
    `trusted-types otegami-worker otegami-mail${demo ? ' otegami-mock' : ''}`,
  ].join('; ')
}

export interface HostHeadersOptions {
  /** Other origins that the page may call, such as that of the API. */
  connect: readonly string[]
  demo: boolean
}

/** What a host sends with the page: `npm run preview`, `npm start` and the server do, docs/hosting has it for the usual servers. */
export const hostHeaders = ({ connect, demo }: HostHeadersOptions) => ({
  'content-security-policy': `${contentSecurityPolicy(connect, demo)}; frame-ancestors 'none'`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // The return page of an integration may stand in a window that the app has opened.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
})
