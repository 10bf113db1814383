import type { ServerConfig } from '#server/config'
import type { Metrics, MetricsOptions } from './start-metrics.ts'

/**
 * Starts the metrics where METRICS_PORT is set. Their library is loaded only then: a process loads what it needs
 * (docs/decisions/057).
 */
export async function openMetrics(
  { metrics }: Pick<ServerConfig, 'metrics'>,
  options: Omit<MetricsOptions, 'host' | 'port'>,
): Promise<Metrics | undefined> {
  if (!metrics) return undefined
  const { startMetrics } = await import('./start-metrics.ts')
  return startMetrics({ ...options, ...metrics })
}
