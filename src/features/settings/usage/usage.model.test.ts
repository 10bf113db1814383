import { describe, expect, it } from 'vitest'
import { isMonth, monthsAt, rangeOf, USAGE } from './usage.model.ts'

describe('months', () => {
  const now = Date.parse('2026-01-15T00:00:00Z')
  it('are this one and those before it', () => {
    const months = monthsAt(now)
    expect(months).toHaveLength(USAGE.months)
    expect(months.slice(0, 2)).toEqual(['2026-01', '2025-12'])
    expect(months.at(-1)).toBe('2025-01')
  })
  it('hold the chosen one, wherever it is', () => {
    expect(monthsAt(now, '2025-12')).toHaveLength(USAGE.months)
    expect(monthsAt(now, '2024-02').at(-1)).toBe('2024-02')
    expect(monthsAt(now, '2026-05')[0]).toBe('2026-05')
  })
  it('are named by year and month', () => {
    expect(isMonth('2026-01')).toBe(true)
    for (const text of ['2026-13', '2026-00', '2026-1', '20260-1', '__proto__', ''])
      expect(isMonth(text)).toBe(false)
  })
  it('have their days', () => {
    expect(rangeOf('2024-02')).toEqual({
      from: '2024-02-01',
      to: '2024-02-29',
      since: '2024-02-01T00:00:00.000Z',
      until: '2024-03-01T00:00:00.000Z',
    })
    expect(rangeOf('2025-12').until).toBe('2026-01-01T00:00:00.000Z')
  })
})
