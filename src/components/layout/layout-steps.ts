/** Steps of the space scale between children. */
export const gaps = [0, 1, 2, 3, 4, 5, 6] as const
export type Gap = (typeof gaps)[number]

/** Around the children: a step of the space scale, or as far as what a page holds stands from its sides. */
export const paddings = [4, 'page'] as const
export type Padding = (typeof paddings)[number]

/** Widths that a layout can be held to. */
export const measures = ['notice', 'task', 'page'] as const
export type Measure = (typeof measures)[number]
