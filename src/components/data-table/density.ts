import { createContext } from 'react'

/** How close the rows of tables stand, as the reader has chosen (SET-69). */
export const tableDensities = ['comfortable', 'compact'] as const
export type TableDensity = (typeof tableDensities)[number]

export const decodeTableDensity = (value: unknown): TableDensity | undefined =>
  tableDensities.find((one) => one === value)

/** Around all tables. */
export const TableDensityContext = createContext<TableDensity>('comfortable')
