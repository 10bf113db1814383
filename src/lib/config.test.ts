import { describe, expect, test } from 'vitest'
import { MissingConfigError, readConfig } from '#lib/config'

describe('configuration', () => {
  const env = {
    VITE_API_BASE_URL: 'https://api.test',
    VITE_SITE_URL: 'https://site.test',
    VITE_DASHBOARD_BASE_URL: 'https://app.test',
    VITE_TRACKING_WORKSPACE_ID: 'ws_1',
  }
  test('reads all four', () => {
    expect(readConfig(env)).toEqual({
      apiBaseUrl: 'https://api.test',
      siteUrl: 'https://site.test',
      dashboardBaseUrl: 'https://app.test',
      trackingWorkspaceId: 'ws_1',
    })
  })
  test.each(Object.keys(env))('names %s when it is missing or empty', (variable) => {
    for (const value of [undefined, '', ' ']) {
      const error = (() => {
        try {
          readConfig({ ...env, [variable]: value })
        } catch (caught) {
          return caught
        }
        return undefined
      })()
      expect(error).toBeInstanceOf(MissingConfigError)
      expect(error).toMatchObject({ message: 'Environment variable is not set', variable })
    }
  })
})
