/**
 * Whether a call came under a name of this machine. A site elsewhere can let its own name lead to this machine, and its pages are
 * then of the same origin as what answers here.
 */
export const isLoopbackName = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname)
