/** Steps of the space scale between children. */
export const gaps = [0, 1, 2, 3, 4, 5, 6] as const
export type Gap = (typeof gaps)[number]

/** Steps of the space scale around the children; 6 is as far as what a page holds stands from its sides, less on a phone. */
export const paddings = [4, 6] as const
export type Padding = (typeof paddings)[number]

/** Widths that a layout can be held to. */
export const measures = ['notice', 'task', 'page'] as const
export type Measure = (typeof measures)[number]
