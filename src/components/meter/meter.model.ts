/** Values from which on a meter is a warning, and a danger. */
export interface MeterLevels {
  warning: number
  danger: number
}

/** What a value means; where danger lies below warning, small values are the bad ones. */
export function levelOf(
  value: number,
  levels: MeterLevels | undefined,
): 'good' | 'warning' | 'danger' | undefined {
  if (!levels || Number.isNaN(value)) return undefined
  const { warning, danger } = levels
  const reaches = (level: number) => (danger >= warning ? value >= level : value <= level)
  return reaches(danger) ? 'danger' : reaches(warning) ? 'warning' : 'good'
}
