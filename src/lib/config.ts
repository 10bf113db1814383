/** Where the product's parts live. */
export interface Config {
  /** Where the API answers, without /v1. */
  apiBaseUrl: string
  /** The public site: terms and privacy are linked from here. */
  siteUrl: string
  /** Where this app is served. */
  dashboardBaseUrl: string
  /** The workspace that the product's own visits are tracked for. */
  trackingWorkspaceId: string
}

/** A configuration value that the start can't do without (ERR-23). */
export class MissingConfigError extends Error {
  override readonly name = 'MissingConfigError'
  readonly variable: string

  constructor(variable: string) {
    super('Environment variable is not set')
    this.variable = variable
  }
}

/** Reads the configuration. Throws MissingConfigError for the first variable that is not set. */
export function readConfig(env: Readonly<Record<string, unknown>>): Config {
  const valueOf = (variable: string): string => {
    const value = env[variable]
    if (typeof value !== 'string' || value.trim() === '') throw new MissingConfigError(variable)
    return value
  }
  return {
    apiBaseUrl: valueOf('VITE_API_BASE_URL'),
    siteUrl: valueOf('VITE_SITE_URL'),
    dashboardBaseUrl: valueOf('VITE_DASHBOARD_BASE_URL'),
    trackingWorkspaceId: valueOf('VITE_TRACKING_WORKSPACE_ID'),
  }
}
