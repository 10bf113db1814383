import { createContext, use } from 'react'
import type { Config } from '#lib/config'

const ConfigContext = createContext<Config | undefined>(undefined)
export const ConfigProvider = ConfigContext

/** Where the API, the site and the dashboard live. */
export function useConfig(): Config {
  const config = use(ConfigContext)
  if (!config) throw new Error('No <ConfigProvider> above this component. Wrap it in AppProviders.')
  return config
}
